extension PrismPower {
  /// A direction of the base that has a word of its own.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case right, up, left, down
  }

  /// The word for the direction, where the base points along an axis.
  public var direction: Direction? {
    guard let base, power > 0 else { return nil }
    for (index, direction) in Direction.allCases.enumerated() {
      if (base - Double(index) * .pi / 2).magnitude < 1e-9 { return direction }
    }
    return nil
  }
}
