import Diagnostics

extension DiagnosticCode {
  /// Of algorithms about the shape of a graph: trees, cycles through all vertices, degrees, two graphs compared.
  static let graphShapes: [DiagnosticCode] = [
    graphShape(
      "missing-degrees", "Havel and Hakimi need the degrees that are asked for",
      """
      The algorithm makes a graph from its degrees. They are written under `degrees`, in place of \
      edges.
      """,
      wrong: ["edges: [A-B, B-C]", "run: havel-hakimi"],
      right: ["degrees: [2, 1, 1]", "run: havel-hakimi"]),
    graphShape(
      "missing-other", "Two graphs are compared",
      "The second one stands under `other`, with the same keys as the first: `edges`, `family` and so on.",
      wrong: ["edges: [A-B, B-C]", "run: isomorphism"],
      right: ["edges: [A-B, B-C]", "other: {edges: [1-2, 1-3]}", "run: isomorphism"]),
    graphShape(
      "needs-tree", "A walk through a tree needs its root and the order of children",
      """
      Preorder, inorder, postorder and level order visit children from left to right. Edges alone do \
      not say which vertex is at the top, nor which child is the left one.
      """,
      wrong: ["edges: [A-B, A-C]", "run: preorder"],
      right: ["tree: {A: [B, C]}", "run: preorder"]),
    graphShape(
      "not-a-tree", "The algorithm is about trees",
      """
      A tree hangs together and has no cycle, so that it has one edge less than vertices. A Prüfer \
      code needs two vertices at least.
      """,
      wrong: ["edges: [A-B, B-C, C-A]", "run: prüfer code"],
      right: ["edges: [A-B, B-C]", "run: prüfer code"]),
    graphShape(
      "not-binary", "Inorder needs a left and a right child",
      "A vertex is visited between its two subtrees, which of three children does not say where.",
      wrong: ["tree: {A: [B, C, D]}", "run: inorder"],
      right: ["tree: {A: [B, C]}", "run: inorder"]),
    graphShape(
      "not-graphical", "No simple graph has these degrees",
      """
      The sum of all degrees is even, and the vertices of the greatest degrees must find enough \
      others. With `run: havel-hakimi` the figure shows where it fails.
      """,
      wrong: ["degrees: [3, 3, 1, 1]"], right: ["degrees: [3, 1, 1, 1]"]),
    graphShape(
      "too-large-to-search", "The graph has too many vertices for this question",
      "The time can double with each vertex more.",
      wrong: ["family: cycle 41", "run: hamilton cycle"],
      right: ["family: cycle 40", "run: hamilton cycle"]),
  ]

  /// A code whose examples are blocks of these lines.
  private static func graphShape(
    _ name: String, _ rule: String, _ explanation: String, wrong: [String], right: [String]
  ) -> DiagnosticCode {
    func block(_ lines: [String]) -> String {
      "```graph\n" + lines.joined(separator: "\n") + "\n```"
    }
    return DiagnosticCode(
      "graph/\(name)", .error, rule, explanation, wrong: block(wrong), right: block(right))
  }
}
