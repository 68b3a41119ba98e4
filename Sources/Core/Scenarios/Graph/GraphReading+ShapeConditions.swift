import Diagnostics
import Graphs
import Nodes

/// What must hold for the algorithms about the shape of a graph.
extension GraphReading {
  /// True if the graph meets the conditions; else one error says what does not.
  mutating func allowsShape(_ algorithm: Algorithm, _ scalar: Scalar) -> Bool {
    switch algorithm {
    case .preorder, .inorder, .postorder, .levelOrder: allowsWalk(algorithm, scalar)
    case .prueferCode:
      allowsTree(
        graph.order > 1, "a Prüfer code is that of a tree of at least two vertices", scalar)
    case .treeCentre: allowsTree(graph.order > 0, "the leaves of a tree are taken away", scalar)
    case .eccentricities: allowsSize(Self.mostPairs, "eccentricities are", scalar)
    case .exactColouring: allowsSize(Graph.mostSearched, "the fewest colours are", scalar)
    case .hamiltonCycle: allowsSize(Graph.mostSearched, "a Hamilton cycle is", scalar)
    case .planarity: allowsSize(Graph.mostSearched, "a proof of planarity is", scalar)
    case .isomorphism: allowsComparison(scalar)
    case .havelHakimi: allowsDegrees(scalar)
    default: true
    }
  }

  private mutating func allowsWalk(_ algorithm: Algorithm, _ scalar: Scalar) -> Bool {
    guard let tree else {
      report(
        "graph/needs-tree", scalar.range,
        "`\(algorithm.names[0])` walks through a tree with a root and an order of children",
        explanation: "Write the edges as one: `tree: {8: [3, 10], 10: [_, 14]}`.")
      return false
    }
    guard algorithm == .inorder, !tree.isBinary,
      let vertex = tree.children.firstIndex(where: { $0.count > 2 })
    else { return true }
    report(
      "graph/not-binary", scalar.range,
      "`inorder` visits a vertex between its left and its right child, and "
        + "`\(graph.vertices[vertex].name)` has \(tree.children[vertex].count) children",
      explanation: "`preorder`, `postorder` and `level order` are for trees of every kind.")
    return false
  }

  private mutating func allowsTree(_ isEnough: Bool, _ rule: String, _ scalar: Scalar) -> Bool {
    if isEnough, graph.isTree, graph.loopCount == 0 { return true }
    let parts = graph.components.count
    let reason =
      graph.order == 0
      ? "The graph has no vertices."
      : parts > 1
        ? "This graph is in \(parts) parts."
        : graph.order == 1 && graph.size == 0
          ? "This one has one vertex."
          : "This graph has \(graph.order) vertices and \(graph.size) edges, where a tree would "
            + "have \(graph.order - 1): there is a cycle."
    report("graph/not-a-tree", scalar.range, rule, explanation: reason)
    return false
  }

  private mutating func allowsSize(_ most: Int, _ subject: String, _ scalar: Scalar) -> Bool {
    if graph.order <= most { return true }
    report(
      "graph/too-large-to-search", scalar.range,
      "\(subject) for at most \(most) vertices, and these are \(graph.order)",
      explanation: "The time can double with each vertex more.")
    return false
  }

  private mutating func allowsComparison(_ scalar: Scalar) -> Bool {
    guard let other else {
      if !hasOther {
        report(
          "graph/missing-other", scalar.range, "`isomorphism` compares two graphs",
          explanation: "Write the second one under `other`: `other: {edges: [1-2, 2-3]}`.")
      }
      return false
    }
    return allowsSize(Graph.mostSearched, "a comparison is", scalar)
      && (other.graph.order <= Graph.mostSearched || other.graph.order != graph.order)
  }

  private mutating func allowsDegrees(_ scalar: Scalar) -> Bool {
    if degreeSequence != nil { return true }
    report(
      "graph/missing-degrees", scalar.range, "`havel-hakimi` needs the degrees that are asked for",
      explanation: "Write them in place of edges: `degrees: [3, 2, 2, 1]`.")
    return false
  }
}
