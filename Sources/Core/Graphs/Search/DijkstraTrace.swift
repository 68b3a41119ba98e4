/// Dijkstra's algorithm, step by step.
public struct DijkstraTrace: Sendable, Hashable {
  /// What looking at an edge led to.
  public enum Outcome: Sendable, Hashable {
    /// The way through the settled vertex is the first or a shorter one.
    case shorter
    /// It is as long as the one already known, which stays.
    case equal
    /// It is longer.
    case longer
    /// The vertex at the other end is settled already.
    case settled
  }

  /// An edge that was looked at from the vertex just settled.
  public struct Relaxation: Sendable, Hashable {
    public var edge: Int
    /// The vertex to which it leads.
    public var vertex: Int
    /// The weight of the edge.
    public var weight: Double
    /// The distance known before; infinity if none was.
    public var before: Double
    /// The distance through the settled vertex: its own plus the weight.
    public var through: Double
    public var outcome: Outcome
  }

  /// One step: the open vertex with the least distance is settled, and the edges out of it are looked at.
  public struct Step: Sendable, Hashable {
    /// The vertex that was settled.
    public var settled: Int
    /// The other open vertices that were as near: the order of ties decided against them.
    public var tied: [Int]
    /// The edges that were looked at, in order.
    public var relaxations: [Relaxation]
    /// The open vertices afterwards, the nearest first.
    public var open: [Int]

    /// The vertices whose distance changed, in order, each once.
    public var changed: [Int] {
      var result: [Int] = []
      for relaxation in relaxations where relaxation.outcome == .shorter {
        if !result.contains(relaxation.vertex) { result.append(relaxation.vertex) }
      }
      return result
    }

    /// True if another vertex was as near, or another way as short, so that the order of ties decided.
    public var hadTie: Bool {
      !tied.isEmpty || relaxations.contains { $0.outcome == .equal }
    }
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

  /// Shortest ways from a vertex to all that can be reached; among equals, the order of ties decides.
  ///
  /// Distances are equal if they differ by less than 10⁻¹² of their size: 0.1 + 0.2 is 0.3.
  ///
  /// - Precondition: no weight is negative (see `Graph.negativeEdge`); an edge without a weight counts 1.
  public init(of graph: Graph, from source: Int, to target: Int? = nil, ties: TieOrder = .asWritten)
  {
    self.source = source
    self.target = target
    self.ties = ties
    var run = DijkstraRun(graph: graph, source: source, ranks: ties.ranks(in: graph))
    start = run.tree
    var steps: [Step] = []
    while let step = run.next() { steps.append(step) }
    self.steps = steps
    tree = run.tree
  }

  /// What is known after so many steps.
  public func tree(after count: Int) -> SearchTree {
    var tree = start
    for step in steps.prefix(max(0, count)) {
      for relaxation in step.relaxations where relaxation.outcome == .shorter {
        tree.reach(
          relaxation.vertex, at: relaxation.through, from: step.settled, by: relaxation.edge)
      }
    }
    return tree
  }

  /// The vertices in the order in which they were settled.
  public var visited: [Int] { steps.map({ $0.settled }) }

  /// True if the order of ties decided something.
  public var hadTie: Bool { steps.contains(where: { $0.hadTie }) }
}

extension Graph {
  /// The first edge with a negative weight, which Dijkstra's algorithm does not allow.
  public var negativeEdge: Int? { edges.firstIndex { $0.length < 0 } }
}
