import Content
import Diagnostics
import Formula
import Markdown
import Phrases

/// Links the mentions of terms in a text to the glossary.
struct TermLinker: Sendable {
  let glossary: Glossary
  /// What each term means, shortened, as plain text.
  let titles: [String]
  /// What each term's abbreviation means.
  let abbreviated: [String]
  /// `nil` if only marked mentions are links.
  let matcher: TermMatcher?

  /// Links marked mentions, without hover texts.
  init(_ glossary: Glossary, _ phrases: Phrases) {
    let none = [String](repeating: "", count: glossary.terms.count)
    self.init(glossary, descriptions: none, linksFirst: false, phrases: phrases)
  }

  /// - Parameters:
  ///   - descriptions: what each term means, as plain text.
  ///   - linksFirst: whether the first mention of a term on a page is a link without a mark.
  init(_ glossary: Glossary, descriptions: [String], linksFirst: Bool, phrases: Phrases) {
    self.glossary = glossary
    titles = descriptions.map { ShortenedText.text(of: $0, phrases) }
    abbreviated = zip(glossary.terms, descriptions).map { term, description in
      guard term.abbreviation != nil else { return "" }
      let text = phrases(
        GlossaryPhrase.abbreviated, [("term", term.name), ("definition", description)])
      return ShortenedText.text(of: text, phrases)
    }
    matcher = linksFirst && !glossary.forms.isEmpty ? TermMatcher(glossary.forms) : nil
  }

  private static let mostComparisons = 20

  /// Whether a node's attributes say that it mentions a term.
  static func isMention(_ attributes: NodeAttributes) -> Bool {
    attributes.classes.contains("term") || attributes["term"] != nil
  }

  /// The mentions of terms in a text.
  ///
  /// - Parameters:
  ///   - document: the text.
  ///   - address: where it will stand.
  ///   - linksFirst: whether it is a page's text, in which the first mention of a term may be a link without a mark.
  ///   - diagnostics: receives an error for a term that is not there.
  func links(
    in document: Document, at address: Address, linksFirst: Bool,
    _ diagnostics: inout [Diagnostic]
  ) -> TermLinks {
    var links = TermLinks()
    var comparisons = 0
    var terms: [Int: Int] = [:]
    for marked in document.attributedNodes(where: Self.isMention) {
      let (node, attributes) = (marked.node, marked.attributes)
      guard document.nodes[node].kind == .span else {
        if attributes["term"] != nil { diagnostics.append(Self.misplaced(marked)) }
        continue
      }
      let text = document.plainText(of: node).withSingleSpaces
      let name = attributes["term"] ?? text
      guard let term = glossary.term(name) else {
        let range = attributes["term"] == nil ? marked.range : marked.range(ofValue: "term")
        // Comparing with all terms takes a while; an author mends the first faults first.
        comparisons += 1
        diagnostics.append(
          glossary.unknown(name, at: range, isCompared: comparisons <= Self.mostComparisons))
        continue
      }
      terms[node] = term
      let isLink = Self.canBeLink(node, document, links)
      links.spans[node] = mention(of: term, as: text, from: isLink ? address : nil)
    }
    if linksFirst, let matcher {
      var first = FirstMentions(document, matcher, marked: terms, termCount: titles.count)
      first.find()
      links.edges = first.places.flatMap { place in
        [
          TermLinks.Edge(
            node: place.start.node, offset: place.start.offset,
            mention: mention(of: place.term, as: place.text, from: address)),
          TermLinks.Edge(node: place.end.node, offset: place.end.offset, mention: nil),
        ]
      }
    }
    return links
  }

  /// Whether a span can be a link: it is in none, and holds none.
  private static func canBeLink(_ node: Int, _ document: Document, _ links: TermLinks) -> Bool {
    var ancestor = document.nodes[node].parent
    while let index = ancestor {
      if document.nodes[index].kind == .link || links.spans[index]?.href != nil { return false }
      ancestor = document.nodes[index].parent
    }
    return (node + 1..<document.nodes[node].end).allSatisfy { index in
      switch document.nodes[index].kind {
      case .link, .mention, .footnoteReference, .inlineHTML: false
      // What stands for a value is a link.
      case .codeSpan: !document.characters(of: index).starts(with: ValueSpan.mark.utf8)
      default: true
      }
    }
  }

  /// The link from an address to a term; the abbreviation is explained by the term too.
  private func mention(
    of index: Int, as text: String, from address: Address?
  ) -> TermLinks.Mention {
    let term = glossary.terms[index]
    let isAbbreviation = term.abbreviation.map { TermForm($0) == TermForm(text) } ?? false
    return TermLinks.Mention(
      href: address.map { glossary.link(to: index, from: $0) },
      title: isAbbreviation ? abbreviated[index] : titles[index])
  }

  private static func misplaced(_ marked: AttributedNode) -> Diagnostic {
    Diagnostic(
      .error, "glossary/misplaced-term", at: marked.range(ofValue: "term"),
      "words in brackets are linked to a term, and nothing else is",
      solutions: [Solution("write `[words]{term=\"term\"}`")])
  }
}

extension Glossary {
  /// The link from an address to the place of a term.
  func link(to index: Int, from address: Address) -> String {
    let term = terms[index]
    let anchor = "#" + Address.encoded(fragment: term.anchor)
    return term.address == address ? anchor : address.link(to: term.address) + anchor
  }
}
