import Diagnostics
import TestSupport
import Testing
import YAML

@Suite struct YAMLDiagnosticTests {
  /// A text with one mistake: 1️⃣ stands where the diagnostic begins, 2️⃣ where it ends if that is tested.
  struct Fixture: Sendable, CustomTestStringConvertible {
    var identifier: String
    var text: String
    /// What the first solution puts in.
    var replacement: String?

    init(_ identifier: String, _ text: String, _ replacement: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.replacement = replacement
    }

    var testDescription: String { "\(identifier): \(text)" }
  }

  static let fixtures = [
    Fixture(
      "yaml/unquoted-colon", "title: Assignment 11️⃣:2️⃣ Lenses\norder: 2", "\"Assignment 1: Lenses\""),
    Fixture("yaml/unquoted-colon", "- a: b1️⃣: c", "\"b: c\""),
    Fixture("yaml/unquoted-colon", "title: 😀 ünï1️⃣: c # x", "\"😀 ünï: c\""),
    Fixture("yaml/unquoted-colon", "x: say \"a1️⃣: b\" now", "'say \"a: b\" now'"),
    Fixture("yaml/unquoted-colon", "a: \"b\"1️⃣: it's", "'\"b\": it''s'"),
    Fixture("yaml/unquoted-colon", "lens: {caption: Note1️⃣: this, power: 3 D}", "\"Note: this\""),
    Fixture("yaml/reserved-start", "title: 1️⃣`2️⃣code` here", "\"`code` here\""),
    Fixture("yaml/reserved-start", "title: 1️⃣@teacher", "\"@teacher\""),
    Fixture("yaml/reserved-start", "title: 1️⃣%d", "\"%d\""),
    Fixture("yaml/reserved-start", "title: 1️⃣*emphasis* here", "\"*emphasis* here\""),
    Fixture("yaml/reserved-start", "title: 1️⃣* here", "\"* here\""),
    Fixture("yaml/reserved-start", "title: 1️⃣&amp; more", "\"&amp; more\""),
    Fixture("yaml/reserved-start", "title: 1️⃣!important: x", "\"!important: x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣!important x\nb: 1", "\"!important x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣!important\nb: 1", "\"!important\""),
    Fixture("yaml/reserved-start", "title: 1️⃣[draft] Lenses\nb: 1", "\"[draft] Lenses\""),
    Fixture("yaml/reserved-start", "title: 1️⃣{x} of y", "\"{x} of y\""),
    Fixture("yaml/reserved-start", "title: 1️⃣\"Lens\" of glass", "'\"Lens\" of glass'"),
    Fixture("yaml/reserved-start", "title: 1️⃣'It's'\nb: 1", "\"'It's'\""),
    Fixture("yaml/reserved-start", "title: 1️⃣> 5 cm\nb: 1", "\"> 5 cm\""),
    Fixture("yaml/reserved-start", "title: 1️⃣| x", "\"| x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣- x", "\"- x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣? x", "\"? x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣, x", "\", x\""),
    Fixture("yaml/reserved-start", "title: 1️⃣] x", "\"] x\""),
    Fixture("yaml/reserved-start", "lens: {caption: 1️⃣`x`, power: 3 D}", "\"`x`\""),
    Fixture("yaml/reserved-start", "- 1️⃣@a\n- b", "\"@a\""),
    Fixture("yaml/key", "title: {1️⃣{ page.title }}\nb: 1", "\"{{ page.title }}\""),
    Fixture("yaml/key", "? 1️⃣[a]\n: b"),
    Fixture("yaml/tab", "object:\n1️⃣\t2️⃣distance: 1", "  "),
    Fixture("yaml/tab", "object:\n  a: 1\n1️⃣\tb: 2", "  "),
    Fixture("yaml/tab", "object:\n 1️⃣\tb: 2", "   "),
    Fixture("yaml/tab", "1️⃣\ta: 1", "  "),
    Fixture("yaml/unclosed-quote", "title: 1️⃣\"2️⃣abc\nb: 2", "\"abc\""),
    Fixture("yaml/unclosed-quote", "title: 1️⃣'abc\nb: 2", "'abc'"),
    Fixture("yaml/unclosed-quote", "title: 1️⃣\"abc\nb: \"x\"", "\"abc\""),
    Fixture("yaml/unclosed-bracket", "a: 1️⃣{2️⃣b: 1\nc: 2"),
    Fixture("yaml/unclosed-bracket", "a: 1️⃣[1, 2\nb: 3"),
    Fixture("yaml/unclosed-bracket", "a: 1️⃣[1, 2"),
    Fixture("yaml/unclosed-bracket", "b: 1\na: 1️⃣[\n"),
    Fixture("yaml/unclosed-bracket", "a: 1️⃣{"),
    Fixture("yaml/unclosed-bracket", "a: {b: 1️⃣[1, 2}"),
    Fixture("yaml/missing-comma", "a: [\"x\" 1️⃣\"y\"2️⃣]", ", \"y\""),
    Fixture("yaml/missing-colon", "title: a\n1️⃣summary2️⃣\norder: 3"),
    Fixture("yaml/missing-colon", "1️⃣summary2️⃣\norder: 3"),
    Fixture("yaml/missing-space", "1️⃣a:12️⃣\nb: 2", "a: 1"),
    Fixture("yaml/missing-space", "b: 2\n1️⃣a:1\nc: 3", "a: 1"),
    Fixture("yaml/missing-space", "{1️⃣a:1, b: 2}", "a: 1"),
    Fixture("yaml/indentation", "a:\n  b: 1\n 1️⃣c: 22️⃣"),
    Fixture("yaml/indentation", "a: 1\n 1️⃣b2️⃣: 2"),
    Fixture("yaml/indentation", "- a\n1️⃣b: 2"),
    Fixture("yaml/indentation", "  a: 1\n1️⃣b: 2"),
    Fixture("yaml/escape", "title: \"1️⃣\\q2️⃣uad x\"", "'\\quad x'"),
    Fixture("yaml/escape", "title: 1️⃣\"\\frac 1\"2️⃣", "'\\frac 1'"),
    Fixture("yaml/escape", "title: 1️⃣\"angle \\theta\"2️⃣", "'angle \\theta'"),
    Fixture("yaml/duplicate-key", "a: 1\nb: 2\n1️⃣a2️⃣: 3"),
    Fixture("yaml/several-documents", "a: b\n1️⃣---2️⃣\nc: d"),
    Fixture("yaml/unknown-alias", "base: &lens 1\na: 1️⃣*lems2️⃣\nb: *lens", "*lens"),
    Fixture("yaml/unknown-alias", "title: 1️⃣*new2️⃣", "\"*new\""),
    Fixture("yaml/unused-anchor", "label: 1️⃣&c2️⃣ 2024", "\"&c 2024\""),
    Fixture("yaml/decimal-comma", "{distance: 1️⃣7,5 cm2️⃣}", "7.5 cm"),
    Fixture("yaml/decimal-comma", "object: {distance: 1️⃣-7,5, height: 3 cm}", "-7.5"),
    Fixture("yaml/swallowed-text", "caption: Lens 1️⃣#2 of three2️⃣", "\"Lens #2 of three\""),
    Fixture("yaml/swallowed-text", "caption: Lens 1️⃣# 2 of three", "\"Lens # 2 of three\""),
    Fixture("yaml/swallowed-text", "label: 1️⃣#2\nb: 1", "\"#2\""),
    Fixture("yaml/swallowed-text", "- Lens 1️⃣#2\n- b", "\"Lens #2\""),
    Fixture("yaml/control-character", "a: 1️⃣\u{1}2️⃣b"),
    Fixture("yaml/control-character", "a: é\n  b\u{FF}: 1️⃣\u{0}b"),
    Fixture("yaml/syntax", "%x1️⃣ y"),
  ]

