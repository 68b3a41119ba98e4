import Diagnostics
import Nodes
import Testing
import YAML

@Suite struct YAMLDocumentTests {
  private func read(_ text: String, firstLine: Int = 1) -> YAMLDocument {
    YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "a.md", firstLine: firstLine))
  }

  private func place(_ range: SourceRange?) -> [Int] {
    guard let range else { return [] }
    return [range.start.line, range.start.column, range.end.line, range.end.column]
  }

  @Test(arguments: ["", "\n\n", "# only a comment", "---\n# nothing\n", "\u{FEFF}"])
  func aTextWithoutContentIsNoErrorAndNoNode(text: String) {
    let document = read(text)
    #expect(document.root?.scalar?.isAbsent ?? true)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func scalarsStayAsTheyAreWritten() {
    let text = "[010, true, no, null, ~, 1e3, 0x1F, 12:30, 2024-01-01, <<, \"~\", '']"
    let scalars = read(text).root?.list?.items.compactMap(\.scalar) ?? []
    #expect(
      scalars.map(\.text) == [
        "010", "true", "no", "null", "~", "1e3", "0x1F", "12:30", "2024-01-01", "<<", "~", "",
      ])
    #expect(scalars.suffix(2).allSatisfy { $0.style == .quoted && !$0.isAbsent })
  }

  @Test func rangesHoldWhatIsWritten() {
    let root = read(
      "a: plain text # c\nb: \"quoted\"\nc: |\n  one\n  two\n\n\nd: {e: [1, 2]}\nf: é😀 x\ng:\n  - h"
    ).root?.mapping
    #expect(place(root?["a"]?.key.range) == [1, 1, 1, 2])
    #expect(place(root?["a"]?.value.range) == [1, 4, 1, 14])
    #expect(place(root?["b"]?.value.range) == [2, 4, 2, 12])
    #expect(place(root?["c"]?.value.range) == [3, 4, 5, 6])
    #expect(
      root?["c"]?.value.scalar == Scalar("one\ntwo\n", style: .block, at: root!["c"]!.value.range))
    #expect(place(root?["d"]?.value.range) == [8, 4, 8, 15])
    #expect(place(root?["d"]?.value.mapping?["e"]?.value.range) == [8, 8, 8, 14])
    #expect(place(root?["f"]?.value.range) == [9, 4, 9, 8])
    #expect(place(root?["g"]?.value.range) == [11, 3, 11, 6])
    #expect(place(root?.range) == [1, 1, 11, 6])
  }

  @Test func lineEndsAndByteOrderMarkChangeNothing() {
    let text = "a: 1\nb: |\n  x\n  y\nc: [2,\n 3]\n"
    let expected = read(text).root
    #expect(expected != nil)
    for end in ["\r\n", "\r"] {
      let other = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: end)
      #expect(read(other).root == expected)
      #expect(read("\u{FEFF}" + other).root == expected)
    }
  }

  @Test func rareSeparatorsAreNoLineEnds() {
    let root = read("a: \"x\u{2028}y\"\nb: 1").root?.mapping
    #expect(place(root?["b"]?.key.range) == [2, 1, 2, 2])
  }

  @Test func anAliasStandsForACopyWithThePlaceOfTheOriginal() {
    let document = read("a: &base {power: 3 D}\nb: *base\nc: &word glass\nd: *word\n<<: x")
    let root = document.root?.mapping
    #expect(document.diagnostics.isEmpty)
    #expect(root?["b"]?.value == root?["a"]?.value)
    #expect(place(root?["a"]?.value.range) == [1, 10, 1, 22])
    #expect(place(root?["d"]?.value.range) == [3, 10, 3, 15])
    #expect(root?["<<"]?.value.scalar?.text == "x")
  }

  @Test func aDecimalCommaIsReadAsAPointBehindItsDiagnostic() {
    let root = read("{distance: 7,5 cm, height: 2 cm}").root?.mapping
    #expect(root?.entries.map(\.key.text) == ["distance", "height"])
    #expect(root?["distance"]?.value.scalar?.text == "7.5 cm")
    #expect(place(root?["distance"]?.value.range) == [1, 12, 1, 18])
  }

  @Test func aKeyWithoutAValueIsAbsent() {
    let root = read("a:\nb: ''\nc: {d, e: }").root?.mapping
    #expect(root?["a"]?.value.scalar?.isAbsent == true)
    #expect(root?["b"]?.value.scalar?.isAbsent == false)
    #expect(root?["c"]?.value.mapping?["d"]?.value.scalar?.isAbsent == true)
  }

  @Test func aBombOfAliasesIsRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let items = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    let document = read(text)
    #expect(document.diagnostics.map(\.identifier) == ["yaml/too-many-nodes"])
    #expect(document.root == nil)
  }

  @Test func manyNodesAreRefusedAndTheMostAreNot() {
    let most = "[" + String(repeating: "x,", count: 99_999) + "]"
    let count = read(most).root?.list?.items.count
    let identifiers = read("[x," + most.dropFirst()).diagnostics.map(\.identifier)
    #expect(count == 99_999)
    #expect(identifiers == ["yaml/too-many-nodes"])
  }

  @Test func depthIsBoundedInEveryForm() {
    let deep = 64
    func brackets(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(read(brackets(deep)).diagnostics.isEmpty)
    #expect(read(brackets(deep + 1)).diagnostics.map(\.identifier) == ["yaml/too-deep"])
    for open in ["[", "{a: ", "- ", "? "] {
      let document = read(String(repeating: open, count: 50_000))
      #expect(document.diagnostics.count == 1)
      #expect(document.root == nil)
    }
  }

  @Test func anAliasOfItselfIsUnknown() {
    #expect(read("a: &a [*a]").diagnostics.map(\.identifier) == ["yaml/unknown-alias"])
  }

  @Test func noPrefixOfATextTraps() {
    let text = Array("a: &b {c: \"é\", d: [1, *b]}\ne: |\n  x # y\nf: 'g' #h\n- !i `j`\n".utf8)
    for count in 0...text.count {
      let origin = TextOrigin(file: "a.md")
      let document = YAMLDocument(parsing: text.prefix(count), origin: origin)
      #expect(document.root != nil || !document.diagnostics.isEmpty || count == 0)
    }
  }
}
