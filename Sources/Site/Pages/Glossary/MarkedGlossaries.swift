import Content
import Diagnostics
import Markdown
import TeX

/// The glossaries of a page: `::: glossary` around definition lists, or around nothing, where the list of all terms is to stand.
struct MarkedGlossaries {
  private(set) var terms: [MarkedTerm] = []
  private(set) var lists: [(node: Int, range: SourceRange)] = []

  mutating func read(
    _ document: Document, _ macros: TeXMacros, _ anchors: inout PageAnchors,
    _ faults: inout [Diagnostic]
  ) {
    for container in document.containers where container.kind == .glossary {
      let end = document.nodes[container.node].end
      let start = container.title.map { document.nodes[$0].end } ?? container.node + 1
      guard start < end else {
        lists.append((container.node, container.range))
        continue
      }
      let count = terms.count
      for node in start..<end
      where document.nodes[node].kind == .definitionTerm
        && !document.isInside(.definition, Int32(node))
      {
        add(node, document, macros, &anchors)
      }
      if terms.count == count { faults.append(Self.withoutTerms(container.range)) }
    }
  }

  private mutating func add(
    _ node: Int, _ document: Document, _ macros: TeXMacros, _ anchors: inout PageAnchors
  ) {
    let name = document.readableText(of: node..<document.nodes[node].end, macros: macros)
      .withSingleSpaces
    guard !name.isEmpty else { return }
    let attributes = document.attributes(of: node)
    let forms = (attributes?["also"] ?? "").split(separator: ";").map(\.withSingleSpaces)
    var end = document.nodes[node].end
    while end < document.nodes.count, document.nodes[end].kind == .definition,
      document.nodes[end].parent == document.nodes[node].parent
    {
      end = document.nodes[end].end
    }
    terms.append(
      MarkedTerm(
        name: name,
        also: forms.filter { !$0.isEmpty }.map {
          (form: $0, range: document.range(of: node))
        },
        anchor: attributes?.identifier ?? anchors.term(name, at: node),
        definition: document.nodes[node].end..<end, range: document.range(of: node)))
  }

  private static func withoutTerms(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "glossary/no-terms", at: range,
      "a glossary holds a list of definitions, or nothing",
      explanation: "Where it holds nothing, the list of all terms of the course is shown.",
      solutions: [
        Solution("write each term on a line, and its definition on the next: `: definition`")
      ])
  }
}
