import Diagnostics

extension DiagnosticCode {
  /// The edges of a graph.
  static let graphEdges: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/directed-edge", .error,
      "An edge of an undirected graph is written with `-`",
      "The block says `directed: false`, and an arrow says the opposite.",
      wrong: """
        ```graph
        directed: false
        edges: [A-B, B->C]
        ```
        """,
      right: """
        ```graph
        directed: false
        edges: [A-B, B-C]
        ```
        """),
    DiagnosticCode(
      "graph/duplicate-edge-name", .error,
      "An edge's name names one edge",
      "Names tell parallel edges apart, so no two edges have the same.",
      wrong: """
        ```graph
        edges:
          - {from: A, to: B, name: e}
          - {from: B, to: C, name: e}
        ```
        """,
      right: """
        ```graph
        edges:
          - {from: A, to: B, name: e}
          - {from: B, to: C, name: f}
        ```
        """),
    DiagnosticCode(
      "graph/missing-end", .error,
      "An edge has both ends",
      "The mapping form names them with `from` and `to`.",
      wrong: """
        ```graph
        edges:
          - {from: A, weight: 4}
        ```
        """,
      right: """
        ```graph
        edges:
          - {from: A, to: B, weight: 4}
        ```
        """),
    DiagnosticCode(
      "graph/missing-weight", .error,
      "Either all edges of a graph have weights, or none has",
      """
      An edge without one could count as zero, as one or as infinity. The weight is the last \
      number of an edge.
      """,
      wrong: """
        ```graph
        edges: [A-B 4, B-C]
        ```
        """,
      right: """
        ```graph
        edges: [A-B 4, B-C 2]
        ```
        """),
    DiagnosticCode(
      "graph/negative-weight", .error,
      "Dijkstra's algorithm allows no negative weight",
      """
      It settles each vertex for good, and a negative edge found later could make a settled \
      distance shorter. The Bellman–Ford algorithm allows negative weights.
      """,
      wrong: """
        ```graph
        edges: [A->B 5, B->C -4]
        run: dijkstra from A
        ```
        """,
      right: """
        ```graph
        edges: [A->B 5, B->C 4]
        run: dijkstra from A
        ```
        """),
    DiagnosticCode(
      "graph/no-joiner", .error,
      "An edge names two vertices with a joiner between them",
      """
      `-` joins two vertices, `->` leads from the first to the second. Here is none, or nothing on \
      one side of it.
      """,
      wrong: """
        ```graph
        edges: [A B]
        ```
        """,
      right: """
        ```graph
        edges: [A-B]
        ```
        """),
    DiagnosticCode(
      "graph/not-a-number", .error,
      "A weight is a finite number",
      """
      Numbers are written like `4`, `-2.5` or `1e3` and are at most 10¹⁵ in size. An edge that \
      cannot be used is left out.
      """,
      wrong: """
        ```graph
        edges: [A-B infinity]
        ```
        """,
      right: """
        ```graph
        edges: [A-B 100]
        ```
        """),
    DiagnosticCode(
      "graph/two-weights", .error,
      "An edge has one weight, its last number",
      """
      A vertex with a space in its name must be listed under `vertices`; a capacity is written in \
      the mapping form.
      """,
      wrong: """
        ```graph
        edges: [A-B 1 2]
        ```
        """,
      right: """
        ```graph
        edges: [A-B 2]
        ```
        """),
    DiagnosticCode(
      "graph/unclear-joiner", .error,
      "An edge has one joiner, or spaces around the one that is meant",
      """
      Names may have hyphens in them, so that several dashes can be read in several ways. Spaces \
      decide, or a list of the vertices.
      """,
      wrong: """
        ```graph
        edges: [Garmisch-Partenkirchen-München]
        ```
        """,
      right: """
        ```graph
        edges: [Garmisch-Partenkirchen - München]
        ```
        """),
    DiagnosticCode(
      "graph/undeclared-name", .error,
      "A name with a space is listed under `vertices`",
      """
      Otherwise what stands behind the space could be part of the name, or something else.
      """,
      wrong: """
        ```graph
        edges: [New York-Boston]
        ```
        """,
      right: """
        ```graph
        vertices: [New York, Boston]
        edges: [New York-Boston]
        ```
        """),
    DiagnosticCode(
      "graph/undirected-edge", .error,
      "An edge of a directed graph is written with `->`",
      "The block says `directed: true`, and `-` has no direction.",
      wrong: """
        ```graph
        directed: true
        edges: [A->B, B-C]
        ```
        """,
      right: """
        ```graph
        directed: true
        edges: [A->B, B->C]
        ```
        """),
    DiagnosticCode(
      "graph/unknown-edge", .error,
      "An edge that is marked exists",
      "No edge joins these two vertices, or only one in the other direction.",
      wrong: """
        ```graph
        edges: [A-B, B-C]
        mark: {path: [A-C]}
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        mark: {path: [A-B, B-C]}
        ```
        """),
  ]
}