  @Test(arguments: fixtures) func pointsAtTheMistakeAndMendsIt(_ fixture: Fixture) throws {
    let marked = MarkedText(fixture.text)
    let document = YAMLDocument(parsing: marked.text.utf8, origin: TextOrigin(file: "a.md"))
    try #require(
      document.diagnostics.map(\.identifier) == [fixture.identifier], "\(document.diagnostics)")
    let diagnostic = document.diagnostics[0]
    #expect(diagnostic.range?.start == marked.places["1️⃣"])
    if let end = marked.places["2️⃣"] { #expect(diagnostic.range?.end == end) }
    #expect(diagnostic.solutions.first?.replacement == fixture.replacement)
    #expect(!diagnostic.summary.hasSuffix("."))
    if let mended = Mending.firstSolution(of: diagnostic, in: marked.text) {
      let again = YAMLDocument(parsing: mended.utf8, origin: TextOrigin(file: "a.md"))
      #expect(again.diagnostics.isEmpty, "\(mended)")
      #expect(again.root != nil)
    }
  }

  @Test func aFaultHasItsPlaceInTheFileAndNotInTheFrontMatter() {
    let document = YAMLDocument(
      parsing: "title: Assignment 1: Lenses".utf8, origin: TextOrigin(file: "a.md", firstLine: 2))
    #expect(document.diagnostics.first?.range?.start == SourcePosition(line: 2, column: 20))
    let indented = YAMLDocument(
      parsing: "a: b\nc: \"d".utf8,
      origin: TextOrigin(file: "a.md", firstLine: 5, columns: [5, 3]))
    #expect(indented.diagnostics.first?.range?.start == SourcePosition(line: 6, column: 6))
  }

