import Diagnostics
import Graphs
import Nodes
import Numbers

/// What must hold for an algorithm to give the right answer.
extension GraphReading {
  /// Above this many vertices the distances of all pairs are refused.
  static let mostPairs = 60

  /// True if the graph and the ends meet the algorithm's conditions; else one error says which edge does not, and what would do.
  mutating func allows(
    _ algorithm: Algorithm, _ source: Int?, _ target: Int?, _ scalar: Scalar
  ) -> Bool {
    switch algorithm {
    case .dijkstra, .aStar:
      if let edge = graph.negativeEdge, !isForced {
        return refuseNegative(edge, algorithm, scalar)
      }
      if algorithm == .aStar, let edge = graph.inconsistentEdge {
        return refuse(
          edge, "graph/inconsistent-estimate", scalar,
          "the estimates of A* fall by more than the weight along `\(text(edge))`",
          "A* then settles a vertex before its shortest way is known. An estimate may fall along "
            + "an edge by the edge's weight at most; straight distances do, and so does 0.",
          "this edge")
      }
    case .prim, .kruskal, .boruvka:
      if let edge = graph.edges.firstIndex(where: { $0.isDirected }) {
        return refuse(
          edge, "graph/arc-in-tree", scalar,
          "a spanning tree needs edges without direction, and `\(text(edge))` has one",
          "Write `-` in place of `->` if the direction does not matter.", "this arc")
      }
    case .topologicalOrder, .topologicalOrderByDepth: return allowsOrder(scalar)
    case .colouring, .welshPowell, .exactColouring:
      if let loop = graph.edges.firstIndex(where: { $0.isLoop }) {
        return refuse(
          loop, "graph/loop", scalar,
          "a graph with a loop has no colouring, and `\(text(loop))` is one",
          "The vertex would have to differ in colour from itself.", "this loop")
      }
      return allowsShape(algorithm, scalar)
    case .maximumFlow: return allowsFlow(source, target, scalar)
    case .matching: return allowsMatching(scalar)
    case .euler: return allowsTrail(source, scalar)
    case .floydWarshall:
      if graph.order > Self.mostPairs {
        report(
          "graph/too-many-pairs", scalar.range,
          "the distances of all pairs are for at most \(Self.mostPairs) vertices, and these are "
            + "\(graph.order)",
          explanation: "A table of so many rows is no help to a reader. "
            + "Write `dijkstra from` or `bellman-ford from` a vertex.")
        return false
      }
    default: return allowsShape(algorithm, scalar)
    }
    return true
  }

  private func text(_ edge: Int) -> String { GraphReading.text(of: graph.edges[edge], in: graph) }

  private mutating func refuse(
    _ edge: Int, _ identifier: String, _ scalar: Scalar, _ summary: String,
    _ explanation: String, _ note: String
  ) -> Bool {
    diagnostics.append(
      Diagnostic(
        .error, identifier, at: scalar.range, summary, explanation: explanation,
        notes: [DiagnosticNote(at: edgePlaces[edge], note)]))
    return false
  }

  private mutating func refuseNegative(
    _ edge: Int, _ algorithm: Algorithm, _ scalar: Scalar
  ) -> Bool {
    let name = algorithm == .aStar ? "A*" : "Dijkstra's algorithm"
    let weight = NumberFormat.exact.text(graph.edges[edge].length, in: .english)
    let words = Array(scalar.text.unicodeScalars)
    let rest =
      words.firstIndex(of: " ").map { String(String.UnicodeScalarView(words[$0...])) } ?? ""
    diagnostics.append(
      Diagnostic(
        .error, "graph/negative-weight", at: scalar.range,
        "\(name) allows no negative weight, and `\(text(edge))` has one",
        explanation: "It settles each vertex for good, and a negative edge found later could "
          + "make a settled distance shorter. The Bellman–Ford algorithm allows negative weights. "
          + "With `force: true` it runs, and what is wrong is marked.",
        notes: [DiagnosticNote(at: edgePlaces[edge], "the weight is \(weight)")],
        solutions: [
          Solution("write `bellman-ford\(rest)`", replacement: "bellman-ford\(rest)")
        ]))
    return false
  }

