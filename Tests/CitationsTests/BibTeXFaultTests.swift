import Diagnostics
import TestSupport
import Testing

@testable import Citations

/// Mistakes in bibliography files: each is reported once, at its place.
@Suite struct BibTeXFaultTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let identifier: String
    let text: String

    init(_ identifier: String, _ text: String) {
      self.identifier = identifier
      self.text = text
    }

    var testDescription: String { "\(identifier): \(text)" }
  }

  static let mistakes: [Mistake] = [
    Mistake("citation/syntax", "1️⃣@book hecht, title = {Optics}"),
    Mistake("citation/syntax", "@misc{a, title = {A}}\n 1️⃣@{b, title = {B}}"),
    Mistake("citation/syntax", "@misc{1️⃣born wolf, title = {Optics}}"),
    Mistake("citation/syntax", "@misc{é, 1️⃣title {Optics}, note = {x}}"),
    Mistake("citation/syntax", "@misc{a, title = {O}, 1️⃣\"x\", note = {x}}"),
    Mistake("citation/syntax", "@misc{a, title = 1️⃣, note = {x}}"),
    Mistake("citation/syntax", "@misc{a, title = {O}1️⃣}, note = {x}}"),
    Mistake("citation/missing-key", "@misc{1️⃣title = {Optics}}"),
    Mistake("citation/missing-key", "@misc{1️⃣, title = {Optics}}"),
    Mistake("citation/missing-comma", "@misc{1️⃣a\n title = {Optics}}"),
    Mistake("citation/missing-comma", "@misc{a, title = {Optics1️⃣}\n note = {x}}"),
    Mistake("citation/unclosed", "@misc{a, title = 1️⃣{Optics, note = {x}\n\n@misc{b, title = {B}}"),
    Mistake("citation/unclosed", "@misc{a, title = 1️⃣\"Optics, note = {x}\n\n@misc{b, title = {B}}"),
    Mistake("citation/unclosed", "@misc1️⃣{a, title = {O}\n\n@misc{b, title = {B}}"),
    Mistake("citation/unclosed", "@misc1️⃣{a, title = {O},"),
    Mistake("citation/unclosed", "@comment1️⃣{ a"),
    Mistake("citation/duplicate-key", "@misc{a, title = {A}}\n@misc{1️⃣a, title = {B}}"),
    Mistake("citation/duplicate-field", "@misc{a, title = {A}, 1️⃣Title = {B}}"),
    Mistake("citation/unknown-abbreviation", "@misc{a, title = 1️⃣Optics}"),
    Mistake("citation/unknown-abbreviation", "@misc{a, title = 1️⃣Optics and light, note = {x}}"),
    Mistake("citation/missing-field", "@book{1️⃣a, author = {A}, title = {T}, year = 2000}"),
    Mistake("citation/unknown-command", "@misc{a, title = {“x” 1️⃣\\emhp{O}}}"),
    Mistake("citation/unknown-parent", "@misc{a, title = {A}, crossref = 1️⃣{b}}"),
    Mistake("citation/unknown-parent", "@misc{a, title = {A}, crossref = 1️⃣{a}}"),
    Mistake("citation/wrong-address", "@misc{a, title = {A}, url = 1️⃣{javascript:x}}"),
    Mistake("citation/wrong-name", "@misc{a, title = {A}, author = {1️⃣A B, C D, E F, G H}}"),
    Mistake("citation/wrong-name", "@misc{a, title = {A}, author = {A B1️⃣; C D}}"),
    Mistake("citation/wrong-name", "@misc{a, title = {A}, author = {A B and1️⃣ and C}}"),
  ]

  @Test(arguments: mistakes) func isReportedOnceAtItsPlace(mistake: Mistake) throws {
    let marked = MarkedText(mistake.text)
    let diagnostics = Reading(bib: marked.text).diagnostics
    #expect(diagnostics.map(\.identifier) == [mistake.identifier])
    #expect(diagnostics.first?.range?.start == marked.places["1️⃣"])
    #expect(diagnostics.first?.range?.file == "references.bib")
  }

  @Test("a missing comma comes with the comma that is missing")
  func missingComma() throws {
    let fault = try #require(
      Reading(bib: "@misc{a, title = {O}\n note = {x}}").diagnostics.first)
    #expect(fault.solutions.first?.replacement == ",")
    #expect(fault.solutions.first?.range?.start == SourcePosition(line: 1, column: 21))
  }

  @Test("what was meant is offered")
  func nearMisses() {
    func solution(_ text: String) -> String? {
      Reading(bib: text).diagnostics.first?.solutions.first?.replacement
    }
    #expect(solution("@string{cup = {C}}\n@misc{a, title = cupp}") == "cup")
    #expect(solution("@misc{a, title = Optics and light}") == "{Optics and light}")
    #expect(solution("@misc{born wolf, title = {x}}") == "born-wolf")
    #expect(solution("@misc{a, title = {\\emhp{x}}}") == "\\emph")
    #expect(
      solution("@misc{a, title={x}, author={A B, C D, E F, G H}}") == "A B and C D and E F and G H")
  }

  @Test("every fault of a file is found, and what is whole around it is read")
  func goesOn() {
    let reading = Reading(
      bib: """
        @misc{a, title = {A}
        @misc{b, title {B}, note = {n}}
        @misc{c, title = C1}
        @misc{d, title = {D}}
        """)
    #expect(
      reading.diagnostics.map(\.identifier) == [
        "citation/unclosed", "citation/syntax", "citation/unknown-abbreviation",
      ])
    #expect(reading.bibliography.keys == ["a", "b", "c", "d"])
  }

  @Test("abbreviations that stand for a flood of text are refused")
  func flood() {
    var text = "@string{a0 = {0123456789}}\n"
    for level in 1...40 {
      text += "@string{a\(level) = a\(level - 1) # a\(level - 1)}\n"
    }
    text += "@misc{x, title = a40}"
    let faults = Reading(bib: text).diagnostics.map(\.identifier)
    #expect(faults.contains("citation/too-long"))
  }

  @Test(
    "hostile files are read in linear time",
    arguments: [
      "{", "}", "@", "@misc{", "@misc{a,", "@misc{a,x={", "\"", "#", "@string{a=", "\\", "$",
      "\\'{",
      "a and ", "a = b # ", "@misc{a, title = x}\n", "@comment{", "%", "@misc{a, crossref = {a}}\n",
      "\\emph{", "\\href{a}{", "\\enquote{",
    ])
  func hostile(unit: String) {
    let flood = String(repeating: unit, count: 200_000 / unit.utf8.count)
    for text in [flood, "@misc{a, title = {\(flood)}}", "@misc{a, author = {\(flood)}}"] {
      let start = ContinuousClock.now
      _ = Reading(bib: text)
      #expect(ContinuousClock.now - start < .seconds(10), "\(unit)")
    }
  }
}
