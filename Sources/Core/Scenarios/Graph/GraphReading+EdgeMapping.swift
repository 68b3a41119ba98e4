import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// An edge as a mapping: `{from: B, to: C, weight: 1.5, label: ferry}`.
  mutating func readEdge(_ mapping: NodeMapping) {
    checkKeys(of: mapping, GraphKeys.edge)
    guard let start = end("from", of: mapping), let end = end("to", of: mapping) else { return }
    var edge = Edge(from: start, to: end, directed: isDirected ?? false)
    if let directed = truth(mapping["directed"]) { edge.isDirected = directed }
    if let weight = mapping["weight"] { edge.weight = number(weight.value, of: "weight") }
    if let capacity = mapping["capacity"] {
      edge.capacity = number(capacity.value, of: "capacity")
    }
    edge.label = mapping["label"]?.value.scalar?.text
    if let name = mapping["name"]?.value.scalar, isFree(name) { edge.name = name.text }
    add(edge, at: mapping.range)
  }

  private mutating func end(_ key: String, of mapping: NodeMapping) -> Int? {
    guard let scalar = mapping[key]?.value.scalar, !scalar.text.isEmpty else {
      report(
        "graph/missing-end", mapping[key]?.value.range ?? mapping.range,
        "an edge needs `from` and `to`",
        explanation: "Both name a vertex: `{from: A, to: B}`.")
      return nil
    }
    return isDeclared
      ? known(scalar.text, at: scalar.range) : vertex(scalar.text, at: scalar.range)
  }

  private mutating func isFree(_ name: Scalar) -> Bool {
    guard let other = graph.edges.firstIndex(where: { $0.name == name.text }) else { return true }
    diagnostics.append(
      Diagnostic(
        .error, "graph/duplicate-edge-name", at: name.range,
        "`\(name.text)` is the name of two edges",
        notes: [DiagnosticNote(at: edgePlaces[other], "this edge has the name already")]))
    return false
  }
}
