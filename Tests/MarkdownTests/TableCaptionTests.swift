import Testing

@testable import Markdown

@Suite("Captions of tables")
struct TableCaptionTests {
  private static let table = "| a | b |\n|---|---|\n| 1 | 2 |\n"

  private func document(_ text: String) -> Document {
    Document(parsing: Array(text.utf8), file: "a.md")
  }

  private func html(_ text: String) -> String {
    var html: [UInt8] = []
    document(text).writeHTML(into: &html)
    return String(decoding: html, as: UTF8.self)
  }

  @Test(
    "a paragraph beside a table that begins with the mark is its caption, with the id at its end",
    arguments: [
      "\(table)\n: Two *signs* {#tbl:x}", "\(table)\nTable: Two *signs* {#tbl:x}",
      "Table: Two *signs* {#tbl:x}\n\n\(table)", "\(table)\n: Two *signs*   {#tbl:x}\n\ntext",
    ])
  func caption(text: String) {
    let html = html(text)
    #expect(
      html.contains("<table id=\"tbl:x\">\n<caption>Two <em>signs</em></caption>\n<thead>"),
      "\(html)")
    #expect(document(text).captionedTables.map(\.identifier) == ["tbl:x"])
    #expect(!html.contains("<p>Two"))
  }

  @Test("of two tables each has the caption that follows it")
  func two() {
    let text = "\(Self.table)\nTable: One\n\n\(Self.table)\nTable: Two\n"
    let html = html(text)
    #expect(html.contains("<caption>One</caption>"))
    #expect(html.contains("<caption>Two</caption>"))
  }

  @Test("in lists and quotes too", arguments: ["> ", "  "])
  func nested(prefix: String) {
    let lines = "\(Self.table)\n: One {#x}".split(separator: "\n", omittingEmptySubsequences: false)
    let text = (prefix == "> " ? "" : "- \n") + lines.map { prefix + $0 }.joined(separator: "\n")
    #expect(html(text).contains("<table id=\"x\">\n<caption>One</caption>"), "\(html(text))")
  }

  @Test("without a table beside it, it is text; with attributes that is reported")
  func stray() {
    #expect(html("Table: One") == "<p>Table: One</p>\n")
    #expect(html("a\n\n\(Self.table)\ntext\n\nTable: One").contains("<p>Table: One</p>"))
    let document = document("Table: One {#tbl:x}")
    #expect(document.diagnostics.map(\.identifier) == ["markdown/stray-caption"])
  }

  @Test("a definition list behind a table stays one if it has a term")
  func definitions() {
    #expect(html("\(Self.table)\nterm\n: meaning").contains("<dt>term</dt>"))
  }
}