  @Test func bytesThatAreNotUTF8HaveTheirPlace() {
    let bytes: [UInt8] = Array("a: é\nb: ü".utf8) + [0xFF, 0x41]
    let document = YAMLDocument(parsing: bytes, origin: TextOrigin(file: "a.md"))
    #expect(document.diagnostics.map(\.identifier) == ["yaml/not-utf8"])
    #expect(document.diagnostics[0].range?.start == SourcePosition(line: 2, column: 5))
  }

  @Test func aCommentThatHidesTheClosingBraceIsPointedOutTwice() throws {
    let text = "lens: {caption: Lens #2, power: 3 D}\nb: 1"
    let found = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "a.md")).diagnostics
    try #require(found.map(\.identifier) == ["yaml/swallowed-text", "yaml/unclosed-bracket"])
    #expect(found[1].notes.first?.range?.start == SourcePosition(line: 1, column: 22))
    let mended = Mending.firstSolution(of: found[0], in: text)
    #expect(mended == "lens: {caption: \"Lens #2\", power: 3 D}\nb: 1")
  }

  @Test func aDuplicateKeyNamesBothLines() {
    let document = YAMLDocument(
      parsing: "a: 1\nb: 2\na: 3".utf8, origin: TextOrigin(file: "a.md", firstLine: 10))
    let diagnostic = document.diagnostics.first
    #expect(diagnostic?.range?.start.line == 12)
    #expect(diagnostic?.summary.contains("line 10") == true)
    #expect(diagnostic?.notes.first?.range?.start.line == 10)
    #expect(document.root?.mapping?.entries.map(\.key.text) == ["a", "b"])
  }

  @Test func aDuplicateIsFoundInALongMapping() {
    let lines = (0..<100).map { "k\($0): v" } + ["k3: x", "k50: x", "k99: x"]
    let document = YAMLDocument(
      parsing: lines.joined(separator: "\n").utf8, origin: TextOrigin(file: "a.md"))
    #expect(document.diagnostics.compactMap(\.range?.start.line) == [101, 102, 103])
    #expect(document.diagnostics.compactMap(\.notes.first?.range?.start.line) == [4, 51, 100])
  }

  @Test func howSureAMistakeIsDecidesItsSeverity() {
    func severity(_ text: String) -> Severity? {
      YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "a")).diagnostics.first?.severity
    }
    #expect(severity("caption: Lens #2") == .error)
    #expect(severity("caption: Lens # the second") == .warning)
    #expect(severity("distance: 20 cm #2") == .warning)
    #expect(severity("distance: 20 cm # in front") == nil)
    #expect(severity("title: C# # the language") == nil)
    #expect(severity("lens: # the first\n  power: 3 D") == nil)
    #expect(severity("caption: \"Lens\" # the second") == nil)
  }
}
