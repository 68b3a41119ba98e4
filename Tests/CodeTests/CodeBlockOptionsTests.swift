import Diagnostics
import TestSupport
import Testing

@testable import Code

@Suite struct CodeBlockOptionsTests {
  static func options(_ info: String, lineCount: Int = 20) -> CodeBlockOptions {
    CodeBlockOptions(parsing: info, at: nil, lineCount: lineCount)
  }

  @Test(arguments: [
    "swift {lines=1 start=10 mark=\"2,4-6\" title=\"Lens.swift\"}",
    "swift {numbers start=10 mark='2 4-6' title='Lens.swift'}",
    "swift title=\"Lens.swift\" linenums=\"10\" hl_lines=\"2 4-6\"",
    "swift{2,4-6} title=Lens.swift showLineNumbers=10",
    "swift {2,4-6} filename=\"Lens.swift\" start=10",
    "{.swift .numberLines startFrom=\"10\" mark=2,4-6 title=Lens.swift}",
    "{swift linenostart=10 hl_lines=[2,\"4-6\"] linenos=table caption=Lens.swift}",
    "{code-block} swift lineno-start=10 emphasize-lines=2,4-6 caption=Lens.swift",
    "swift,linenos,start=10 mark=4-5,2,6 title=Lens.swift",
    "  swift   numbers   mark=2,4,5,6 start=10 title=Lens.swift  ",
  ])
  func `options are read in the spelling of every generator`(info: String) {
    let options = Self.options(info)
    #expect(options.languageName == "swift")
    #expect(options.title == "Lens.swift")
    #expect(options.lines == CodeLines(firstNumber: 10, marked: [2...2, 4...6]), "\(info)")
    #expect(options.diagnostics == [], "\(info)")
  }

  @Test func `a language alone, or none`() {
    #expect(Self.options("swift").languageName == "swift")
    #expect(Self.options("swift").lines == CodeLines())
    #expect(Self.options("").languageName == "")
    #expect(Self.options("title=\"x y\"").title == "x y")
    #expect(Self.options("title=\"x y\"").languageName == "")
    #expect(Self.options("{1,3-5}").lines.marked == [1...1, 3...5])
    #expect(Self.options("{numbers}").lines.firstNumber == 1)
    #expect(Self.options("{#id}").identifier == "id")
    #expect(Self.options("c++ numbers=no").lines.firstNumber == nil)
    #expect(Self.options("rust,editable,no_run,edition2021").diagnostics == [])
    #expect(Self.options("=").diagnostics == [])
  }

  static let faults: [(String, String, String?)] = [
    ("1️⃣pyhton2️⃣ numbers", "code/unknown-language", "python"),
    ("{.1️⃣swfit2️⃣ #id}", "code/unknown-language", "swift"),
    ("1️⃣klingon2️⃣", "code/unknown-language", nil),
    ("swift 1️⃣titel2️⃣=\"x\"", "code/unknown-option", "title"),
    ("swift {1️⃣numbrs2️⃣ #id}", "code/unknown-option", "numbers"),
    ("swift 1️⃣wrap2️⃣", "code/unknown-option", nil),
    ("swift 1️⃣title2️⃣", "code/missing-value", nil),
    ("swift mark=\"2,1️⃣x2️⃣,4\"", "code/malformed-lines", nil),
    ("swift mark=\"1️⃣6-42️⃣\"", "code/malformed-lines", "4-6"),
    ("swift mark=1️⃣1-2-32️⃣", "code/malformed-lines", nil),
    ("swift 1️⃣mark2️⃣=", "code/malformed-lines", nil),
    ("swift {1,1️⃣252️⃣}", "code/line-outside", nil),
    ("swift mark=\"1️⃣02️⃣ 3\"", "code/line-outside", nil),
    ("swift start=10 mark=1️⃣27-292️⃣", "code/line-outside", "18-20"),
    ("swift start=1️⃣ten2️⃣", "code/malformed-number", nil),
    ("swift numbers=1️⃣-12️⃣", "code/malformed-number", nil),
    ("swift start=1️⃣999999999999999999992️⃣", "code/malformed-number", nil),
    ("swift 1️⃣{numbers2️⃣", "code/unclosed-options", "{numbers}"),
    ("swift title=1️⃣\"é open2️⃣", "code/unclosed-options", "\"é open\""),
  ]

  @Test(arguments: faults)
  func `a mistake is reported where it stands`(
    marked: String, identifier: String, replacement: String?
  ) throws {
    let fixture = MarkedText(marked)
    let start = SourcePosition(line: 3, column: 4)
    let end = SourcePosition(line: 3, column: 4 + fixture.text.unicodeScalars.count)
    let options = CodeBlockOptions(
      parsing: fixture.text, at: SourceRange(file: "a.md", start: start, end: end), lineCount: 20)
    let fault = try #require(options.diagnostics.first, "\(marked)")
    #expect(options.diagnostics.count == 1)
    #expect(fault.identifier == identifier)
    #expect(fault.range?.file == "a.md")
    #expect(fault.range?.start.line == 3)
    #expect(fault.range?.start.column == 3 + (fixture.places["1️⃣"]?.column ?? 0), "\(marked)")
    #expect(fault.range?.end.column == 3 + (fixture.places["2️⃣"]?.column ?? 0), "\(marked)")
    #expect(fault.solutions.first?.replacement == replacement)
  }

  @Test func `several mistakes come in the order of their places`() {
    let range = SourceRange(startOf: "a.md")
    let options = CodeBlockOptions(parsing: "swfit mark=9,x wrap start=y", at: range, lineCount: 3)
    #expect(
      options.diagnostics.map(\.identifier) == [
        "code/unknown-language", "code/line-outside", "code/malformed-lines", "code/unknown-option",
        "code/malformed-number",
      ])
  }

  @Test func `a language without a near miss is only a note`() {
    #expect(Self.options("klingon").diagnostics.first?.severity == .note)
    #expect(Self.options("swfit").diagnostics.first?.severity == .warning)
  }

  @Test func `any text is read without a trap`() {
    var chance = Chance(5)
    let pieces = [
      "swift", "{", "}", "=", "\"", "'", "[", "]", ",", " ", "#", ".", "mark", "numbers", "start",
      "title", "1", "-", "9999999999",
      "é", "{1-", "mark=", "start=1",
    ]
    for _ in 0..<3000 {
      let info = (0..<chance.number(in: 0...12)).map { _ in
        pieces[chance.number(in: 0...pieces.count - 1)]
      }.joined()
      let options = CodeBlockOptions(
        parsing: info, at: SourceRange(startOf: "a.md"), lineCount: chance.number(in: 0...3))
      for lines in options.lines.marked { #expect(lines.lowerBound >= 1 && lines.upperBound <= 3) }
    }
  }
}
