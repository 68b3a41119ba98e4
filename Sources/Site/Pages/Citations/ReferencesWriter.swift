import Citations
import Content
import Markup
import Phrases

/// Writes lists of references as HTML.
struct ReferencesWriter {
  let citations: CourseCitations

  private var phrases: Phrases { citations.phrases }

  /// The name of a list.
  var heading: String { phrases(CitationPhrase.heading) }

  /// The list at the end of a page that cites, with its heading.
  func section(_ listed: ListedWorks, headingID: String) -> MarkupNode {
    .element(
      "section",
      [
        Attribute("class", "bibliography"), Attribute("role", "doc-bibliography"),
        Attribute("aria-labelledby", headingID),
      ],
      [
        .element("h2", [Attribute("id", headingID)], [.text(heading)]), entries(of: listed),
      ])
  }

  /// The list alone, in the place that a page of the author has for it.
  func place(_ listed: ListedWorks) -> MarkupNode {
    .element(
      "section",
      [
        Attribute("class", "bibliography"), Attribute("role", "doc-bibliography"),
        Attribute("aria-label", heading),
      ], [entries(of: listed)])
  }

  private func entries(of listed: ListedWorks) -> MarkupNode {
    let isNumbered = listed.list.style.form == .numbered
    let items = listed.list.entries.map { item($0, listed, isNumbered) }
    // An empty list is no list.
    guard !items.isEmpty else { return .fragment([]) }
    return isNumbered
      ? .element("ol", [Attribute("class", "reference-list numbered")], items)
      : .element("ul", [Attribute("class", "reference-list")], items)
  }

  private func item(
    _ entry: ReferenceList.Entry, _ listed: ListedWorks, _ isNumbered: Bool
  ) -> MarkupNode {
    let formulas = ReferenceFormulas(macros: citations.course.configuration.macros)
    let key = entry.reference.key
    var content: [MarkupNode] = []
    if isNumbered {
      content.append(
        .element(
          "span", [Attribute("class", "reference-number")],
          [.text(phrases(CitationPhrase.number, [("number", String(entry.number))]))]))
      content.append(.text(" "))
    }
    let back = backLinks(to: listed.places[key] ?? [], listed)
    content.append(
      .element(
        "div", [Attribute("class", "entry")],
        entry.text.markup(formula: formulas.markup) + back))
    return .element("li", [Attribute("id", ListedWorks.anchor(key))], content)
  }

  private func backLinks(to places: [ListedWorks.Place], _ listed: ListedWorks) -> [MarkupNode] {
    let files = citations.course.files
    let address = files[listed.file].address
    guard !places.isEmpty else { return [] }
    let links = places.enumerated().flatMap { index, place -> [MarkupNode] in
      let other = files[place.file]
      let target = place.file == listed.file ? "" : address.link(to: other.address)
      let label =
        listed.isOfCourse
        ? phrases(CitationPhrase.backToPage, [("page", other.title)])
        : phrases(CitationPhrase.back, [("number", String(index + 1))])
      var arrow: [MarkupNode] = [.text("\u{21A9}\u{FE0E}")]
      if places.count > 1 { arrow.append(.element("sup", [], [.text(String(index + 1))])) }
      let link = MarkupNode.element(
        "a",
        [
          Attribute("href", target + "#" + Address.encoded(fragment: place.anchor)),
          Attribute("class", "reference-back"), Attribute("role", "doc-backlink"),
          Attribute("aria-label", label), Attribute("title", label),
        ], arrow)
      return index == 0 ? [link] : [.text(" "), link]
    }
    return [.text(" "), .element("span", [Attribute("class", "reference-backs")], links)]
  }
}
