/// The run of an algorithm, as a value: what happened in each step and why.
public enum Trace: Sendable, Hashable {
  case breadthFirstSearch(BreadthFirstTrace)
  case dijkstra(DijkstraTrace)

  /// How many steps the run took.
  public var stepCount: Int {
    switch self {
    case .breadthFirstSearch(let trace): trace.steps.count
    case .dijkstra(let trace): trace.steps.count
    }
  }

  /// The vertex where the run began.
  public var source: Int {
    switch self {
    case .breadthFirstSearch(let trace): trace.source
    case .dijkstra(let trace): trace.source
    }
  }

  /// The vertex to which a way was asked for, if one was.
  public var target: Int? {
    switch self {
    case .breadthFirstSearch(let trace): trace.target
    case .dijkstra(let trace): trace.target
    }
  }

  /// Distances and parents in the end.
  public var tree: SearchTree {
    switch self {
    case .breadthFirstSearch(let trace): trace.tree
    case .dijkstra(let trace): trace.tree
    }
  }

  /// The vertices in the order in which the run finished with them.
  public var visited: [Int] {
    switch self {
    case .breadthFirstSearch(let trace): trace.visited
    case .dijkstra(let trace): trace.visited
    }
  }

  public var ties: TieOrder {
    switch self {
    case .breadthFirstSearch(let trace): trace.ties
    case .dijkstra(let trace): trace.ties
    }
  }

  /// True if the order of ties decided something.
  public var hadTie: Bool {
    switch self {
    case .breadthFirstSearch(let trace): trace.hadTie
    case .dijkstra(let trace): trace.hadTie
    }
  }
}
