/// Which of a wearer's eyes: it decides where the nose is.
public enum EyeSide: String, Sendable, Hashable, CaseIterable {
  case right, left

  /// The direction of the nose for someone who faces the wearer: 1 to the right, −1 to the left.
  public var nasalDirection: Double { self == .right ? 1 : -1 }
}
