extension Graph {
  /// The edges of a graph chosen at random among all that have so many vertices and edges, as pairs in order; the same seed gives the same
  /// graph everywhere.
  ///
  /// Source: D. Knuth, The Art of Computer Programming, volume 2, algorithm S.
  ///
  /// - Returns: all pairs if there are not so many.
  public static func randomPairs(order: Int, size: Int, seed: UInt64) -> [(Int, Int)] {
    var chance = Chance(seed: seed)
    var open = order * (order - 1) / 2
    var wanted = size
    var pairs: [(Int, Int)] = []
    for one in 0..<max(0, order) {
      for other in one + 1..<max(one + 1, order) {
        if chance.next() * Double(open) < Double(wanted) {
          pairs.append((one, other))
          wanted -= 1
        }
        open -= 1
      }
    }
    return pairs
  }

  /// The edges of a graph in which each pair of vertices is joined with a probability.
  public static func randomPairs(
    order: Int, probability: Double, seed: UInt64
  ) -> [(Int, Int)] {
    var chance = Chance(seed: seed)
    var pairs: [(Int, Int)] = []
    for one in 0..<max(0, order) {
      for other in one + 1..<max(one + 1, order) where chance.next() < probability {
        pairs.append((one, other))
      }
    }
    return pairs
  }
}
