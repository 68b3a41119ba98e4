import Diagnostics
import Nodes
import Testing

@Suite struct KeyReaderTests {
  private enum Layout: String, CaseIterable { case given, spring, circle }

  /// A reader over `key: value`, the key in columns 1 to 3, the value from column 6.
  private func reader(_ value: Node) -> KeyReader {
    let mapping = NodeMapping(
      [.init(key: Scalar("key", at: place(1, 4)), value: value)], at: place(1, 20))
    return KeyReader(mapping, of: "of `lens`", area: "scenario", known: ["key", "other"])
  }

  private func place(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: "a.md", start: SourcePosition(line: 1, column: start),
      end: SourcePosition(line: 1, column: end))
  }

  private func plain(_ text: String) -> Node {
    .scalar(Scalar(text, at: place(6, 6 + text.unicodeScalars.count)))
  }

  private func list(_ texts: [String]) -> Node {
    .list(NodeList(texts.map(plain), at: place(6, 20)))
  }

  @Test func anUnknownKeyIsReportedOnceWithItsNearMiss() {
    let mapping = NodeMapping(
      [.init(key: Scalar("tilte", at: place(3, 8)), value: plain("x"))], at: place(1, 9))
    let reader = KeyReader(mapping, of: "of the page", area: "front-matter", known: ["title"])
    #expect(reader.diagnostics.map(\.identifier) == ["front-matter/unknown-key"])
    #expect(reader.diagnostics[0].range == place(3, 8))
    #expect(reader.diagnostics[0].solutions.first?.replacement == "title")
  }

  @Test func aKeyThatIsNotThereIsNothingToSpeakOf() {
    var reader = reader(plain("x"))
    #expect(reader.text("other") == nil)
    #expect(reader.truth("other") == nil)
    #expect(reader.names("other") == nil)
    #expect(reader.diagnostics.isEmpty)
    reader.require("key")
    #expect(reader.diagnostics.isEmpty)
    reader.require("other")
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/missing-key"])
    #expect(reader.diagnostics[0].range == place(1, 1))
  }

  @Test func aKeyWithoutAValueIsAnErrorAtTheKey() {
    var reader = reader(.scalar(Scalar("", at: place(5, 5))))
    #expect(reader.text("key") == nil)
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/missing-value"])
    #expect(reader.diagnostics[0].range == place(1, 4))
  }

  @Test func anEmptyTextInQuotesIsATextAndNoName() {
    let empty = Node.scalar(Scalar("", style: .quoted, at: place(6, 8)))
    var reader = reader(empty)
    #expect(reader.text("key")?.text == "")
    #expect(reader.diagnostics.isEmpty)
    #expect(reader.name("key") == nil)
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/missing-value"])
  }

  @Test(arguments: [("true", true), ("yes", true), ("false", false), ("no", false)])
  func readsTruthValues(text: String, truth: Bool) {
    var reader = reader(plain(text))
    #expect(reader.truth("key") == truth)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(arguments: [("True", "true"), ("ye", "yes"), ("maybe", "true"), ("1", "true")])
  func refusesOtherTruthValues(text: String, proposal: String) {
    var reader = reader(plain(text))
    #expect(reader.truth("key") == nil)
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/not-a-truth-value"])
    #expect(reader.diagnostics[0].range?.start.column == 6)
    #expect(reader.diagnostics[0].solutions.first?.replacement == proposal)
  }

  @Test(arguments: [("0", 0), ("-5", -5), ("\u{2212}5", -5), ("+7", 7), ("007", 7), ("100", 100)])
  func readsWholeNumbers(text: String, number: Int) {
    var reader = reader(plain(text))
    #expect(reader.wholeNumber("key", in: -5...100) == number)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("101", "out-of-range"), ("-6", "out-of-range"), ("99999999999999999999", "out-of-range"),
    ("1.5", "not-a-whole-number"), ("-", "not-a-whole-number"), ("two", "not-a-whole-number"),
    ("1e3", "not-a-whole-number"), ("٣", "not-a-whole-number"),
  ])
  func refusesOtherNumbers(text: String, what: String) {
    var reader = reader(plain(text))
    #expect(reader.wholeNumber("key", in: -5...100) == nil)
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/" + what])
  }

  @Test func aSingleNameIsAListOfOne() {
    var single = reader(plain("optics"))
    #expect(single.names("key")?.map(\.text) == ["optics"])
    var several = reader(list(["optics", "graph theory"]))
    #expect(several.names("key")?.map(\.text) == ["optics", "graph theory"])
    #expect(single.diagnostics.isEmpty && several.diagnostics.isEmpty)
  }

  @Test func aCommaInASingleNameIsAskedAbout() {
    var reader = reader(plain("optics, lenses"))
    #expect(reader.names("key")?.count == 1)
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/comma-in-name"])
    #expect(
      reader.diagnostics[0].solutions.map(\.replacement) == [
        "[optics, lenses]", "\"optics, lenses\"",
      ])
  }

  @Test func aListInAListOfNamesIsLeftOut() {
    var reader = reader(.list(NodeList([plain("a"), list(["b"]), plain("c")], at: place(6, 20))))
    #expect(reader.names("key")?.map(\.text) == ["a", "c"])
    #expect(reader.diagnostics.map(\.identifier) == ["scenario/wrong-kind"])
  }

  @Test func aListIsNoTextAndATextIsNoMapping() {
    var listed = reader(list(["draft"]))
    #expect(listed.text("key") == nil)
    #expect(listed.diagnostics.first?.summary == "`key` takes a single value, and this is a list")
    var plain = reader(plain("x"))
    #expect(plain.mapping("key") == nil)
    #expect(plain.diagnostics.map(\.identifier) == ["scenario/wrong-kind"])
    #expect(plain.list("key")?.count == 1)
  }

  @Test func choosesByNameAndOffersTheNearMiss() {
    var right = reader(plain("spring"))
    #expect(right.choice("key", of: Layout.self) == .spring)
    var wrong = reader(plain("sprng"))
    #expect(wrong.choice("key", of: Layout.self) == nil)
    #expect(wrong.diagnostics.map(\.identifier) == ["scenario/unknown-choice"])
    #expect(wrong.diagnostics[0].solutions.first?.replacement == "spring")
    #expect(wrong.diagnostics[0].explanation == "The choices are `given`, `spring`, `circle`.")
  }

  @Test func aPartOfAScalarHasItsPlace() {
    let plain = Scalar("20 cm", at: place(6, 11))
    #expect(plain.place(of: 3..<5) == place(9, 11))
    let quoted = Scalar("20 cm", style: .quoted, at: place(6, 13))
    #expect(quoted.place(of: 3..<5) == place(10, 12))
    let escaped = Scalar("20 cm", style: .quoted, at: place(6, 17))
    #expect(escaped.place(of: 3..<5) == escaped.range)
  }
}