  private mutating func allowsOrder(_ scalar: Scalar) -> Bool {
    if let edge = graph.edges.firstIndex(where: { !$0.isDirected }) {
      return refuse(
        edge, "graph/edge-in-order", scalar,
        "a topological order needs arcs, and `\(text(edge))` has no direction",
        "Write `->` in place of `-`, from what comes first.", "this edge")
    }
    guard let cycle = graph.arcCycle else { return true }
    let names = (cycle.vertices + [cycle.vertices[0]]).map { graph.vertices[$0].name }
    diagnostics.append(
      Diagnostic(
        .error, "graph/cycle", at: scalar.range,
        "there is no topological order, for `\(names.joined(separator: " → "))` is a cycle",
        explanation: "Every arc would have to lead forward, and a cycle leads back. "
          + "Leave out one of its arcs, or ask for `strongly connected components`.",
        notes: cycle.edges.prefix(6).map {
          DiagnosticNote(at: edgePlaces[$0], "an arc of the cycle")
        }
      ))
    return false
  }

  private mutating func allowsMatching(_ scalar: Scalar) -> Bool {
    let trace = Trace.bipartite(of: graph)
    guard case .oddCycle(let vertices, let edges)? = trace.certificate else { return true }
    let names = vertices.map { graph.vertices[$0].name }.joined(separator: " – ")
    diagnostics.append(
      Diagnostic(
        .error, "graph/odd-cycle", at: scalar.range,
        "a matching is sought between two sides, and this graph has none",
        explanation: "`\(names)` is a cycle of odd length, round which the sides cannot alternate.",
        notes: [DiagnosticNote(at: edgePlaces[edges[0]], "an edge of the cycle")]))
    return false
  }

  private mutating func allowsFlow(_ source: Int?, _ target: Int?, _ scalar: Scalar) -> Bool {
    if source == target {
      report(
        "graph/same-ends", scalar.range, "a flow leads from one vertex to another",
        explanation: "Source and target are the same vertex.")
      return false
    }
    guard let edge = graph.edges.firstIndex(where: { $0.room < 0 }) else { return true }
    return refuse(
      edge, "graph/negative-capacity", scalar,
      "a flow needs capacities of 0 or more, and `\(text(edge))` has less",
      "The capacity is the key `capacity` of the edge, else its weight.", "this edge")
  }

  private mutating func allowsTrail(_ source: Int?, _ scalar: Scalar) -> Bool {
    func names(_ vertices: [Int]) -> String {
      vertices.prefix(8).map { "`\(graph.vertices[$0].name)`" }.joined(separator: ", ")
        + (vertices.count > 8 ? " and \(vertices.count - 8) more" : "")
    }
    switch graph.eulerObstacle {
    case nil: break
    case .mixed:
      report(
        "graph/no-trail", scalar.range,
        "an Euler trail is sought in a graph of edges or of arcs, and this one has both",
        explanation: "Give all of them a direction, or none.")
      return false
    case .parts(let first, let second):
      diagnostics.append(
        Diagnostic(
          .error, "graph/no-trail", at: scalar.range,
          "there is no Euler trail, for `\(text(second))` cannot be reached from `\(text(first))`",
          explanation: "All edges must hang together.",
          notes: [DiagnosticNote(at: edgePlaces[second], "this edge is in another part")]))
      return false
    case .odd(let vertices):
      report(
        "graph/no-trail", scalar.range,
        "there is no Euler trail, for the degrees of \(names(vertices)) are odd",
        explanation: "A trail passes in and out of every vertex, so that at most two, its ends, "
          + "may have an odd degree. Here are \(vertices.count).")
      return false
    case .unbalanced(let vertices):
      report(
        "graph/no-trail", scalar.range,
        "there is no Euler trail, for at \(names(vertices)) arcs in and arcs out are not as many",
        explanation:
          "A trail leaves every vertex as often as it reaches it. Only at its start one arc "
          + "more may lead out, and at its end one more in.")
      return false
    }
    guard let source, graph.size > 0, !graph.eulerStarts.contains(source) else { return true }
    report(
      "graph/wrong-start", scalar.range,
      "no Euler trail begins at `\(graph.vertices[source].name)`",
      explanation: "One begins at \(names(graph.eulerStarts)).")
    return false
  }
}
