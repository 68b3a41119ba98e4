import Diagnostics

extension DiagnosticCode {
  /// Vertices, runs and figures of graphs.
  static let graph: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/duplicate-vertex", .error,
      "A vertex is listed once",
      """
      Two vertices with one name could not be told apart. Names that differ only in how an accent \
      is encoded are one name.
      """,
      wrong: """
        ```graph
        vertices: [A, B, A]
        edges: [A-B]
        ```
        """,
      right: """
        ```graph
        vertices: [A, B, C]
        edges: [A-B]
        ```
        """),
    DiagnosticCode(
      "graph/large", .warning,
      "A graph that is drawn in full has at most 200 vertices and 1000 edges",
      """
      A larger one is drawn without labels, which would cover each other. Everything else is \
      worked out as usual.
      """),
    DiagnosticCode(
      "graph/missing-name", .error,
      "A vertex has a name",
      "An empty name cannot be shown, nor used in an edge.",
      wrong: """
        ```graph
        vertices: [A, ""]
        ```
        """,
      right: """
        ```graph
        vertices: [A, B]
        ```
        """),
    DiagnosticCode(
      "graph/missing-run", .error,
      "Steps and traces need an algorithm that runs",
      """
      `show` asks for something that only an algorithm makes, and the block has no `run`.
      """,
      wrong: """
        ```graph
        edges: [A-B, B-C]
        show: steps
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        run: bfs from A
        show: steps
        ```
        """),
    DiagnosticCode(
      "graph/missing-start", .error,
      "A search needs the vertex where it starts",
      """
      Write `from` and a vertex behind the algorithm, and `to` and another if a way is wanted.
      """,
      wrong: """
        ```graph
        edges: [A-B, B-C]
        run: bfs
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        run: bfs from A
        ```
        """),
    DiagnosticCode(
      "graph/missing-step", .error,
      "A step that is shown exists",
      "The algorithm ends before this step; the message says how many it takes.",
      wrong: """
        ```graph
        edges: [A-B]
        run: bfs from A
        show: step 12
        ```
        """,
      right: """
        ```graph
        edges: [A-B]
        run: bfs from A
        show: step 1
        ```
        """),
    DiagnosticCode(
      "graph/too-large", .error,
      "A graph has at most 2000 vertices and 20000 edges",
      """
      A drawing of a larger one could not be read, and working it out would hold up the build.
      """),
    DiagnosticCode(
      "graph/units", .warning,
      "`units` has no place in a graph",
      "The values of a graph are plain numbers without units.",
      wrong: """
        ```graph
        edges: [A-B 4]
        units: {length: cm}
        ```
        """,
      right: """
        ```graph
        edges: [A-B 4]
        ```
        """),
    DiagnosticCode(
      "graph/unknown-algorithm", .error,
      "A run is one of the algorithms that sitegen knows",
      """
      The message lists them. The word before `from` is the algorithm's name or its abbreviation.
      """,
      wrong: """
        ```graph
        edges: [A-B 4, B-C 2]
        run: dijkstar from A
        ```
        """,
      right: """
        ```graph
        edges: [A-B 4, B-C 2]
        run: dijkstra from A
        ```
        """),
    DiagnosticCode(
      "graph/unknown-part", .error,
      "A part under `show` is one that a graph's figure has",
      "The message lists them. Parts are shown in the order in which they are written.",
      wrong: """
        ```graph
        edges: [A-B, B-C]
        show: [diagramm]
        ```
        """,
      right: """
        ```graph
        edges: [A-B, B-C]
        show: [diagram]
        ```
        """),
    DiagnosticCode(
      "graph/unknown-vertex", .error,
      "A vertex that is used is one of the graph",
      """
      If `vertices` lists them, an edge may use no other, so that a misspelling does not become a \
      new vertex.
      """,
      wrong: """
        ```graph
        vertices: [A, B]
        edges: [A-C]
        ```
        """,
      right: """
        ```graph
        vertices: [A, B, C]
        edges: [A-C]
        ```
        """),
    DiagnosticCode(
      "graph/wrong-value", .error,
      "A key of a graph gets a value of the form that it wants",
      """
      `vertices` and `edges` are lists, `mark` and `diagram` mappings, `directed` is a truth \
      value. The message shows the form.
      """,
      wrong: """
        ```graph
        edges: A-B
        ```
        """,
      right: """
        ```graph
        edges: [A-B]
        ```
        """),
  ]
}
