import Phrases
import Testing

@testable import Citations

/// Lists of references and the citations that lead to them.
@Suite struct ReferenceListTests {
  static let works = Reading(
    bib: #"""
      @book{hecht, author = {Hecht, Eugene}, title = {Optics}, edition = {5}, publisher = {Pearson},
        address = {Boston}, year = 2017}
      @book{born, author = {Born, Max and Wolf, Emil}, title = {Principles of Optics},
        edition = {7th}, publisher = {Cambridge University Press}, year = 1999}
      @article{dijkstra, author = {Dijkstra, Edsger W.}, journal = {Numerische Mathematik},
        title = {A note on two problems in connexion with graphs}, volume = 1,
        pages = {269-271}, year = 1959, doi = {https://doi.org/10.1007/BF01386390}}
      @incollection{part, author = {A. Bee and C. Dee and E. Eff}, title = {Why?}, year = 2001,
        booktitle = {Handbook}, editor = {G. Aitch}, pages = {3}, publisher = {P}}
      @misc{law, title = {The road code: a summary}, url = {https://e.org}, urldate = {2020-05-02}}
      @collection{all, editor = {One, A. and Two, B.}, title = {All}, year = {2003}}
      @phdthesis{thesis, author = {Van, J. Q.}, title = {On \emph{lenses}}, school = {MIT},
        year = 1980}
      """#)

  @Test("entries by author and year")
  func authorYear() {
    #expect(Self.works.diagnostics == [])
    #expect(
      Self.works.entries() == [
        "Bee, A., C. Dee, and E. Eff. 2001. “Why?” In Handbook, edited by G. Aitch, 3. P.",
        "Born, Max, and Emil Wolf. 1999. Principles of Optics. 7th ed. Cambridge University Press.",
        "Dijkstra, Edsger W. 1959. “A note on two problems in connexion with graphs.” Numerische Mathematik 1: 269–271. https://doi.org/10.1007/BF01386390.",
        "Hecht, Eugene. 2017. Optics. 5th ed. Boston: Pearson.",
        "One, A., and B. Two, eds. 2003. All.",
        "The road code: a summary. n.d. Accessed 2 May 2020. https://e.org.",
        "Van, J. Q. 1980. “On lenses.” PhD thesis. MIT.",
      ])
  }

  @Test("entries by number, in the order in which they are cited")
  func numbered() {
    #expect(
      Self.works.entries(CitationStyle(.numbered)) == [
        "E. Hecht, Optics, 5th ed., Boston: Pearson, 2017.",
        "M. Born and E. Wolf, Principles of Optics, 7th ed., Cambridge University Press, 1999.",
        "E. W. Dijkstra, “A note on two problems in connexion with graphs,” Numerische Mathematik, vol. 1, pp. 269–271, 1959, https://doi.org/10.1007/BF01386390.",
        "A. Bee, C. Dee, and E. Eff, “Why?” in Handbook, edited by G. Aitch, P, 2001, p. 3.",
        "The road code: a summary, n.d., accessed 2 May 2020, https://e.org.",
        "A. One and B. Two, eds., All, 2003.",
        "J. Q. Van, “On lenses,” PhD thesis, MIT, 1980.",
      ])
  }

  @Test("a numbered list can be in the order of names")
  func alphabetical() {
    let list = Self.works.list(CitationStyle(.numbered, order: .alphabetical))
    #expect(list.entries.map(\.reference.key).prefix(3) == ["part", "born", "dijkstra"])
    #expect(list.entry("born")?.number == 2)
  }

  struct Case: Sendable {
    let citation: Citation
    let authorYear: String
    let numbered: String
  }

  static let cases: [Case] = [
    Case(citation: Citation([.init("hecht")]), authorYear: "(Hecht 2017)", numbered: "[1]"),
    Case(
      citation: Citation([.init("hecht", suffix: "p. 31"), .init("born")]),
      authorYear: "(Hecht 2017, p. 31; Born and Wolf 1999)", numbered: "[1, p. 31; 2]"),
    Case(
      citation: Citation([.init("hecht"), .init("born")]),
      authorYear: "(Hecht 2017; Born and Wolf 1999)", numbered: "[1, 2]"),
    Case(
      citation: Citation([.init("hecht")], isNarrative: true), authorYear: "Hecht (2017)",
      numbered: "Hecht [1]"),
    Case(
      citation: Citation([.init("hecht", hidesNames: true)]), authorYear: "(2017)",
      numbered: "[1]"),
    Case(
      citation: Citation([.init("hecht", suffix: "ch. 3", hidesNames: true)]),
      authorYear: "(2017, ch. 3)", numbered: "[1, ch. 3]"),
    Case(
      citation: Citation([.init("hecht", prefix: "see", suffix: "chap. 3-4")]),
      authorYear: "(see Hecht 2017, chs. 3–4)", numbered: "[see 1, chs. 3–4]"),
    Case(
      citation: Citation([.init("part", suffix: "12")]),
      authorYear: "(Bee et al. 2001, p. 12)", numbered: "[4, p. 12]"),
    Case(
      citation: Citation([.init("law", suffix: "among others")]),
      authorYear: "(“The road code” n.d., among others)", numbered: "[5, among others]"),
    Case(
      citation: Citation([.init("all", suffix: "sec. IV")]),
      authorYear: "(One and Two 2003, sec. IV)", numbered: "[6, sec. IV]"),
    Case(citation: Citation([.init("missing")]), authorYear: "", numbered: ""),
  ]

  @Test(arguments: cases) func citations(example: Case) {
    let byName = Self.works.list()
    let byNumber = Self.works.list(CitationStyle(.numbered))
    #expect(
      spaced(CitationText(example.citation, in: byName, phrases: english).plain)
        == example.authorYear)
    #expect(
      spaced(CitationText(example.citation, in: byNumber, phrases: english).plain)
        == example.numbered)
  }

  @Test("each work is a link of its own; the marks around are none")
  func pieces() {
    let citation = Citation([.init("hecht", prefix: "see"), .init("born")])
    let pieces = CitationText(citation, in: Self.works.list(), phrases: english).pieces
    #expect(pieces.map(\.text) == ["(see ", "Hecht 2017", "; ", "Born and Wolf 1999", ")"])
    #expect(pieces.map(\.key) == [nil, "hecht", nil, "born", nil])
  }

  @Test("works of one author and year get letters in the order of their titles")
  func letters() {
    let list = Reading(
      bib: """
        @misc{b, author = {Hecht, E.}, title = {Beta}, year = 2017}
        @misc{a, author = {Hecht, E.}, title = {Alpha}, year = 2017}
        @misc{c, author = {Hecht, E.}, title = {Gamma}, year = 2018}
        @misc{d, author = {Hecht, E. and Zajac, A.}, title = {Delta}, year = 2017}
        @misc{e, author = {Hecht, E.}, title = {Undated}}
        @misc{f, author = {Hecht, E.}, title = {Without}}
        """
    ).list()
    #expect(
      list.entries.map { "\($0.reference.key) \($0.names) \($0.year)" } == [
        "a Hecht 2017a", "b Hecht 2017b", "c Hecht 2018", "e Hecht n.d.a", "f Hecht n.d.b",
        "d Hecht and Zajac 2017",
      ])
    #expect(list.entries[0].text.plain == "Hecht, E. 2017a. Alpha.")
  }

  @Test("authors with one family name are told apart by initials")
  func initials() {
    let list = Reading(
      bib: """
        @misc{a, author = {Hecht, Eugene}, title = {A}, year = 2017}
        @misc{b, author = {Hecht, Jeff}, title = {B}, year = 2017}
        @misc{c, author = {Hecht, E.}, title = {C}, year = 2018}
        """
    ).list()
    #expect(list.entry("a")?.names == "E. Hecht")
    #expect(list.entry("b")?.names == "J. Hecht")
    #expect(list.entry("c")?.names == "E. Hecht")
  }

  @Test("accents and case do not count in the order; no work is lost")
  func order() {
    let names = ["Zola", "Éluard", "eco", "Ångström", "Ørsted", "Öhman", "abbe"]
    let text = names.enumerated().map { "@misc{k\($0), author = {\($1)}, title = {T}}" }
    let list = Reading(bib: text.joined(separator: "\n")).list()
    #expect(
      list.entries.map(\.names) == ["abbe", "Ångström", "eco", "Éluard", "Öhman", "Ørsted", "Zola"])
  }

  @Test("the order of a list does not depend on the order of citing, and numbers are places")
  func law() {
    let references = Self.works.references
    let style = CitationStyle()
    let one = ReferenceList(references, style: style, phrases: english)
    let other = ReferenceList(references.reversed(), style: style, phrases: english)
    #expect(one.entries.map(\.text) == other.entries.map(\.text))
    for (index, entry) in one.entries.enumerated() { #expect(entry.number == index + 1) }
  }

  @Test("more than ten authors are the first seven and others")
  func manyAuthors() {
    let names = (1...3000).map { "A\($0), B." }.joined(separator: " and ")
    let entry = Reading(bib: "@misc{a, author = {\(names)}, title = {T}, year = 2012}").entries()
    #expect(
      entry == ["A1, B., B. A2, B. A3, B. A4, B. A5, B. A6, B. A7, et al. 2012. T."])
  }

  @Test(
    "editions",
    arguments: [
      ("1", "1st ed."), ("2", "2nd ed."), ("3", "3rd ed."), ("11", "11th ed."), ("22", "22nd ed."),
      ("Fifth", "5th ed."), ("5th edition", "5th ed."), ("revised", "revised ed."),
      ("2nd revised", "2nd revised ed."), ("third ed.", "3rd ed."),
    ])
  func editions(written: String, shown: String) {
    let text = "@misc{a, title = {T}, edition = {\(written)}, year = 2000}"
    #expect(Reading(bib: text).entries() == ["T. 2000. \(shown)"])
  }

  @Test(
    "places in a work",
    arguments: [
      ("31", "p. 31"), ("31-35", "pp. 31–35"), ("31--35", "pp. 31–35"), ("pages 3, 5", "pp. 3, 5"),
      ("chapter 3", "ch. 3"), ("§ 4", "sec. 4"), ("figs. 2-3", "figs. 2–3"), ("eq. 4.2", "eq. 4.2"),
      ("App. A", "app. A"), ("vol. 2, p. 7", "vols. 2, p. 7"),
    ])
  func locators(written: String, shown: String) {
    #expect(Locator(written).map { spaced($0.text(english)) } == shown)
  }

  @Test(
    "words that only begin like a place are none", arguments: ["paging", "chapter", "no idea", ""])
  func noLocators(text: String) {
    #expect(Locator(text) == nil)
  }

  @Test("addresses in links hold nothing that no address may hold")
  func addresses() {
    let text = "@misc{a, title = {T}, year = 2000, doi = {10.1002/(SICI)1<1::AID>3.0.CO;2-L}}"
    let runs = Reading(bib: text).list().entries[0].text.runs
    #expect(runs.compactMap(\.link) == ["https://doi.org/10.1002/(SICI)1%3C1::AID%3E3.0.CO;2-L"])
  }

  @Test("every phrase is in the phrasebook")
  func phrases() {
    #expect(english.missing(CitationPhrase.self) == [])
    #expect(english.missing(LocatorPhrase.self) == [])
    #expect(english.missing(MonthPhrase.self) == [])
  }
}
