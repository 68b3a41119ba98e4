import Diagnostics

extension DiagnosticCode {
  /// Graphs written as a matrix or a tree.
  static let graphTables: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/asymmetric-matrix", .error,
      "The matrix of an undirected graph is symmetric",
      """
      An edge between two vertices stands in the row of each. Without `directed: false`, a \
      matrix that is not symmetric is that of a directed graph.
      """,
      wrong: """
        ```graph
        matrix: [[0, 1], [0, 0]]
        directed: false
        ```
        """,
      right: """
        ```graph
        matrix: [[0, 1], [1, 0]]
        directed: false
        ```
        """),
    DiagnosticCode(
      "graph/half-loop", .error,
      "A loop counts two on the diagonal of an undirected graph",
      """
      So the sum of a row is the degree of its vertex. In the matrix of a directed graph a loop \
      counts one.
      """,
      wrong: """
        ```graph
        matrix: [[1, 1], [1, 0]]
        ```
        """,
      right: """
        ```graph
        matrix: [[2, 1], [1, 0]]
        ```
        """),
    DiagnosticCode(
      "graph/not-a-count", .error,
      "A cell of a matrix says how many edges there are",
      """
      It is a whole number from 0 to 1000. In a matrix of weights `_` stands where there is no \
      edge, and then every number is a weight.
      """,
      wrong: """
        ```graph
        matrix: [[0, 1.5], [1.5, 0]]
        ```
        """,
      right: """
        ```graph
        matrix: [[_, 1.5], [1.5, _]]
        ```
        """),
    DiagnosticCode(
      "graph/outside-tree", .error,
      "A vertex that is listed stands in the tree",
      """
      A tree is connected. With `vertices` listed, each of them is the root or a child.
      """,
      wrong: """
        ```graph
        vertices: [A, B, C]
        tree: {A: [B]}
        ```
        """,
      right: """
        ```graph
        vertices: [A, B, C]
        tree: {A: [B, C]}
        ```
        """),
    DiagnosticCode(
      "graph/second-parent", .error,
      "A vertex of a tree has one parent at most",
      """
      With two of them there would be a cycle. Such a graph is written with `edges`.
      """,
      wrong: """
        ```graph
        tree: {A: [B, C], B: [C]}
        ```
        """,
      right: """
        ```graph
        tree: {A: [B], B: [C]}
        ```
        """),
    DiagnosticCode(
      "graph/tree-cycle", .error,
      "A tree has no cycle",
      """
      Every vertex but the root is a child, and by going from child to parent one comes to the \
      root.
      """,
      wrong: """
        ```graph
        tree: {A: [B], C: [D], D: [C]}
        ```
        """,
      right: """
        ```graph
        tree: {A: [B, C], C: [D]}
        ```
        """),
    DiagnosticCode(
      "graph/two-roots", .error,
      "A tree has one root",
      """
      The root is the vertex that is no child. Several trees are a forest, which is written with \
      `edges`.
      """,
      wrong: """
        ```graph
        tree: {A: [B], C: [D]}
        ```
        """,
      right: """
        ```graph
        tree: {A: [B, C], C: [D]}
        ```
        """),
    DiagnosticCode(
      "graph/uneven-matrix", .error,
      "A matrix has as many columns as rows",
      """
      Each vertex has a row and a column.
      """,
      wrong: """
        ```graph
        matrix: [[0, 1, 1], [1, 0]]
        ```
        """,
      right: """
        ```graph
        matrix: [[0, 1], [1, 0]]
        ```
        """),
  ]
}
