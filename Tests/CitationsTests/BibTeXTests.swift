import Testing

@testable import Citations

/// What the reader makes of well-formed files.
@Suite struct BibTeXTests {
  private func title(_ value: String, before: String = "") -> String? {
    let reading = Reading(bib: "\(before)@misc{a, title = \(value)}")
    #expect(reading.diagnostics == [])
    return reading.references.first?[.title]?.plain
  }

  @Test(
    "a value is braces, quotation marks, a number, an abbreviation, or several joined",
    arguments: [
      ("{A {B} c}", "A B c"), ("\"A {\"}B{\"} c\"", "A \"B\" c"), ("2017", "2017"),
      ("{A} # \" B\"", "A B"), ("{A}#{B}", "AB"), ("cup", "Press"), ("CUP # { x}", "Press x"),
      ("jan", "1"), ("{ A\n  B }", "A B"), ("{A % B}", "A % B"),
    ])
  func values(value: String, expected: String) {
    #expect(title(value, before: "@string{cup = {Press}}\n") == expected)
  }

  @Test("what stands between entries, and after %, is a comment")
  func comments() {
    let reading = Reading(
      bib: """
        Notes by me@example.org, and @nobody.
        % @misc{no, title = {N}}
        @comment{@misc{no, title = {N}}}
        @preamble{"\\newcommand{\\x}{y}"}
        @MISC ( a , % the key
          TITLE = {A}, % a title
          year = 2000,
        ) @misc{b, title = {B}}
        """)
    #expect(reading.diagnostics == [])
    #expect(reading.bibliography.keys == ["a", "b"])
    #expect(reading.references.first?.date?.year == 2000)
  }

  @Test("types and fields that are not known are tolerated")
  func unknown() {
    let reading = Reading(bib: "@gadget{a, title = {A}, colour = {red}}")
    #expect(reading.diagnostics == [])
    #expect(reading.references.first?.kind == .other)
  }

  @Test("an entry takes from its parent what it has not; the title of a book becomes the book's")
  func crossref() throws {
    let reading = Reading(
      bib: """
        @incollection{a, author = {A}, title = {Lenses}, pages = {1--2}, crossref = {h}}
        @book{h, editor = {H}, title = {Handbook}, publisher = {P}, year = 1999, pages = {900}}
        """)
    let chapter = try #require(reading.references.first)
    #expect(reading.diagnostics == [])
    #expect(chapter[.title]?.plain == "Lenses")
    #expect(chapter[.container]?.plain == "Handbook")
    #expect(chapter[.pages]?.plain == "1–2")
    #expect(chapter.editors.names.map(\.family) == ["H"])
    #expect(chapter.date?.year == 1999)
  }

