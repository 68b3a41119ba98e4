import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// `mark`: vertices and edges to be emphasised.
  mutating func readMarks(_ entry: NodeMapping.Entry?) -> GraphMarks {
    var marks = GraphMarks()
    guard let entry else { return marks }
    guard let mapping = entry.value.mapping else {
      report(
        "graph/wrong-value", entry.value.range,
        "`mark` is a mapping, `{path: [A-B, B-C]}` for example")
      return marks
    }
    checkKeys(of: mapping, GraphKeys.mark)
    if let list = mapping["vertices"] {
      for scalar in scalars(list.value, of: "vertices") {
        guard let vertex = known(scalar.text, at: scalar.range) else { continue }
        if !marks.vertices.contains(vertex) { marks.vertices.append(vertex) }
      }
    }
    for key in ["path", "edges"] {
      guard let list = mapping[key] else { continue }
      let words = scalars(list.value, of: key)
      if key == "path", words.allSatisfy({ index(of: $0.text) != nil }) {
        markPath(through: words, &marks)
        continue
      }
      for scalar in words {
        guard let edge = markedEdge(scalar, besides: marks.edges) else { continue }
        marks.edges.append(edge)
        guard key == "path" else { continue }
        for end in [graph.edges[edge].start, graph.edges[edge].end]
        where !marks.vertices.contains(end) {
          marks.vertices.append(end)
        }
      }
    }
    return marks
  }

  /// A path that is written as its vertices in order.
  private mutating func markPath(through names: [Scalar], _ marks: inout GraphMarks) {
    var before: Int?
    for name in names {
      guard let vertex = index(of: name.text) else { continue }
      if !marks.vertices.contains(vertex) { marks.vertices.append(vertex) }
      defer { before = vertex }
      guard let start = before else { continue }
      let between = graph.edges(at: start).filter { index in
        let edge = graph.edges[index]
        return edge.other(than: start) == vertex && (!edge.isDirected || edge.start == start)
      }
      if let edge = between.first(where: { !marks.edges.contains($0) }) ?? between.first {
        marks.edges.append(edge)
      } else {
        report(
          "graph/unknown-edge", name.range,
          "no edge leads from `\(graph.vertices[start].name)` to `\(name.text)`")
      }
    }
  }

  /// The edge that a text names: by its own name, or by its ends. Of parallel edges, each mention means the next.
  private mutating func markedEdge(_ scalar: Scalar, besides marked: [Int]) -> Int? {
    if let named = graph.edges.firstIndex(where: { $0.name == scalar.text }) { return named }
    let wasDeclared = isDeclared
    isDeclared = true
    defer { isDeclared = wasDeclared }
    guard let reading = reading(of: scalar),
      let left = known(reading.left.text, at: scalar.place(of: reading.left.place)),
      let right = known(reading.right.text, at: scalar.place(of: reading.right.place))
    else { return nil }
    func joins(_ index: Int) -> Bool {
      let edge = graph.edges[index]
      let forward = edge.start == left && edge.end == right
      let backward = edge.start == right && edge.end == left
      switch reading.joiner {
      case .edge: return forward || backward
      case .forward: return forward && edge.isDirected
      case .backward: return backward && edge.isDirected
      case .both: return (forward || backward) && edge.isDirected
      }
    }
    let between = graph.edges(at: left).filter { joins($0) }
    if let next = between.first(where: { !marked.contains($0) }) ?? between.first { return next }
    report(
      "graph/unknown-edge", scalar.range, "`\(scalar.text)` is not an edge of the graph",
      explanation: reading.joiner == .edge
        ? "No edge joins these two vertices." : "No arc leads from the one to the other.")
    return nil
  }
}
