import Diagnostics

extension DiagnosticCode {
  /// Where the vertices of a graph stand.
  static let graphLayouts: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/missing-positions", .error,
      "The layout `given` needs places of vertices",
      """
      No vertex has a place. Write `vertices: {A: [0, 0], …}` with y upwards, or choose a layout \
      that finds places by itself.
      """,
      wrong: """
        ```graph
        edges: [A-B, B-C]
        layout: given
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        layout: spring
        ```
        """),
    DiagnosticCode(
      "graph/not-bipartite", .warning,
      "The layout `bipartite` needs a graph without cycles of odd length",
      """
      Two columns can hold the vertices so that every edge leads from one to the other only if no \
      cycle has an odd number of edges. The message names the vertices of one. The figure is laid \
      out by springs instead.
      """,
      wrong: """
        ```graph
        edges: [A-B, B-C, C-A]
        layout: bipartite
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C, C-D, D-A]
        layout: bipartite
        ```
        """),
    DiagnosticCode(
      "graph/shared-place", .warning,
      "Two vertices have two places",
      "One would cover the other in the drawing. A number was probably copied.",
      wrong: """
        ```graph
        vertices: {A: [0, 0], B: [0, 0]}
        edges: [A-B]
        ```
        """,
      right: """
        ```graph
        vertices: {A: [0, 0], B: [2, 0]}
        edges: [A-B]
        ```
        """),
    DiagnosticCode(
      "graph/unknown-layout", .error,
      "A layout is one of those that sitegen knows",
      """
      The message lists them. Without the key, sitegen chooses one that suits the graph.
      """,
      wrong: """
        ```graph
        edges: [A-B, B-C]
        layout: sprong
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        layout: spring
        ```
        """),
    DiagnosticCode(
      "graph/wrong-position", .error,
      "A place is two numbers",
      "The first counts to the right, the second upwards.",
      wrong: """
        ```graph
        vertices: {A: [0, 0], B: [2]}
        edges: [A-B]
        ```
        """,
      right: """
        ```graph
        vertices: {A: [0, 0], B: [2, 1]}
        edges: [A-B]
        ```
        """),
  ]
}
