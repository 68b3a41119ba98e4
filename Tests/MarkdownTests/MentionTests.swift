import Testing

@testable import Markdown

@Suite("Mentions: @name and [@name; @name]")
struct MentionTests {
  /// The mentions of a text, each as its items: `prefix|name|suffix`, with `-` before a name whose author is left out.
  private func mentions(_ text: String, hasCitations: Bool = true) -> [String] {
    Document(parsing: Array(text.utf8), file: "a.md", hasCitations: hasCitations).mentions.map {
      mention in
      let items = mention.items.map { item in
        "\(item.prefix)|\(item.suppressesAuthor ? "-" : "")\(item.name)|\(item.suffix)"
      }
      return mention.isBracketed ? "[" + items.joined(separator: ";") + "]" : items[0]
    }
  }

  private func html(_ text: String, hasCitations: Bool = true) -> String {
    var html: [UInt8] = []
    Document(parsing: Array(text.utf8), file: "a.md", hasCitations: hasCitations)
      .writeHTML(into: &html)
    return String(decoding: html, as: UTF8.self)
  }

  @Test(
    "a name in the text is found, without the punctuation that ends the sentence",
    arguments: [
      ("See @hecht.", "|hecht|"), ("(@born:1999, p. 3)", "|born:1999|"),
      ("@fig:thin-lens: as drawn", "|fig:thin-lens|"), ("*@a_b_c*", "|a_b_c|"),
      ("„@定理“", "|定理|"), ("@müller’s book", "|müller|"), ("> @x\n", "|x|"),
      ("| a |\n|---|\n| @x |\n", "|x|"),
    ])
  func bare(text: String, expected: String) {
    #expect(mentions(text) == [expected])
  }

  @Test(
    "mail addresses, escapes, code, formulas and links' addresses hold none",
    arguments: [
      "me@example.org", "\\@hecht", "`@hecht`", "$@x$", "[a](https://e.org/@user)",
      "https://medium.com/@user", "<me@example.org>", "@ hecht", "a@@b", "```\n@hecht\n```",
    ])
  func none(text: String) {
    #expect(mentions(text).isEmpty)
  }

  @Test(
    "brackets hold one name a part, with what is before and behind it",
    arguments: [
      ("[@hecht]", "[|hecht|]"), ("[@hecht, p. 31]", "[|hecht|, p. 31]"),
      ("[see @hecht, ch. 3; @born]", "[see|hecht|, ch. 3;|born|]"),
      ("[-@hecht]", "[|-hecht|]"), ("[@a;\n@b]", "[|a|;|b|]"),
      ("[@a, figures 1\\; 2; @b]", "[|a|, figures 1; 2;|b|]"),
      ("> [@a,\n> p. 3]", "[|a|, p. 3]"), ("[@a][@b]", "[|a|]"),
    ])
  func brackets(text: String, expected: String) {
    #expect(mentions(text).first == expected)
  }

  @Test(
    "brackets of links, spans and plain text stay what they are, with the names in them",
    arguments: [
      ("[see @a](x.md)", ["|a|"]), ("[@a]{.b}", ["|a|"]), ("[@a and @b]", ["|a|", "|b|"]),
      ("[@a; nothing]", ["|a|"]), ("[@a](x.md)", ["|a|"]),
      ("[@a/core]\n\n[@a/core]: https://e.org", []),
    ])
  func others(text: String, expected: [String]) {
    let found = mentions(text)
    if text.contains("]: ") {
      #expect(html(text).contains("<a href=\"https://e.org\">"))
    } else {
      #expect(found == expected)
    }
  }

  @Test("without a bibliography only names that begin with a kind's prefix are mentions")
  func withoutCitations() {
    let text = "@fig:a, @eq-b, @hecht, [@fig:a; @tbl:c], [@hecht *p. 3*]"
    #expect(
      mentions(text, hasCitations: false) == ["|fig:a|", "|eq-b|", "[|fig:a|;|tbl:c|]"])
    #expect(html(text, hasCitations: false).contains("[@hecht <em>p. 3</em>]"))
  }

  @Test("what is not replaced is written as it stands in the source")
  func source() {
    #expect(
      html("> a [see @b,\n> p. 3] c") == "<blockquote>\n<p>a [see @b, p. 3] c</p>\n</blockquote>\n")
  }

  @Test("a name has its place, in brackets too")
  func places() {
    let document = Document(
      parsing: Array("é\n\n- x [see @b; @cd]".utf8)[...], file: "a.md", firstLine: 3,
      hasCitations: true)
    let ranges = document.mentions[0].items.map(\.range)
    #expect(ranges.map(\.start.line) == [5, 5])
    #expect(ranges.map(\.start.column) == [10, 14])
    #expect(ranges.map(\.end.column) == [12, 17])
  }

  @Test("however many paragraphs, headings and items stand before, marks are found")
  func longPages() {
    for unit in ["para\n\n", "# head\n\n", "- item\n", "> quote\n\n"] {
      let text = String(repeating: unit, count: 500) + "\n@a and $x$\n\n::: note\nb\n:::\n"
      let document = Document(parsing: Array(text.utf8), file: "a.md", hasCitations: true)
      #expect(document.mentions.count == 1, "\(unit)")
      #expect(document.formulas.count == 1)
      #expect(document.containers.count == 1)
    }
  }

  @Test("nested brackets around one name are read in linear time")
  func nested() {
    let count = 5000
    let text = String(repeating: "[", count: count) + "@a" + String(repeating: "]", count: count)
    let start = ContinuousClock.now
    #expect(mentions(text).count <= 1)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("brackets and signs without end are read in linear time")
  func hostile() {
    for unit in ["[@a", "@", "[@a;", "[@a]", "@a ", "[@a][", "-@a", "[[@a]]", "[x @a"] {
      let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
      let start = ContinuousClock.now
      _ = mentions(text)
      #expect(ContinuousClock.now - start < .seconds(5), "\(unit)")
    }
  }
}
