import TestSupport
import Testing

@testable import Citations

/// CSL-JSON, and the same as YAML.
@Suite struct CSLTests {
  @Test("an item is read with all that an entry shows")
  func item() {
    let reading = Reading(
      csl: #"""
        [
          {"id": "dijkstra", "type": "article-journal", "title": "A <i>note</i> on a < b \ud83d\ude00",
           "author": [{"family": "Dijkstra", "given": "Edsger W."}, {"literal": "ACM"}],
           "issued": {"date-parts": [[1959, 12]]}, "container-title": "Numerische Mathematik",
           "volume": 1, "issue": "2", "page": "269-271", "DOI": "10.1007/BF01386390",
           "URL": "https://e.org", "custom": {"x": [1]}, "note": null}
        ]
        """#)
    #expect(reading.diagnostics == [])
    #expect(
      reading.entries() == [
        "Dijkstra, Edsger W., and ACM. 1959. “A note on a < b 😀.” Numerische Mathematik 1 (2): 269–271. https://doi.org/10.1007/BF01386390."
      ])
    #expect(reading.references.first?[.title]?.runs[1].style == .emphasis)
  }

  @Test("BibTeX and CSL of the same work give the same entry")
  func sameEntry() {
    let bib = Reading(
      bib: """
        @book{a, author = {van Beethoven, Jr., Ludwig}, title = {T}, publisher = {P},
          address = {Bonn}, date = {1999/2001}, edition = 2}
        """)
    let csl = Reading(
      csl: """
        [{"id": "a", "type": "book", "title": "T", "publisher": "P", "publisher-place": "Bonn",
          "author": [{"family": "Beethoven", "given": "Ludwig", "non-dropping-particle": "van",
            "suffix": "Jr."}], "issued": {"date-parts": [["1999"], [2001]]}, "edition": "2"}]
        """)
    #expect(bib.entries() == csl.entries())
    #expect(
      bib.entries() == ["van Beethoven, Ludwig, Jr. 1999–2001. T. 2nd ed. Bonn: P."])
  }

  @Test("YAML with references below a key is read too")
  func yaml() {
    let reading = Reading(
      csl: "references:\n- id: a\n  title: T\n  issued: 2001\n  author:\n  - family: F\n")
    #expect(reading.diagnostics == [])
    #expect(reading.entries() == ["F. 2001. T."])
  }

  static let mistakes: [(String, String)] = [
    ("citation/wrong-value", "1️⃣{\"title\": \"T\"}"),
    ("citation/wrong-value", "[1️⃣\"a\"]"),
    ("citation/missing-key", "[1️⃣{\"title\": \"T\"}]"),
    ("citation/duplicate-key", "[{\"id\": \"a\", \"title\": \"T\"}, {\"id\": 1️⃣\"a\"}]"),
    ("citation/missing-field", "[{\"id\": 1️⃣\"a\"}]"),
    ("citation/wrong-value", "[{\"id\": \"a\", \"title\": 1️⃣[\"T\"]}]"),
    ("citation/wrong-value", "[{\"id\": \"a\", \"title\": \"T\", \"author\": 1️⃣\"F\"}]"),
    ("citation/wrong-value", "[{\"id\": \"a\", \"title\": \"T\", \"author\": [1️⃣\"F\"]}]"),
    (
      "citation/wrong-value",
      "[{\"id\": \"a\", \"title\": \"T\", \"issued\": 1️⃣{\"date-parts\": [[2017, 13]]}}]"
    ),
    ("citation/wrong-address", "[{\"id\": \"a\", \"title\": \"T\", \"URL\": 1️⃣\"data:x\"}]"),
  ]

  @Test(arguments: mistakes) func mistakesAreReportedAtTheirPlace(identifier: String, text: String)
  {
    let marked = MarkedText(text)
    let reading = Reading(csl: marked.text)
    #expect(reading.diagnostics.first?.identifier == identifier)
    #expect(reading.diagnostics.first?.range?.start == marked.places["1️⃣"])
  }
}
