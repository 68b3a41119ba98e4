import Diagnostics

extension DiagnosticCode {
  /// Graphs that have files of their own.
  static let graphDocuments: [DiagnosticCode] = [
    DiagnosticCode(
      "graph/file-name", .error,
      "The file of a graph is called by letters, digits and hyphens, then `.yml`",
      """
      The files in `Content/graphs/` hold the graphs of the course, and their names without `.yml` \
      are what blocks call them. A letter comes first.
      """,
      in: .paths,
      wrong: """
        Content/index.md
        Content/graphs/7 bridges.yml
        """,
      right: """
        Content/index.md
        Content/graphs/bridges.yml
        """),
    DiagnosticCode(
      "graph/not-a-mapping", .error,
      "The file of a graph is a list of keys and values",
      """
      It holds what a graph block holds to say what the graph is: `vertices`, `edges` or another \
      source of edges, `directed`, `layout`; and a `title`.
      """,
      in: .graph,
      wrong: """
        - a-b
        - b-c
        """,
      right: """
        edges:
          - a-b
          - b-c
        """),
    DiagnosticCode(
      "graph/part-of-named", .error,
      "What the vertices and directions of a graph with a name are, its file says",
      """
      A graph that is referred to by its name is the same in every block. A block can lay it out \
      otherwise, mark parts of it and run algorithms on it.
      """,
      wrong: """
        ```graph
        graph: square
        vertices: [a, b, c, d]
        ```
        """,
      right: """
        ```graph
        graph: square
        layout: spring
        ```
        """),
    DiagnosticCode(
      "graph/taken-address", .error,
      "`graph-collection.html` is the page that shows the graphs of a course",
      """
      A page or a file of the author's would stand in its place. There is such a page when there \
      are files of graphs in `Content/graphs/`.
      """),
    DiagnosticCode(
      "graph/unknown-graph", .error,
      "A graph that a block names has a file",
      """
      `graph: square` refers to `Content/graphs/square.yml`. The name is misspelled, or the file \
      is not there.
      """,
      wrong: """
        ```graph
        graph: sqare
        ```
        """,
      right: """
        ```graph
        graph: square
        ```
        """),
  ]
}
