/// Finds what an author probably meant when a name is unknown.
public enum NearMiss {
  /// The candidate nearest to `name`, if it is near enough to be a slip of the pen.
  ///
  /// Near enough: at most one edit for up to four characters, two for up to eight, three beyond; an edit is an
  /// insertion, a deletion, a replacement or a swap of neighbours; case does not count. A name with nothing in common
  /// is not near, however short it is. Among equals the first wins.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = edits(from: wanted, to: other)
      guard distance < max(wanted.count, other.count) else { continue }
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Damerau's distance in its restricted form (optimal string alignment).
  static func edits(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    for row in 0..<source.count {
      var current = [Int](repeating: row + 1, count: target.count + 1)
      for column in 0..<target.count {
        let same = source[row] == target[column]
        var least = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
