/// How many edges or vertices must be taken from a graph, directions aside, until it falls apart: by Menger's theorem as many as there are
/// separate ways, which are counted as a flow.
struct Connectivity: Sendable, Hashable {
  /// What can flow from each place to each.
  private var capacities: [[Int]]

  /// The smallest number of edges without which the graph is not connected; parallel edges count. `nil` for less than two vertices.
  static func ofEdges(_ graph: Graph) -> Int? {
    guard graph.order >= 2 else { return nil }
    var network = Connectivity(places: graph.order)
    for edge in graph.edges where !edge.isLoop {
      network.capacities[edge.start][edge.end] += 1
      network.capacities[edge.end][edge.start] += 1
    }
    var least = graph.degrees.min() ?? 0
    for vertex in 1..<graph.order { least = network.flow(from: 0, to: vertex, upTo: least) }
    return least
  }

  /// The smallest number of vertices without which the graph is not connected or has but one vertex left. `nil` for less than two
  /// vertices.
  static func ofVertices(_ graph: Graph) -> Int? {
    let neighbours = SimpleGraph(graph).neighbours
    let order = neighbours.count
    guard order >= 2 else { return nil }
    // Each vertex is a way from where it is entered to where it is left.
    var network = Connectivity(places: 2 * order)
    for vertex in neighbours.indices {
      network.capacities[2 * vertex][2 * vertex + 1] = 1
      for other in neighbours[vertex] { network.capacities[2 * vertex + 1][2 * other] = 1 }
    }
    var least = neighbours.map { $0.count }.min() ?? 0
    var first = 0
    // Of more vertices than a smallest set has, one is not in it.
    while first <= least, first < order {
      for second in (first + 1)..<max(first + 1, order) where !neighbours[first].contains(second) {
        least = network.flow(from: 2 * first + 1, to: 2 * second, upTo: least)
      }
      first += 1
    }
    return least
  }

  private init(places: Int) {
    capacities = [[Int]](repeating: [Int](repeating: 0, count: places), count: places)
  }

  /// The greatest flow between two places, or the limit if it is reached.
  private func flow(from source: Int, to target: Int, upTo limit: Int) -> Int {
    var left = capacities
    var flow = 0
    while flow < limit, let parents = Self.path(from: source, to: target, left) {
      var place = target
      while place != source {
        left[parents[place]][place] -= 1
        left[place][parents[place]] += 1
        place = parents[place]
      }
      flow += 1
    }
    return flow
  }

  private static func path(from source: Int, to target: Int, _ left: [[Int]]) -> [Int]? {
    var parents = [Int](repeating: -1, count: left.count)
    parents[source] = source
    var queue = [source]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      for other in left.indices where left[place][other] > 0 && parents[other] < 0 {
        parents[other] = place
        if other == target { return parents }
        queue.append(other)
      }
    }
    return nil
  }
}

extension Graph {
  /// The smallest number of edges without which the graph, directions aside, is not connected; parallel edges count. `nil` for less than
  /// two vertices and above `mostSearched`.
  public var edgeConnectivity: Int? {
    order <= Self.mostSearched ? Connectivity.ofEdges(self) : nil
  }

  /// The smallest number of vertices without which the graph, directions aside, is not connected or has but one vertex left. `nil` for
  /// less than two vertices and above `mostSearched`.
  public var vertexConnectivity: Int? {
    order <= Self.mostSearched ? Connectivity.ofVertices(self) : nil
  }
}
