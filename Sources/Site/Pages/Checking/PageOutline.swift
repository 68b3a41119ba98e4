import Citations
import Content
import Markdown
import Scenarios
import TeX

/// What can be pointed to in a page: its headings, its figures and the rows of its reference, each with its id.
struct PageOutline: Sendable {
  /// A heading as navigation shows it.
  struct Heading: Sendable, Hashable {
    let level: Int
    let text: String
    let id: String
    /// Whether the author gave it the id.
    let isNamed: Bool
  }

  /// Parallel to the document's headings.
  private(set) var headings: [Heading]
  /// What follows `figure-` in the id of each of the page's blocks; `nil` for a block that shows no figure.
  let figures: [String?]
  /// What else can have a number.
  let items: PageItems
  /// Every id of the page's text.
  let ids: Set<String>

  init(
    _ document: Document, _ blocks: [PageBlock], formulas: [TeX.TeXFormula],
    marks: PageMarks? = nil, macros: TeXMacros,
    bibliography: Bibliography = Bibliography()
  ) {
    var count = 0
    let figures = blocks.map { block -> String? in
      guard case .scenario(let scenario) = block.body, !scenario.settings.isHidden else {
        return nil
      }
      count += 1
      return scenario.settings.id?.text ?? String(count)
    }
    let rows = blocks.flatMap { block -> [String] in
      guard case .reference(let body) = block.body else { return [] }
      return ReferenceTables.anchors(body)
    }
    self.figures = figures
    items = PageItems(document, blocks, figures: figures, formulas: formulas)
    let anchors =
      figures.compactMap { $0.map { "figure-" + $0 } } + rows + items.written
      + (marks.map { Array($0.identifiers.values) } ?? [])
    let identifiers = document.headingIdentifiers(reserving: anchors)
    headings = zip(document.headings, identifiers).map { heading, id in
      let nodes = heading.node..<document.nodes[heading.node].end
      return Heading(
        level: heading.level,
        text: document.hasFormulas || document.hasMentions
          ? document.readableText(
            of: nodes, macros: macros, mention: bibliography.readableText) : heading.text,
        id: id, isNamed: document.attributes(of: heading.node)?.identifier != nil)
    }
    ids = Set(identifiers).union(anchors).union(document.anchors.map(\.name))
      .union(document.attributeIdentifiers).union(document.footnotes.map(\.identifier))
  }

  /// Puts the names of what is numbered in the place of the mentions that stand in headings.
  mutating func nameMentions(in file: Int, _ resolver: MentionResolver) {
    let course = resolver.course
    let document = course.files[file].document
    guard document.hasMentions, document.mentions.contains(where: \.isInHeading) else { return }
    headings = zip(headings, document.headings).map { shown, heading in
      let text = document.readableText(
        of: heading.node..<document.nodes[heading.node].end,
        macros: course.configuration.macros
      ) { mention in
        course.bibliography.readableText(of: mention) ?? resolver.plainText(of: mention, in: file)
      }
      return Heading(level: shown.level, text: text, id: shown.id, isNamed: shown.isNamed)
    }
  }
}
