import Content
import Diagnostics
import Markdown
import Markup
import Phrases

/// The list of all terms of a course, by their letters.
struct GlossaryList: Sendable {
  let glossary: Glossary
  /// The definitions of `glossary.yml`, parallel to the terms.
  let texts: [CheckedText?]
  /// What the terms mean, as plain text.
  let descriptions: [String]
  let course: Course
  let phrases: Phrases

  /// - Parameters:
  ///   - checker: from now on links terms with what they mean.
  ///   - diagnostics: receives what is wrong with the definitions.
  init(
    _ glossary: Glossary, linkingIn checker: inout TextChecker, _ diagnostics: inout [Diagnostic]
  ) {
    self.glossary = glossary
    course = checker.links.course
    phrases = checker.phrases
    let definitions = GlossaryDefinitions(glossary)
    descriptions = definitions.descriptions(checker, phrases)
    checker.terms = TermLinker(
      glossary, descriptions: descriptions, linksFirst: course.configuration.linksTerms,
      phrases: phrases)
    texts = definitions.texts(checker, &diagnostics)
  }

  /// So many terms are seen at a glance, and need no links to their letters.
  private static let fewTerms = 12

  /// The list as HTML.
  ///
  /// - Parameters:
  ///   - address: the page that shows it.
  ///   - level: the level of the headings of its letters.
  ///   - taken: the ids that the page has already.
  ///   - figures: how definitions are written.
  func markup(
    at address: Address, headingLevel level: Int, besides taken: Set<String> = [],
    _ figures: FigureWriter
  ) -> MarkupNode {
    var anchors = TermAnchors(besides: taken)
    let letters = Alphabet.letters(Array(glossary.terms.indices)) { glossary.terms[$0].name }
      .map { group in
        let id = anchors.anchor(ofStem: "glossary-" + Alphabet.id(ofLetter: group.letter))
        return (letter: group.letter, id: id, entries: group.entries)
      }
    var blocks: [MarkupNode] = []
    if glossary.terms.count > Self.fewTerms {
      blocks.append(
        .element(
          "nav",
          [
            Attribute("class", "letters"),
            Attribute("aria-label", phrases(GlossaryPhrase.letters)),
          ],
          letters.map { group in
            .element(
              "a", [Attribute("href", "#" + Address.encoded(fragment: group.id))],
              [.text(group.letter)])
          }))
    }
    for group in letters {
      blocks.append(
        .element(
          "section", [Attribute("class", "letter"), Attribute("aria-labelledby", group.id)],
          [
            .element("h\(level)", [Attribute("id", group.id)], [.text(group.letter)]),
            .element("dl", [], group.entries.flatMap { entry($0, address, figures) }),
          ]))
    }
    return .element("div", [Attribute("class", "terms")], blocks)
  }

  /// The list for a page of the author's that has the place for it, with the container that is the place; `nil` for any other page.
  func list(on page: CheckedPage, _ figures: FigureWriter) -> (container: Int, list: MarkupNode)? {
    guard case .page(page.file, let node) = glossary.list, !glossary.terms.isEmpty,
      let container = page.text.document.containers.firstIndex(where: { $0.node == node })
    else { return nil }
    let above = page.text.document.headings.last { $0.node < node }
    let list = markup(
      at: course.files[page.file].address, headingLevel: min((above?.level ?? 1) + 1, 6),
      besides: page.outline.ids, figures)
    return (container, list)
  }

  private func entry(
    _ index: Int, _ address: Address, _ figures: FigureWriter
  ) -> [MarkupNode] {
    let term = glossary.terms[index]
    var name: [MarkupNode] = [.element("dfn", [], [.text(term.name)])]
    if let abbreviation = term.abbreviation {
      name.append(.text(" "))
      name.append(
        .element(
          "span", [Attribute("class", "abbreviation")],
          [.text(phrases(GlossaryPhrase.abbreviation, [("abbreviation", abbreviation)]))]))
    }
    switch term.source {
    case .entry(let entry):
      let definition = texts[index].map { text in
        [MarkupNode.written(figures.inline(text, identifiersWith: term.anchor + "/"))]
      }
      return [
        .element("dt", [Attribute("id", term.anchor)], name),
        .element("dd", [], (definition ?? []) + references(of: entry, from: address)),
      ]
    case .page(let file, _):
      let link = MarkupNode.element(
        "a", [Attribute("href", glossary.link(to: index, from: address))], name)
      return [
        .element("dt", [], [link]),
        .element(
          "dd", [], [.text(descriptions[index]), source(index, course.files[file], address)]),
      ]
    }
  }

  /// The terms to which one refers.
  private func references(of entry: GlossaryEntry, from address: Address) -> [MarkupNode] {
    let terms = entry.see.compactMap { glossary.term($0.text) }
    guard !terms.isEmpty else { return [] }
    let links = terms.map { index in
      MarkupNode.element(
        "a", [Attribute("href", glossary.link(to: index, from: address))],
        [.text(glossary.terms[index].name)])
    }
    let word: GlossaryPhrase = entry.definition == nil ? .see : .seeAlso
    return [line(word, links)]
  }

  /// The page that defines a term.
  private func source(_ index: Int, _ file: ContentFile, _ address: Address) -> MarkupNode {
    line(
      .definedIn,
      [
        .element(
          "a", [Attribute("href", glossary.link(to: index, from: address))], [.text(file.title)])
      ])
  }

  private func line(_ word: GlossaryPhrase, _ links: [MarkupNode]) -> MarkupNode {
    let separator = MarkupNode.text(phrases(SitePhrase.listSeparator))
    return .element(
      "p", [Attribute("class", "see")],
      [.text(phrases(word) + " ")]
        + links.enumerated().flatMap { $0 == 0 ? [$1] : [separator, $1] })
  }
}
