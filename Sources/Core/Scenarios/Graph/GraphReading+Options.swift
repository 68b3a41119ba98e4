import Diagnostics
import Geometry
import Graphs
import Nodes

extension GraphReading {
  /// `layout`, else the course's, else the usual one.
  mutating func readLayout(
    _ entry: NodeMapping.Entry?, default: NodeMapping.Entry?, runs: [GraphRun]
  ) -> LayoutKind {
    let hasPlace = graph.vertices.contains { $0.position != nil }
    if let entry, let kind = layout(named: entry) {
      if kind == .given, !hasPlace, graph.order > 0 { reportMissingPlaces(entry.value.range) }
      if kind == .bipartite { warnUnlessBipartite(entry.value.range) }
      return kind
    }
    if let documentLayout { return documentLayout }
    if !hasPlace, let preferred = `default`, let kind = layout(named: preferred), kind != .given {
      return kind
    }
    if tree != nil, !hasPlace { return .tree }
    return graph.usualLayout(for: runs.map { $0.algorithm })
  }

  private mutating func reportMissingPlaces(_ place: SourceRange) {
    let first = graph.vertices[0].name
    report(
      "graph/missing-positions", place, "layout `given` needs places of vertices",
      explanation: "Write them as `vertices: {\(first): [0, 0], …}`, y upwards.",
      [Solution("write `spring`", replacement: "spring")])
  }

  /// Warns if there are no two sides that could stand in two columns.
  private mutating func warnUnlessBipartite(_ place: SourceRange) {
    guard case .oddCycle(let vertices, _)? = Trace.bipartite(of: graph).certificate else { return }
    let names = vertices.prefix(12).map { "`\(graph.vertices[$0].name)`" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .warning, "graph/not-bipartite", at: place,
        "layout `bipartite` needs a graph without cycles of odd length",
        explanation: "One goes through \(names). The vertices are laid out by springs.",
        solutions: [Solution("write `spring`", replacement: "spring")]))
  }

  private mutating func layout(named entry: NodeMapping.Entry) -> LayoutKind? {
    let words = LayoutKind.allCases.map({ $0.rawValue })
    let word = entry.value.scalar?.text ?? ""
    if let kind = LayoutKind(rawValue: word) { return kind }
    reportUnknownWord(
      word, of: words, "graph/unknown-layout", entry.value.range,
      word.isEmpty ? "`layout` is the name of a layout" : "`\(word)` is not a layout")
    return nil
  }

  /// `ties`, else the course's, else as written.
  mutating func readTies(_ entry: NodeMapping.Entry?) -> TieOrder {
    guard let entry else { return .asWritten }
    switch entry.value.scalar?.text {
    case "as written", "as-written": return .asWritten
    case "alphabetical": return .alphabetical
    default:
      let word = entry.value.scalar?.text ?? ""
      reportUnknownWord(
        word, of: ["as written", "alphabetical"], "graph/wrong-value", entry.value.range,
        "`ties` is `as written` or `alphabetical`")
      return .asWritten
    }
  }

  /// `diagram`: what is shown beside vertices and edges.
  mutating func readDiagram(_ entry: NodeMapping.Entry?) -> GraphDiagramOptions {
    var options = GraphDiagramOptions()
    guard let entry else { return options }
    guard let mapping = entry.value.mapping else {
      report(
        "graph/wrong-value", entry.value.range,
        "`diagram` is a mapping, `{weights: hidden}` for example")
      return options
    }
    checkKeys(of: mapping, GraphKeys.diagram)
    options.showsWeights = isShown(mapping["weights"])
    options.showsValues = isShown(mapping["values"])
    options.showsLegend = isShown(mapping["legend"])
    return options
  }

  private mutating func isShown(_ entry: NodeMapping.Entry?) -> Bool {
    guard let entry else { return true }
    switch entry.value.scalar?.text {
    case "shown", "true": return true
    case "hidden", "false": return false
    default:
      reportUnknownWord(
        entry.value.scalar?.text ?? "", of: ["shown", "hidden"], "graph/wrong-value",
        entry.value.range, "`\(entry.key.text)` is `shown` or `hidden`")
      return true
    }
  }

  /// Scalars of a list, or the one scalar that stands alone.
  mutating func scalars(_ node: Node, of key: String) -> [Scalar] {
    switch node {
    case .scalar(let scalar): return scalar.isAbsent ? [] : [scalar]
    case .list(let list):
      var found: [Scalar] = []
      for item in list.items {
        if let scalar = item.scalar {
          found.append(scalar)
        } else {
          report("graph/wrong-value", item.range, "`\(key)` is a list of words")
        }
      }
      return found
    case .mapping(let mapping):
      report("graph/wrong-value", mapping.range, "`\(key)` is a list of words")
      return []
    }
  }
}
