import Diagnostics

extension DiagnosticCode {
  /// Of algorithms whose conditions a graph does not meet.
  static let graphRuns: [DiagnosticCode] = [
    code(
      "arc-in-tree", "A spanning tree needs edges without direction",
      """
      The algorithms of Kruskal, Prim and Borůvka are about edges that can be passed both ways. For \
      arcs another problem is meant, which they do not solve.
      """,
      wrong: ["edges: [A->B 2, B-C 1]", "run: kruskal"],
      right: ["edges: [A-B 2, B-C 1]", "run: kruskal"]),
    code(
      "cycle", "A graph with a cycle has no topological order",
      """
      Every arc would have to lead forward, and a cycle leads back to where it began. The message \
      prints one.
      """,
      wrong: ["edges: [A->B, B->C, C->A]", "run: topological order"],
      right: ["edges: [A->B, B->C, A->C]", "run: topological order"]),
    code(
      "edge-in-order", "A topological order needs arcs",
      "An edge without a direction does not say which of its ends comes first.",
      wrong: ["edges: [A->B, B-C]", "run: topological order"],
      right: ["edges: [A->B, B->C]", "run: topological order"]),
    code(
      "inconsistent-estimate", "The estimates of A* fall by more than a weight",
      """
      A* settles the vertex whose distance and estimate together are least. If an estimate falls \
      along an edge by more than the edge's weight, a vertex can be settled before its shortest way \
      is known.
      """,
      wrong: [
        "vertices: {A: {at: [0, 0], heuristic: 9}, B: {at: [1, 0], heuristic: 1}, C: {at: [2, 0]}}",
        "edges: [A-B 1, B-C 1]", "run: a* from A to C",
      ],
      right: [
        "vertices: {A: {at: [0, 0], heuristic: 2}, B: {at: [1, 0], heuristic: 1}, C: {at: [2, 0]}}",
        "edges: [A-B 1, B-C 1]", "run: a* from A to C",
      ]),
    code(
      "loop", "A graph with a loop has no colouring",
      "The two ends of an edge get different colours, and those of a loop are one vertex.",
      wrong: ["edges: [A-B, B-B]", "run: colouring"], right: ["edges: [A-B]", "run: colouring"]),
    code(
      "missing-target", "The algorithm needs the vertex to which it leads",
      "A maximum flow and A* lead from one vertex to another.",
      wrong: ["edges: [A->B 2]", "run: max flow from A"],
      right: ["edges: [A->B 2]", "run: max flow from A to B"]),
    code(
      "needless-words", "Nothing stands behind the name of this algorithm",
      "The algorithm is about the whole graph, or has only a start and no target.",
      wrong: ["edges: [A-B 2]", "run: kruskal from A"], right: ["edges: [A-B 2]", "run: kruskal"]),
    code(
      "negative-capacity", "A flow needs capacities of 0 or more",
      "The most that can flow along an edge is its `capacity`, else its weight.",
      wrong: ["edges: [A->B -2]", "run: max flow from A to B"],
      right: ["edges: [A->B 2]", "run: max flow from A to B"]),
    code(
      "no-trail", "There is no Euler trail",
      """
      A trail along every edge passes in and out of each vertex. So at most two vertices, its ends, \
      may have an odd degree, and all edges must hang together. With arcs as many must lead in as \
      out, but for one more out at the start and one more in at the end.
      """,
      wrong: ["edges: [A-B, A-C, A-D]", "run: euler"],
      right: ["edges: [A-B, A-C, B-C]", "run: euler"]),
    code(
      "odd-cycle", "A matching is sought between two sides",
      """
      The vertices must fall into two sides so that every edge joins one to the other. An odd cycle \
      forbids that.
      """,
      wrong: ["edges: [A-B, B-C, C-A]", "run: matching"],
      right: ["edges: [A-x, B-x, B-y]", "run: matching"]),
    code(
      "same-ends", "A flow leads from one vertex to another",
      "From a vertex to itself anything could flow.",
      wrong: ["edges: [A->B 2]", "run: max flow from A to A"],
      right: ["edges: [A->B 2]", "run: max flow from A to B"]),
    code(
      "too-many-pairs", "The distances of all pairs are for at most 60 vertices",
      """
      A table with so many rows and columns helps no reader, and there is one for each vertex. Ask \
      for the distances from one vertex.
      """),
    code(
      "wrong-start", "No Euler trail begins at this vertex",
      "Where two vertices have an odd degree, a trail begins at one of them and ends at the other.",
      wrong: ["edges: [A-B, B-C]", "run: euler from B"],
      right: ["edges: [A-B, B-C]", "run: euler from A"]),
  ]

  /// A code whose examples are the lines of a block.
  private static func code(
    _ name: String, _ summary: String, _ explanation: String, wrong: [String] = [],
    right: [String] = []
  ) -> DiagnosticCode {
    func block(_ lines: [String]) -> String? {
      lines.isEmpty ? nil : (["```graph"] + lines + ["```"]).joined(separator: "\n")
    }
    return DiagnosticCode(
      "graph/" + name, .error, summary, explanation, wrong: block(wrong), right: block(right))
  }
}
