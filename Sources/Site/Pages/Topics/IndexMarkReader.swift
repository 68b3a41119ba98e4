import Content
import Diagnostics
import Markdown
import TeX

/// Finds the marks of a page that feed the topic index.
struct IndexMarkReader {
  private let document: Document
  private let macros: TeXMacros
  private let headings: [Int]
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
    for (node, attributes) in document.attributedNodes where Self.isMark(attributes) {
      read(node, attributes, &faults)
    }
  }

  private mutating func read(
    _ node: Int, _ attributes: NodeAttributes, _ faults: inout [Diagnostic]
  ) {
    let kind = document.nodes[node].kind
    let hasEntries = attributes["index"] != nil
    var text: String?
    if attributes.classes.contains("index") {
      // A class of a container without a title is the author's own.
      guard let own = textOfMark(node) else { return }
      text = own
    }
    guard Self.canBeMarked(kind), !document.isInside(.image, Int32(node)) else {
      if hasEntries || text != nil {
        faults.append(Self.misplaced(document.range(ofAttribute: "index", of: node)))
      }
      return
    }
    let see = entries("see", node, attributes, &faults)
    let seeAlso = entries("see-also", node, attributes, &faults)
    guard hasEntries || text != nil else {
      let name = attributes["see"] != nil ? "see" : "see-also"
      faults.append(Self.withoutEntry(document.range(ofAttribute: name, of: node)))
      return
    }
    if let text {
      let range = document.range(of: node)
      if text.isEmpty {
        faults.append(Self.empty(document.range(ofAttribute: "class", of: node)))
      } else {
        add([text], isText: true, node, attributes, see, seeAlso, range)
      }
    }
    for entry in entries("index", node, attributes, &faults) {
      add(entry.path, isText: false, node, attributes, see, seeAlso, entry.range)
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
    return IndexEntries.collapsed(document.readableText(of: nodes, macros: macros))
  }

  private static func canBeMarked(_ kind: DocumentNode.Kind) -> Bool {
    switch kind {
    case .span, .strikethrough, .link, .codeSpan, .heading, .container, .definitionTerm: true
    default: false
    }
  }

  private mutating func add(
    _ path: [String], isText: Bool, _ node: Int, _ attributes: NodeAttributes,
    _ see: [IndexReference], _ seeAlso: [IndexReference], _ range: SourceRange
  ) {
    var anchor: String?
    // A heading has its own id, and a mark that only refers is no place.
    if document.nodes[node].kind != .heading, see.isEmpty {
      anchor = attributes.identifier ?? anchors.index(path, at: node)
    }
    marks.append(
      IndexMark(
        path: path, isText: isText, anchor: anchor, heading: heading(of: node), see: see,
        seeAlso: seeAlso, range: range))
  }

  /// The heading above a node, or the node itself; a footnote stands under that of the first reference to it.
  private func heading(of node: Int) -> Int? {
    var place = node
    if let footnote = document.footnotes.first(where: {
      $0.node < node && node < document.nodes[$0.node].end
    }) {
      place = footnote.references.first ?? node
    }
    return headings.lastIndex { $0 <= place }
  }

  // MARK: Attributes

  /// The entries of an attribute, without those that are wrong.
  private func entries(
    _ name: String, _ node: Int, _ attributes: NodeAttributes, _ faults: inout [Diagnostic]
  ) -> [IndexReference] {
    guard let value = attributes[name] else { return [] }
    let whole = document.range(ofAttribute: name, of: node)
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
