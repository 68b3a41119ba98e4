import Diagnostics
import Phrases
import TestSupport
import Testing

@testable import Pages

@Suite struct PhrasebookTests {
  private func theme(_ text: String) -> Theme {
    Theme(standard: [
      ThemeFile(path: "phrases/xx.yml", shown: "Templates/phrases/xx.yml", bytes: Array(text.utf8))
    ])
  }

  @Test func readsNestedPhrasesPluralsAndTheNumberStyle() throws {
    let file = try #require(
      theme(
        "numbers: {decimal: \",\"}\na:\n  b: eins\n  c: {one: \"{n} Ecke\", other: \"{n} Ecken\"}"
      )
      .phrasebook(of: "xx-YY"))
    let (phrases, diagnostics) = PhrasebookReader.read(file, language: "de")
    #expect(diagnostics.isEmpty)
    #expect(phrases.numberStyle.decimalSeparator == ",")
    #expect(phrases[named: "a.b"] == "eins")
    #expect(phrases.pattern("a.c")?.categories.count == 2)
    #expect(phrases.phrases(below: "a").map(\.name) == ["b", "c"])
  }

  @Test func namesEveryPhraseThatIsMissing() {
    let (_, diagnostics) = Wording.phrases(of: "xx", theme("site: {skip: x}"))
    #expect(Set(diagnostics.map(\.identifier)) == ["template/missing-phrase"])
    #expect(diagnostics.contains { $0.summary.contains("`page.date`") })
  }

  @Test func saysThatALanguageHasNoPhrasebook() {
    let place = SourcePosition(line: 2, column: 11)
    let range = SourceRange(file: "site.yml", start: place, end: place)
    let (_, diagnostics) = Wording.phrases(of: "de", at: range, theme(""))
    #expect(diagnostics.map(\.identifier) == ["template/no-phrasebook"])
    #expect(diagnostics.first?.range == range)
  }
}
