import Diagnostics
import Pages
import Site
import TestSupport
import Testing

@Suite struct DiagnosticTextTests {
  @Test func underlinesThePlaceAndSaysWhatToDo() throws {
    let folder = try TemporaryFolder(["a.md": "one\n\tobject: {distance: 20, height: 10 cm}\n"])
    let range = SourceRange(
      file: "a.md", start: SourcePosition(line: 2, column: 21),
      end: SourcePosition(line: 2, column: 23))
    let diagnostic = Diagnostic(
      .error, "quantity/missing-unit", at: range, "distance needs a unit",
      solutions: [Solution("write `20 cm`", replacement: "20 cm")])
    #expect(
      DiagnosticText(colored: false, folder: folder.path).text(of: diagnostic) == """
        a.md:2:21: error: distance needs a unit [quantity/missing-unit]
            2 | \tobject: {distance: 20, height: 10 cm}
              | \t                   ^^ write `20 cm`

        """)
  }

  @Test func keepsCaretsUnderWideCharactersAndBeyondTheEnd() throws {
    let folder = try TemporaryFolder(["a.md": "\u{FEFF}光x\r\nsecond"])
    func text(_ column: Int) -> String {
      let place = SourcePosition(line: 1, column: column)
      let range = SourceRange(file: "a.md", start: place, end: place)
      return DiagnosticText(colored: false, folder: folder.path).text(
        of: Diagnostic(.warning, "a/b", at: range, "s"))
    }
    #expect(text(2) == "a.md:1:2: warning: s [a/b]\n    1 | 光x\n      |   ^\n")
    #expect(text(99) == "a.md:1:99: warning: s [a/b]\n    1 | 光x\n      |    ^\n")
  }

  @Test func cutsALongLineAroundThePlace() throws {
    let line = String(repeating: "a", count: 3000) + "光WRONG" + String(repeating: "b", count: 3000)
    let folder = try TemporaryFolder(["a.md": line])
    let range = SourceRange(
      file: "a.md", start: SourcePosition(line: 1, column: 3002),
      end: SourcePosition(line: 1, column: 3007))
    let text = DiagnosticText(colored: false, folder: folder.path).text(
      of: Diagnostic(.error, "a/b", at: range, "s"))
    let before = String(repeating: "a", count: 59)
    let behind = String(repeating: "b", count: 95)
    #expect(
      text == """
        a.md:1:3002: error: s [a/b]
            1 | …\(before)光WRONG\(behind)…
              |  \(String(repeating: " ", count: 61))^^^^^

        """)
  }

  @Test func keepsWhatATerminalWouldObeyFromTheTerminal() throws {
    let folder = try TemporaryFolder(["a.md": "x\u{1B}[31mred\u{7}\u{202E}y"])
    let place = SourcePosition(line: 1, column: 2)
    let range = SourceRange(file: "a.md", start: place, end: place)
    let text = DiagnosticText(colored: false, folder: folder.path).text(
      of: Diagnostic(
        .error, "a/b", at: range, "no `\u{1B}`", explanation: "\u{9B}",
        solutions: [Solution("drop `\u{1B}`", replacement: "")]))
    #expect(
      text == """
        a.md:1:2: error: no `␛` [a/b]
            1 | x␛[31mred␇\u{FFFD}y
              |  ^ drop `␛`
              = \u{FFFD}

        """)
  }

  @Test func writesJSONOnOneLine() {
    let range = SourceRange(
      file: "a \"b\".md", start: SourcePosition(line: 1, column: 2),
      end: SourcePosition(line: 1, column: 3))
    let diagnostic = Diagnostic(
      .note, "a/b", at: range, "tab\there",
      solutions: [Solution("write", replacement: "x")])
    #expect(
      diagnostic.json.text == """
        {"severity": "note", "id": "a/b", "file": "a \\"b\\".md", "line": 1, "column": 2, \
        "endLine": 1, "endColumn": 3, "summary": "tab\\there", \
        "solutions": [{"summary": "write", "replacement": "x"}]}
        """)
  }

  @Test(arguments: [
    (JSONValue.number(0.2), "0.2"), (.number(-3), "-3"), (.number(.infinity), "\"infinity\""),
    (.number(1e300), "1e+300"), (.array([.null, .truth(true)]), "[null, true]"),
    (.string("\u{1}\u{2028}é"), "\"\\u0001\\u2028é\""),
  ])
  func writesJSONValues(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test func givesEachRemedyALineWhereThereIsNoSource() {
    let diagnostic = Diagnostic(
      .error, "site/no-content", at: nil, "there is no folder `Content`",
      solutions: [Solution("name another folder"), Solution("start a course")])
    #expect(
      DiagnosticText(colored: false, folder: "").text(of: diagnostic) == """
        error: there is no folder `Content` [site/no-content]
              = name another folder
              = or: start a course

        """)
  }
}
