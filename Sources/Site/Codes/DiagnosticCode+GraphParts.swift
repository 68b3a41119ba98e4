import Diagnostics

extension DiagnosticCode {
  /// Parts of a graph's figure that not every graph has.
  static let graphParts: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/no-flow", .error,
      "A residual graph belongs to a flow",
      """
      It shows where more can flow and what can be taken back, at a step of `max flow`. Other \
      algorithms have none.
      """,
      wrong: """
        ```graph
        edges: [s->a 3, a->t 2]
        run: bfs from s
        show: residual
        ```
        """,
      right: """
        ```graph
        edges: [s->a 3, a->t 2]
        run: max flow from s to t
        show: residual
        ```
        """),
    DiagnosticCode(
      "graph/no-laplacian", .error,
      "A Laplacian matrix is shown of graphs without directions",
      """
      Books give a graph with directions several matrices of this name. The adjacency matrix and \
      the incidence matrix are there for every graph.
      """,
      wrong: """
        ```graph
        edges: [A->B, B->C]
        show: laplacian
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        show: laplacian
        ```
        """),
    DiagnosticCode(
      "graph/one-run", .error,
      "What stands side by side are two runs",
      "Write a list of algorithms, or names for them.",
      wrong: """
        ```graph
        edges: [A-B, B-C]
        run: bfs from A
        show: steps side by side
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        run: [bfs from A, dfs from A]
        show: steps side by side
        ```
        """),
    DiagnosticCode(
      "graph/wide-matrix", .warning,
      "A matrix has at most fifty rows and columns",
      "Nobody could read a larger one. The other parts of the figure are shown.",
      wrong: """
        ```graph
        family: path 60
        show: [diagram, matrix]
        ```
        """,
      right: """
        ```graph
        family: path 6
        show: [diagram, matrix]
        ```
        """),
  ]
}
