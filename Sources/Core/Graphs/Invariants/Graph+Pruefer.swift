extension Graph {
  /// The code of a tree by Prüfer: again and again the leaf that was written first is taken away, and its neighbour noted, until two
  /// vertices are left. `nil` if the graph is no tree of at least two vertices.
  ///
  /// Source: H. Prüfer, Neuer Beweis eines Satzes über Permutationen (1918).
  public var prueferCode: [Int]? {
    guard order >= 2, isTree, loopCount == 0 else { return nil }
    var degrees = degrees
    var isTaken = [Bool](repeating: false, count: order)
    var code: [Int] = []
    var first = 0
    var leaf: Int?
    while code.count < order - 2 {
      // Either the neighbour has become a leaf before all others, or the next leaf stands behind the last one found.
      if leaf == nil {
        while degrees[first] != 1 || isTaken[first] { first += 1 }
        leaf = first
      }
      guard let taken = leaf,
        let edge = incident[taken].first(where: { !isTaken[edges[$0].other(than: taken)] })
      else { return nil }
      let neighbour = edges[edge].other(than: taken)
      isTaken[taken] = true
      code.append(neighbour)
      degrees[neighbour] -= 1
      leaf = degrees[neighbour] == 1 && neighbour < first ? neighbour : nil
    }
    return code
  }

  /// The tree with a code by Prüfer on the vertices 0, 1, …, two more than the code has numbers, as pairs of ends; `nil` if a number is
  /// none of them.
  public static func pairs(ofPrueferCode code: [Int]) -> [(Int, Int)]? {
    let order = code.count + 2
    guard code.allSatisfy({ 0 <= $0 && $0 < order }) else { return nil }
    var degrees = [Int](repeating: 1, count: order)
    for vertex in code { degrees[vertex] += 1 }
    var pairs: [(Int, Int)] = []
    for vertex in code {
      guard let leaf = degrees.firstIndex(of: 1) else { return nil }
      pairs.append((leaf, vertex))
      degrees[leaf] = 0
      degrees[vertex] -= 1
    }
    let last = degrees.indices.filter { degrees[$0] == 1 }
    return last.count == 2 ? pairs + [(last[0], last[1])] : nil
  }
}
