/// A breadth-first search, step by step.
public struct BreadthFirstTrace: Sendable, Hashable {
  /// An edge that was looked at from the vertex that was taken out of the queue.
  public struct Look: Sendable, Hashable {
    public var edge: Int
    /// The vertex to which it leads.
    public var vertex: Int
    /// True if that vertex was new and was put into the queue.
    public var isNew: Bool
  }

  /// One step: a vertex is taken out of the queue and its neighbours are looked at.
  public struct Step: Sendable, Hashable {
    /// The vertex that was taken out.
    public var taken: Int
    /// The edges that were looked at, in order.
    public var looks: [Look]
    /// The queue afterwards, its front first.
    public var queue: [Int]

    /// The vertices that were put into the queue, in order.
    public var found: [Int] { looks.filter({ $0.isNew }).map({ $0.vertex }) }

    /// True if several vertices were found at once, so that the order of ties decided which is visited first.
    public var hadTie: Bool { found.count > 1 }
  }

  public let source: Int
  /// The vertex to which a way was asked for, if one was.
  public let target: Int?
  public let ties: TieOrder
  /// What is known before the first step: the source, with distance 0.
  public let start: SearchTree
  public let steps: [Step]
  /// What is known in the end.
  public let tree: SearchTree

  /// Searches a graph from a vertex, neighbours in the order of ties. All that can be reached is visited.
  public init(of graph: Graph, from source: Int, to target: Int? = nil, ties: TieOrder = .asWritten)
  {
    self.source = source
    self.target = target
    self.ties = ties
    var tree = SearchTree(source: source, order: graph.order)
    start = tree
    let ranks = ties.ranks(in: graph)
    var queue = graph.vertices.indices.contains(source) ? [source] : []
    var steps: [Step] = []
    while let taken = queue.first {
      queue.removeFirst()
      var looks: [Look] = []
      for departure in graph.departures(from: taken, ranks: ranks) {
        let isNew = !tree.reaches(departure.vertex)
        looks.append(Look(edge: departure.edge, vertex: departure.vertex, isNew: isNew))
        guard isNew else { continue }
        tree.reach(
          departure.vertex, at: tree.distances[taken] + 1, from: taken, by: departure.edge)
        queue.append(departure.vertex)
      }
      steps.append(Step(taken: taken, looks: looks, queue: queue))
    }
    self.steps = steps
    self.tree = tree
  }

  /// What is known after so many steps.
  public func tree(after count: Int) -> SearchTree {
    var tree = start
    for step in steps.prefix(max(0, count)) {
      for look in step.looks where look.isNew {
        let distance = tree.distances[step.taken] + 1
        tree.reach(look.vertex, at: distance, from: step.taken, by: look.edge)
      }
    }
    return tree
  }

  /// The vertices in the order in which they were taken out of the queue.
  public var visited: [Int] { steps.map({ $0.taken }) }

  /// True if the order of ties decided something.
  public var hadTie: Bool { steps.contains(where: { $0.hadTie }) }
}
