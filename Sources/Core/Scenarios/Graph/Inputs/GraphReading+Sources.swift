import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// The keys that say which edges a graph has; a block has at most one of them.
  static let sources = ["edges", "matrix", "graph6", "dot", "tree", "family", "degrees", "graph"]

  /// Reads what a mapping says of the graph itself.
  mutating func readGraph(of body: NodeMapping) {
    isDirected = truth(body["directed"]) ?? isDirected
    readVertices(body["vertices"])
    readSource(of: body)
  }

  /// Reads the edges, from whichever key they come.
  mutating func readSource(of body: NodeMapping) {
    let entries = body.entries.filter { Self.sources.contains($0.key.text) }
    guard let entry = entries.first else { return }
    if entries.count > 1 {
      let other = entries[1].key
      diagnostics.append(
        Diagnostic(
          .error, "graph/two-sources", at: other.range,
          "a graph has its edges from one place, and `\(entry.key.text)` is there already",
          notes: [DiagnosticNote(at: entry.key.range, "the edges come from here")],
          solutions: [Solution("leave out `\(other.text)` or `\(entry.key.text)`")]))
      return
    }
    switch entry.key.text {
    case "matrix": readMatrix(entry)
    case "graph6": readGraph6(entry)
    case "dot": readDot(entry)
    case "tree": readTree(entry)
    case "family": readFamily(entry)
    case "degrees": readDegrees(entry)
    case "graph": readNamed(entry, in: body)
    default: readEdges(entry)
    }
  }

  /// The scalar of a key that takes text.
  mutating func text(of entry: NodeMapping.Entry, example: String) -> Scalar? {
    if let scalar = entry.value.scalar, !scalar.text.isEmpty { return scalar }
    report(
      "graph/wrong-value", entry.value.scalar == nil ? entry.value.range : entry.key.range,
      "`\(entry.key.text)` is text, `\(example)` for example")
    return nil
  }

  /// Sees to it that there are so many vertices: those that are listed, else v1, v2, ….
  ///
  /// - Returns: false if another number is listed.
  mutating func makeVertices(_ count: Int, for entry: NodeMapping.Entry) -> Bool {
    guard count <= Self.most.order else {
      reportTooLarge(count, nil, entry.value.range)
      return false
    }
    if isDeclared {
      if graph.order == count { return true }
      report(
        "graph/wrong-count", entry.value.range,
        "`vertices` lists \(graph.order), and `\(entry.key.text)` has \(count)",
        explanation: "The names are given to the vertices in order, so there must be as many. "
          + "Without `vertices` they are called v1, v2, ….")
      return false
    }
    for number in 0..<count { vertex("v\(number + 1)", at: entry.key.range) }
    return true
  }

  /// Refuses a graph before it is made.
  mutating func reportTooLarge(_ order: Int, _ size: Int?, _ place: SourceRange) {
    let edges = size.map { " and \($0) edges" } ?? ""
    report(
      "graph/too-large", place,
      "a graph has at most \(Self.most.order) vertices and \(Self.most.size) edges",
      explanation: "This one has \(order) vertices\(edges). A drawing of it could not be read.")
  }
}
