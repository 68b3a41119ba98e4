import Diagnostics
import TestSupport
import Testing
import YAML

@testable import Content

@Suite struct FrontMatterTests {
  private static let cuts: [(String, String?, String, Int)] = [
    ("---\ntitle: X\n---\nbody", "title: X\n", "body", 4),
    ("\u{FEFF}---\r\ntitle: X\r\n---\r\nbody", "title: X\r\n", "body", 4),
    ("---\rtitle: X\r---\rbody", "title: X\r", "body", 4),
    ("---  \ntitle: X\n...\t\nbody", "title: X\n", "body", 4),
    ("---\n---\nbody", "", "body", 3),
    ("---\ntitle: a---b\n---", "title: a---b\n", "", 4),
    ("---\n\nExample text", nil, "---\n\nExample text", 1),
    ("---\nno end", nil, "---\nno end", 1),
    ("# Heading", nil, "# Heading", 1),
    ("----\na\n----", nil, "----\na\n----", 1),
    ("", nil, "", 1),
  ]

  @Test(arguments: cuts)
  func cutsWholeLinesOnly(text: String, yaml: String?, body: String, line: Int) {
    let bytes = Array(text.utf8)
    let cut = FrontMatterCut(bytes)
    #expect(cut.yaml.map { String(decoding: bytes[$0], as: UTF8.self) } == yaml)
    #expect(String(decoding: bytes[cut.body], as: UTF8.self) == body)
    #expect(cut.bodyLine == line)
  }

  @Test func readsEveryKey() throws {
    let (matter, diagnostics) = read(
      """
      title: "Lenses: an introduction"
      summary: What a lens does
      topics: [vergence, lenses > converging, magnification: "#size"]
      order: 3
      draft: true
      date: 2026-02-28
      aliases: old/lens
      """)
    #expect(diagnostics.isEmpty)
    #expect(matter.title?.text == "Lenses: an introduction")
    #expect(matter.summary == "What a lens does")
    #expect(
      matter.topics.map(\.path) == [["vergence"], ["lenses", "converging"], ["magnification"]])
    #expect(matter.topics.map(\.heading) == [nil, nil, "size"])
    #expect(matter.order == 3)
    #expect(matter.isDraft)
    #expect(matter.date?.iso == "2026-02-28")
    #expect(matter.aliases.map(\.text) == ["old/lens"])
  }

  @Test(arguments: [
    ("1️⃣titel: X", "front-matter/unknown-key"),
    ("date: 1️⃣2026-02-30", "front-matter/not-a-date"),
    ("order: 1️⃣1.5", "front-matter/not-a-whole-number"),
    ("draft: 1️⃣maybe", "front-matter/not-a-truth-value"),
    ("topics: [a, 1️⃣\" > b\"]", "front-matter/wrong-topic"),
    ("title: 1️⃣[a]", "front-matter/wrong-kind"),
    ("1️⃣- a", "front-matter/not-a-mapping"),
  ])
  func saysWhereAKeyIsWrong(fixture: String, identifier: String) {
    let marked = MarkedText(fixture)
    let (_, diagnostics) = read(marked.text)
    #expect(diagnostics.map(\.identifier) == [identifier])
    let place = marked.places["1️⃣"]
    #expect(diagnostics.first?.range?.start.column == place?.column)
    #expect(diagnostics.first?.range?.start.line == place.map { $0.line + 1 })
  }

  @Test func offersTheNearestKey() {
    #expect(read("titel: X").1.first?.solutions.first?.replacement == "title")
  }

  private func read(_ yaml: String) -> (FrontMatter, [Diagnostic]) {
    let origin = TextOrigin(file: "a.md", firstLine: 2)
    let document = YAMLDocument(parsing: Array(yaml.utf8), origin: origin)
    var diagnostics = document.diagnostics
    let matter = FrontMatter(reading: document.root, &diagnostics)
    return (matter, diagnostics)
  }
}
