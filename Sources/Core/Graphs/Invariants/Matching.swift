/// A largest matching of a graph, directions aside: edges of which no two have an end in common, as many as possible.
///
/// Found by augmenting paths; odd cycles that stand in their way are shrunk to one vertex. Source: J. Edmonds, Paths, trees, and
/// flowers (1965).
public struct Matching: Sendable, Hashable {
  /// For each vertex the one it is matched with, if any.
  public private(set) var partners: [Int?]

  private let neighbours: [[Int]]
  /// For each vertex the one by which the search came to it; `nil` where it did not.
  private var parents: [Int?] = []
  /// For each vertex the one to which its odd cycle was shrunk, else itself.
  private var bases: [Int] = []

  public init(largestOf graph: Graph) {
    neighbours = SimpleGraph(graph).neighbours
    partners = [Int?](repeating: nil, count: graph.order)
    for root in partners.indices where partners[root] == nil { augment(from: root) }
  }

  /// The number of edges.
  public var size: Int { partners.reduce(0) { $0 + ($1 == nil ? 0 : 1) } / 2 }

  private mutating func augment(from root: Int) {
    guard var vertex = freeVertex(reachedFrom: root) else { return }
    while let parent = parents[vertex] {
      let next = partners[parent]
      partners[vertex] = parent
      partners[parent] = vertex
      guard let next else { break }
      vertex = next
    }
  }

  /// A vertex without a partner at the end of an alternating path.
  private mutating func freeVertex(reachedFrom root: Int) -> Int? {
    parents = [Int?](repeating: nil, count: partners.count)
    bases = Array(partners.indices)
    var isOuter = [Bool](repeating: false, count: partners.count)
    isOuter[root] = true
    var queue = [root]
    var next = 0
    while next < queue.count {
      let vertex = queue[next]
      next += 1
      for other in neighbours[vertex]
      where bases[vertex] != bases[other] && partners[vertex] != other {
        if other == root || partners[other].map({ parents[$0] != nil }) ?? false {
          shrink(vertex, other, root: root, &isOuter, &queue)
        } else if parents[other] == nil {
          parents[other] = vertex
          guard let partner = partners[other] else { return other }
          isOuter[partner] = true
          queue.append(partner)
        }
      }
    }
    return nil
  }

  /// Shrinks the odd cycle that an edge between two outer vertices closes.
  private mutating func shrink(
    _ one: Int, _ other: Int, root: Int, _ isOuter: inout [Bool], _ queue: inout [Int]
  ) {
    let base = commonBase(one, other)
    var isInCycle = [Bool](repeating: false, count: partners.count)
    mark(from: one, to: base, child: other, &isInCycle)
    mark(from: other, to: base, child: one, &isInCycle)
    for vertex in partners.indices where isInCycle[bases[vertex]] {
      bases[vertex] = base
      if !isOuter[vertex] {
        isOuter[vertex] = true
        queue.append(vertex)
      }
    }
  }

  private func commonBase(_ one: Int, _ other: Int) -> Int {
    var isAbove = [Bool](repeating: false, count: partners.count)
    var vertex = bases[one]
    isAbove[vertex] = true
    while let partner = partners[vertex], let parent = parents[partner] {
      vertex = bases[parent]
      isAbove[vertex] = true
    }
    vertex = bases[other]
    while !isAbove[vertex], let partner = partners[vertex], let parent = parents[partner] {
      vertex = bases[parent]
    }
    return vertex
  }

  private mutating func mark(
    from start: Int, to base: Int, child: Int, _ isInCycle: inout [Bool]
  ) {
    var vertex = start
    var child = child
    while bases[vertex] != base, let partner = partners[vertex] {
      isInCycle[bases[vertex]] = true
      isInCycle[bases[partner]] = true
      parents[vertex] = child
      child = partner
      guard let parent = parents[partner] else { return }
      vertex = parent
    }
  }
}
