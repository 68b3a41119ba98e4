import Diagnostics

extension DiagnosticCode {
  /// Graphs from formats and families.
  static let graphInputs: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/dot", .error,
      "A text in DOT has vertices, edges and chains of edges",
      """
      Read are `graph` and `digraph` with names, quoted names, edges, chains like `a -- b -- c`, \
      comments, and of the attributes `weight`, `capacity`, `label` and `pos`. Parts of graphs \
      and ports are not read, and the looks that Graphviz would give are passed over.
      """,
      wrong: """
        ```graph
        dot: "graph { a -> b }"
        ```
        """,
      right: """
        ```graph
        dot: "graph { a -- b }"
        ```
        """),
    DiagnosticCode(
      "graph/family-numbers", .error,
      "A family of graphs has its numbers",
      """
      `cycle 6` is the cycle of six vertices, `grid 3 4` a grid of three rows and four columns, \
      `petersen` has no number. A cycle has at least three vertices.
      """,
      wrong: """
        ```graph
        family: cycle 2
        ```
        """,
      right: """
        ```graph
        family: cycle 3
        ```
        """),
    DiagnosticCode(
      "graph/graph6", .error,
      "A text in graph6 is whole",
      """
      The first character stands for the number of vertices, and the others for the pairs of \
      them, six a character. So a missing or a foreign character can be told. Single quotes keep \
      YAML from reading a backslash as its own.
      """,
      wrong: """
        ```graph
        graph6: 'D?'
        ```
        """,
      right: """
        ```graph
        graph6: 'D?{'
        ```
        """),
    DiagnosticCode(
      "graph/no-directions", .error,
      "A graph in graph6 has no directions",
      """
      The format has no place for them. `edges`, `matrix` and `dot` have.
      """,
      wrong: """
        ```graph
        graph6: 'D?{'
        directed: true
        ```
        """,
      right: """
        ```graph
        graph6: 'D?{'
        ```
        """),
    DiagnosticCode(
      "graph/random", .error,
      "A random graph has a number of vertices and a seed",
      """
      The seed is any whole number: the same one gives the same graph each time, on every \
      machine. `edges 15` says how many edges there are, `probability 0.3` how likely each is.
      """,
      wrong: """
        ```graph
        family: random 10
        ```
        """,
      right: """
        ```graph
        family: random 10 seed 7
        ```
        """),
    DiagnosticCode(
      "graph/two-sources", .error,
      "A graph has its edges from one place",
      """
      `edges`, `matrix`, `graph6`, `dot`, `tree`, `family` and `graph` each say which edges there are. \
      With two of them it would not be clear which of them holds.
      """,
      wrong: """
        ```graph
        edges: [A-B]
        family: cycle 4
        ```
        """,
      right: """
        ```graph
        family: cycle 4
        ```
        """),
    DiagnosticCode(
      "graph/unknown-family", .error,
      "A family is one of those that are known",
      """
      They are listed in the guide to graph blocks. Any other graph can be written with `edges`.
      """,
      wrong: """
        ```graph
        family: circle 6
        ```
        """,
      right: """
        ```graph
        family: cycle 6
        ```
        """),
    DiagnosticCode(
      "graph/wrong-count", .error,
      "There are as many names as vertices",
      """
      Beside a matrix, graph6 or a family, `vertices` gives the vertices their names in order. \
      Without it they are called v1, v2, ….
      """,
      wrong: """
        ```graph
        vertices: [A, B]
        family: cycle 3
        ```
        """,
      right: """
        ```graph
        vertices: [A, B, C]
        family: cycle 3
        ```
        """),
  ]
}
