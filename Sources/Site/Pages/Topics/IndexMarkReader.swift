import Content
import Diagnostics
import Formula
import Markdown
import TeX

/// Finds the marks of a page that feed the topic index.
struct IndexMarkReader {
  private let document: Document
  private let macros: TeXMacros
  private let headings: [Int]
  private lazy var footnotes = document.footnotes
  private(set) var anchors: PageAnchors
  private(set) var marks: [IndexMark] = []

  /// An entry with subentries goes no deeper.
  static let mostLevels = 3

  init(_ document: Document, macros: TeXMacros, anchors: PageAnchors) {
    self.document = document
    self.macros = macros
    self.anchors = anchors
    headings = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
  }

  /// Whether attributes are an index mark, or were meant as one.
  static func isMark(_ attributes: NodeAttributes) -> Bool {
    attributes.classes.contains("index")
      || attributes.pairs.contains { ["index", "see", "see-also"].contains($0.name) }
  }

  mutating func read(_ faults: inout [Diagnostic]) {
    for marked in document.attributedNodes(where: Self.isMark) { read(marked, &faults) }
  }

  private mutating func read(_ marked: AttributedNode, _ faults: inout [Diagnostic]) {
    let hasEntries = marked.attributes["index"] != nil
    let text = marked.attributes.classes.contains("index") ? textOfMark(marked.node) : nil
    let name = ["see", "see-also"].first { marked.attributes[$0] != nil }
    // A class of a container without a title is the author's own.
    guard hasEntries || text != nil || name != nil else { return }
    guard canBeMarked(marked.node) else {
      faults.append(Self.misplaced(marked.range(ofValue: "index")))
      return
    }
    let see = entries("see", marked, &faults)
    let seeAlso = entries("see-also", marked, &faults)
    if let name, !hasEntries, text == nil {
      faults.append(Self.withoutEntry(marked.range(ofValue: name)))
      return
    }
    if text == "" { faults.append(Self.empty(marked.braces)) }
    if let text, !text.isEmpty {
      add(IndexReference(path: [text], range: marked.range), isText: true, marked, see, seeAlso)
    }
    for entry in entries("index", marked, &faults) {
      add(entry, isText: false, marked, see, seeAlso)
    }
  }

  /// What the mark stands on, as text.
  private func textOfMark(_ node: Int) -> String? {
    var nodes = node..<document.nodes[node].end
    if document.nodes[node].kind == .container {
      let title = node + 1
      guard title < nodes.upperBound, document.nodes[title].kind == .containerTitle else {
        return nil
      }
      nodes = title..<document.nodes[title].end
    }
    return document.readableText(of: nodes, macros: macros).withSingleSpaces
  }

  private func canBeMarked(_ node: Int) -> Bool {
    switch document.nodes[node].kind {
    case .span, .strikethrough, .link, .heading, .container, .definitionTerm:
      !document.isInside(.image, Int32(node))
    case .codeSpan:
      // What stands for a value is written without attributes.
      !document.characters(of: node).starts(with: ValueSpan.mark.utf8)
        && !document.isInside(.image, Int32(node))
    default: false
    }
  }

  private mutating func add(
    _ entry: IndexReference, isText: Bool, _ marked: AttributedNode, _ see: [IndexReference],
    _ seeAlso: [IndexReference]
  ) {
    var anchor: String?
    // A heading has its own id, and a mark that only refers is no place.
    if document.nodes[marked.node].kind != .heading, see.isEmpty {
      anchor = marked.attributes.identifier ?? anchors.index(entry.path, at: marked.node)
    }
    marks.append(
      IndexMark(
        path: entry.path, isText: isText, anchor: anchor, heading: heading(of: marked.node),
        see: see, seeAlso: seeAlso, range: entry.range))
  }

  /// The heading above a node, or the node itself; a footnote stands under that of the first reference to it.
  private mutating func heading(of node: Int) -> Int? {
    var place = node
    if document.isInside(.footnote, Int32(node)) {
      let footnote = footnotes.first { $0.node < node && node < document.nodes[$0.node].end }
      place = footnote?.references.first ?? node
    }
    var low = 0
    var high = headings.count
    while low < high {
      let middle = (low + high) / 2
      if headings[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The entries of an attribute, without those that are wrong.
  private func entries(
    _ name: String, _ marked: AttributedNode, _ faults: inout [Diagnostic]
  ) -> [IndexReference] {
    guard let value = marked.attributes[name] else { return [] }
    let whole = marked.range(ofValue: name)
    let isPlain = whole.end.column - whole.start.column == value.unicodeScalars.count
    return IndexEntries(value).entries.compactMap { entry in
      let range =
        isPlain && !entry.part.isEmpty
        ? trimmed(entry.part, value, whole) : whole
      guard !entry.path.contains("") else {
        faults.append(Self.empty(range))
        return nil
      }
      guard entry.path.count <= Self.mostLevels else {
        faults.append(Self.tooDeep(entry.path, range))
        return nil
      }
      return IndexReference(path: entry.path, range: range)
    }
  }

  /// The place of a part of a value, without the white space at its ends.
  private func trimmed(_ part: Range<Int>, _ value: String, _ whole: SourceRange) -> SourceRange {
    let scalars = Array(value.unicodeScalars)[part]
    let first = scalars.firstIndex { !$0.properties.isWhitespace } ?? part.lowerBound
    let last = scalars.lastIndex { !$0.properties.isWhitespace } ?? first
    return whole.part(offset: first, count: last - first + 1)
  }
}
