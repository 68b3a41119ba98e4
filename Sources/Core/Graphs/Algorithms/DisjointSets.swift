/// Sets of vertices that grow together, each with its smallest member.
struct DisjointSets {
  private var parents: [Int]

  init(_ count: Int) {
    parents = Array(0..<count)
  }

  /// The smallest vertex of the set.
  mutating func root(of vertex: Int) -> Int {
    var root = vertex
    while parents[root] != root { root = parents[root] }
    var here = vertex
    while parents[here] != root { (parents[here], here) = (root, parents[here]) }
    return root
  }

  /// Unites the sets of two vertices; `false` if they are one already.
  mutating func unite(_ first: Int, _ second: Int) -> Bool {
    let roots = (root(of: first), root(of: second))
    guard roots.0 != roots.1 else { return false }
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
    return true
  }

  /// The members of a vertex's set, in order.
  mutating func members(with vertex: Int) -> [Int] {
    let root = root(of: vertex)
    return parents.indices.filter { self.root(of: $0) == root }
  }

  /// All sets, by their smallest members.
  mutating func sets() -> [[Int]] {
    var sets: [[Int]] = []
    var places = [Int?](repeating: nil, count: parents.count)
    for vertex in parents.indices {
      let root = root(of: vertex)
      if let place = places[root] {
        sets[place].append(vertex)
      } else {
        places[root] = sets.count
        sets.append([vertex])
      }
    }
    return sets
  }
}
