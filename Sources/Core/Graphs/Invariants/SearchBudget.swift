/// How much work a search may do whose time can grow exponentially. It counts steps and not seconds, so that whether a search comes
/// to its end is the same on every machine.
struct SearchBudget: Sendable, Hashable {
  private(set) var left: Int

  init(_ steps: Int) {
    left = steps
  }

  /// True once all is spent: what was found so far is not known to be the answer.
  var isSpent: Bool { left < 0 }

  /// Takes away some steps.
  ///
  /// - Returns: false if there were not enough.
  mutating func spend(_ steps: Int = 1) -> Bool {
    left -= steps
    return left >= 0
  }
}

extension Graph {
  /// Above this many vertices no invariant is worked out that needs a search or many flows.
  public static let mostSearched = 40

  /// The largest whole number below which a number with 53 binary digits can tell all whole numbers apart.
  static let mostCounted = 1 << 53
}
