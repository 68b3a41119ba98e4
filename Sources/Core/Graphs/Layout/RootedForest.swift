/// A spanning forest of a graph, by breadth: how a tree layout sees it.
struct RootedForest {
  /// The roots, one or more for each component, in the order written.
  let roots: [Int]
  /// For each vertex its children, in the order written.
  let children: [[Int]]
  /// For each vertex the places of its children where some of them are empty; else none.
  let places: [[Int?]]

  /// The forest of one tree, whose author said what its root is and which places of children are empty.
  init(_ tree: OrderedTree) {
    roots = [tree.root]
    children = tree.children.map { places in places.compactMap { $0 } }
    places = tree.children.map { places in
      let isPartial = places.contains { $0 == nil } && places.contains { $0 != nil }
      return isPartial ? places : []
    }
  }

  /// A forest in which arcs lead away from the root where they can.
  ///
  /// A vertex that arcs leave and none enter is a root; else the first vertex of a component that is not reached yet.
  init(of graph: Graph) {
    var roots: [Int] = []
    var children = [[Int]](repeating: [], count: graph.order)
    var isReached = [Bool](repeating: false, count: graph.order)
    func grow(from root: Int) {
      roots.append(root)
      isReached[root] = true
      var queue = [root]
      var next = 0
      while next < queue.count {
        let here = queue[next]
        next += 1
        var found: [Int] = []
        for index in graph.edges(at: here) {
          let edge = graph.edges[index]
          let other = edge.other(than: here)
          if edge.isDirected, edge.start != here { continue }
          if !isReached[other] {
            isReached[other] = true
            found.append(other)
          }
        }
        children[here] = found.sorted()
        queue += children[here]
      }
    }
    for vertex in graph.vertices.indices where Self.isSource(vertex, of: graph) {
      if !isReached[vertex] { grow(from: vertex) }
    }
    for vertex in graph.vertices.indices where !isReached[vertex] { grow(from: vertex) }
    self.roots = roots.sorted()
    self.children = children
    places = children.map { _ in [] }
  }

  private static func isSource(_ vertex: Int, of graph: Graph) -> Bool {
    let edges = graph.edges(at: vertex).map { graph.edges[$0] }
    return !edges.isEmpty && edges.allSatisfy { $0.isDirected && $0.start == vertex && !$0.isLoop }
  }
}
