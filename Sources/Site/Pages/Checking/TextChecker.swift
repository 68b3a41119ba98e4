import Content
import Diagnostics
import Formula
import Markdown
import Phrases
import Quantities
import Scenarios
import TeX

/// Checks the links and the value spans of a text and works out what stands for them.
struct TextChecker: Sendable {
  let links: LinkResolver
  let evaluation: CourseEvaluation
  /// The id of the figure of each block that shows one, for each page.
  let outlines: [PageOutline]
  let phrases: Phrases
  let mentions: MentionResolver
  let citations: CourseCitations
  /// Links terms to the glossary.
  var terms: TermLinker

  /// A page's text.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - file: the page that it stands in, among the course's files; `nil` for `glossary.yml`.
  ///   - address: where the text will stand: the page's address, or that of the gallery which shows its figure.
  ///   - isPage: whether it is the text of the page, and not a caption. In a page's the first mention of a term may be a link.
  ///   - formulas: the document's formulas, if they were read before.
  ///   - diagnostics: receives what is wrong.
  func checked(
    _ document: Document, in file: Int?, at address: Address, isPage: Bool = false,
    formulas: [TeX.TeXFormula]? = nil,
    _ diagnostics: inout [Diagnostic]
  ) -> CheckedText {
    let written = document.links
    let destinations = written.map { link -> String? in
      // An address in raw HTML may name the built file as well as the source.
      let isRaw = link.kind == .htmlLink || link.kind == .htmlSource
      // Escaped, it is text and leads nowhere.
      if isRaw, links.course.configuration.escapesRawHTML { return nil }
      if isRaw, links.isBuilt(link, at: address, &diagnostics) { return nil }
      return links.destination(of: link, in: file, at: address, &diagnostics)
    }
    var values: [Int: ValueText] = [:]
    for (index, span) in document.codeSpans(where: { $0.starts(with: ValueSpan.mark.utf8) })
    where ValueSpan.isValue(span.text) {
      values[index] = value(of: span, in: file, at: address, &diagnostics)
    }
    let (named, cited) = mentions(of: document, in: file, at: address, isPage, &diagnostics)
    return CheckedText(
      document: document, destinations: destinations, values: values,
      formulas: formulas
        ?? document.readFormulas(macros: links.course.configuration.macros, &diagnostics),
      mentions: named, citations: cited,
      terms: document.hasAttributes || isPage && terms.matcher != nil
        ? terms.links(in: document, at: address, linksFirst: isPage, &diagnostics) : TermLinks(),
      linkTexts: linkTexts(of: document, written, in: file, &diagnostics))
  }

  /// What stands for mentions: of something numbered, and of what is cited, each by its index.
  private func mentions(
    of document: Document, in file: Int?, at address: Address, _ isPage: Bool,
    _ diagnostics: inout [Diagnostic]
  ) -> (named: [Int: MentionText], cited: [Int: CitedText]) {
    guard document.hasMentions else { return ([:], [:]) }
    var named: [Int: MentionText] = [:]
    var cited: [Int: CitedText] = [:]
    for (index, mention) in document.mentions.enumerated() {
      if links.course.bibliography.isCitation(mention), let file {
        cited[index] = citations.text(
          of: mention, isPage ? index : nil, in: file, at: address, &diagnostics)
      } else {
        named[index] = mentions.text(of: mention, in: file, at: address, &diagnostics)
      }
    }
    return (named, cited)
  }

  /// What links without a text of their own show: `[](#id)` the number or the title of what it leads to, `[](page.md)` the page's title.
  private func linkTexts(
    of document: Document, _ links: [Link], in file: Int?, _ diagnostics: inout [Diagnostic]
  ) -> [Int: String] {
    var texts: [Int: String] = [:]
    for (index, link) in links.enumerated()
    where link.kind == .link && document.nodes[link.node].end == link.node + 1
      && !link.destination.isEmpty
    {
      // What is not there is told already.
      guard !self.links.isMissing(link, in: file) else { continue }
      if let text = mentions.text(ofEmpty: link, in: file, self.links) {
        texts[index] = text
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, "link/no-text", at: link.range, "this link has no text that could be clicked",
            explanation:
              "A link to a page, a heading or something numbered of the course can be left without; it shows its title or number.",
            solutions: [Solution("write a text between the brackets")]))
      }
    }
    return texts
  }

  private func value(
    of span: CodeSpan, in file: Int?, at address: Address, _ diagnostics: inout [Diagnostic]
  ) -> ValueText? {
    guard
      let parsed = ValueSpan(parsing: span.text, at: span.range, reporting: &diagnostics)
    else { return nil }
    let id = parsed.names.first { $0.isDotted }?.parts.first ?? ""
    guard let text = text(of: parsed, id: id, at: span, in: file, &diagnostics) else { return nil }
    let link = span.isInLink || span.isInHeading ? nil : self.link(toFigure: id, from: address)
    return ValueText(text: text, link: link, block: id)
  }

  private func text(
    of span: ValueSpan, id: String, at code: CodeSpan, in file: Int?,
    _ diagnostics: inout [Diagnostic]
  ) -> String? {
    if let name = span.name, let values = evaluation.scope[id],
      let value = values[ValueName(Array(name.parts.dropFirst()))],
      let text = Self.words(of: value, style(of: id), phrases)
    {
      return text
    }
    do throws(FormulaFault) {
      return try span.text(style(of: id)) { meaning(of: $0, in: file) }
    } catch {
      diagnostics.append(error.diagnostic(at: code.range))
      return nil
    }
  }

  /// What a name stands for; of ids that do not exist, those of the page are told.
  private func meaning(of name: ValueName, in file: Int?) -> Meaning {
    let meaning = evaluation.scope.meaning(of: name)
    guard case .unknownBlock(let id, _, let ids) = meaning, let file else { return meaning }
    let here = evaluation.places.filter { $0.value.file == file }.sorted {
      $0.value.block < $1.value.block
    }
    return .unknownBlock(id, here: here.map(\.key), among: ids)
  }

  /// A word, a name or a list as it stands in a sentence; `nil` for a quantity.
  private static func words(
    of value: Value, _ style: QuantityStyle, _ phrases: Phrases
  ) -> String? {
    switch value {
    case .quantity: nil
    case .name(let name): name
    case .truth(let truth): phrases(truth ? SitePhrase.yes : SitePhrase.no)
    case .list(let items): list(items, style, phrases)
    }
  }

  private static func list(
    _ items: [Value], _ style: QuantityStyle, _ phrases: Phrases
  ) -> String {
    if items.isEmpty { return phrases(SitePhrase.emptyList) }
    let texts = items.map { item -> String in
      if case .quantity(let quantity) = item { return style.text(of: quantity) }
      return words(of: item, style, phrases) ?? ""
    }
    return texts.joined(separator: phrases(SitePhrase.listSeparator))
  }

  /// How the block of an id shows quantities, in the number style of the course's language.
  private func style(of id: String) -> QuantityStyle {
    var style = QuantityStyle()
    if let place = evaluation.places[id],
      let outcome = evaluation.outcomes[place.file][place.block]
    {
      style = outcome.style
    }
    style.numbers = phrases.numberStyle
    return style
  }

  private func link(toFigure id: String, from address: Address) -> String? {
    guard let place = evaluation.places[id],
      let figure = outlines[place.file].figures[place.block]
    else { return nil }
    let target = links.course.files[place.file].address
    let anchor = "#" + Address.encoded(fragment: "figure-" + figure)
    return target == address ? anchor : address.link(to: target) + anchor
  }
}