  @Test(
    "a name is taken apart as BibTeX does it",
    arguments: [
      ("Eugene Hecht", "Eugene||Hecht|"), ("Hecht, Eugene", "Eugene||Hecht|"),
      ("Ludwig van Beethoven", "Ludwig|van|Beethoven|"),
      ("van Beethoven, Ludwig", "Ludwig|van|Beethoven|"),
      (
        "Charles Louis Xavier Joseph de la Vallée Poussin",
        "Charles Louis Xavier Joseph|de la|Vallée Poussin|"
      ),
      ("de la Vallée Poussin, Charles", "Charles|de la|Vallée Poussin|"),
      ("King, Jr., Martin Luther", "Martin Luther||King|Jr."),
      ("{Bell and Howell}", "||Bell and Howell|"), ("{\\'E}mile Zola", "Émile||Zola|"),
      ("Jean {\\'e}tat Zola", "Jean|état|Zola|"), ("Aristotle", "||Aristotle|"),
      ("Gauss, C. F.", "C. F.||Gauss|"), ("Donald~E. Knuth", "Donald\u{A0}E.||Knuth|"),
      ("{van Gogh}, Vincent", "Vincent||van Gogh|"),
    ])
  func names(name: String, expected: String) {
    let names = BibTeXNames(Array(name.utf8))
    #expect(names.faults.isEmpty)
    #expect(
      names.list.names.map { "\($0.given)|\($0.particle)|\($0.family)|\($0.suffix)" } == [expected])
  }

  @Test("names are split at `and` outside braces, whatever blanks are around it")
  func lists() {
    let list = BibTeXNames(Array("A B and\n C D AND {E and F} and others".utf8)).list
    #expect(list.names.map(\.family) == ["B", "D", "E and F"])
    #expect(list.hasOthers)
    #expect(BibTeXNames(Array("Ferdinand, A. and Anderson, B.".utf8)).list.names.count == 2)
  }

  @Test(
    "LaTeX becomes what it shows",
    arguments: [
      (
        "G{\\\"o}del, Erd\\H{o}s, \\'Etale, Sm\\aa land, Stra\\ss e",
        "Gödel, Erdős, Étale, Småland, Straße"
      ),
      ("{\\'{\\i}}\\c{c}\\v{S}\\~n\\=a\\.z\\u{g}\\k{a}\\d{h}\\^{\\j}", "íçŠñāżğąḥĵ"),
      ("\\`{}x", "`x"), ("1--2 --- 3", "1–2 — 3"), ("``A'' `b'", "“A” ‘b’"),
      ("A~B\\ C", "A\u{A0}B C"),
      ("\\& \\% \\$ \\# \\_ \\{ \\}", "& % $ # _ { }"), ("{A {BC} D}", "A BC D"),
      ("\\emph{A} {\\em B} \\textbf{C}", "A B C"), ("\\LaTeX{} and \\TeX\\ x", "LaTeX and TeX x"),
      ("\\noopsort{a}B", "B"), ("\\url{https://e.org/a--b}", "https://e.org/a--b"),
      ("$x^2$ costs \\$5", "x^2 costs $5"), ("5 $ and", "5 $ and"), ("\\enquote{A}", "“A”"),
      ("a\\unknown", "a"), ("O'Brien", "O’Brien"), ("定理", "定理"),
    ])
  func laTeX(text: String, expected: String) {
    #expect(LaTeXText.text(Array(text.utf8)).text.plain == expected)
  }

  @Test("styles go with their words")
  func styles() {
    let text = LaTeXText.text(Array("a \\emph{b \\textbf{c}} $d$ {\\it e} f".utf8)).text
    #expect(
      text.runs == [
        .init("a "), .init("b ", style: .emphasis), .init("c", style: [.emphasis, .strong]),
        .init(" "), .init("d", style: .formula), .init(" "), .init("e", style: .emphasis),
        .init(" f"),
      ])
  }

  @Test("an accent and its letter are one character where Unicode has one")
  func composition() {
    for (command, letter, composed) in [("'", "e", "é"), ("c", "c", "ç"), ("v", "r", "ř")] {
      let text = LaTeXText.text(Array("\\\(command){\(letter)}".utf8)).text.plain
      #expect(Array(text.unicodeScalars) == Array(composed.unicodeScalars))
    }
    #expect(LaTeXText.text(Array("\\'{q}".utf8)).text.plain == "q\u{301}")
  }

  @Test(
    "dates",
    arguments: [
      ("year = 2017", "2017"), ("date = {2017-05-02}", "2017"), ("date = {1999/2001}", "1999–2001"),
      ("year = {in press}", "in press"), ("year = {-300}", "-300"), ("year = {2017-13}", "2017-13"),
    ])
  func dates(field: String, expected: String) {
    let reference = Reading(bib: "@misc{a, title = {A}, \(field)}").references.first
    #expect(reference?.date?.yearText == expected)
  }

  @Test("months are known by abbreviation, name and number")
  func months() {
    for month in ["may", "{May}", "5", "\"may\""] {
      let text = "@misc{a, title = {A}, year = 2017, month = \(month)}"
      #expect(Reading(bib: text).references.first?.date?.month == 5)
    }
  }

  @Test("places are right behind a byte order mark, CRLF and letters of several bytes")
  func places() throws {
    let reading = Reading(bib: "\u{FEFF}@misc{é, title = {É}}\r\n@misc{ü, title = {É}, x}")
    let place = try #require(reading.diagnostics.first?.range?.start)
    #expect((place.line, place.column) == (2, 23))
    #expect(reading.references.first?.range.start.column == 7)
  }
}
