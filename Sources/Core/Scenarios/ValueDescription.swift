import Formula

/// A value that blocks of a kind can have, as data: the author's reference is made from it.
public struct ValueDescription: Sendable, Hashable {
  public let name: ValueName
  /// The phrase that describes it: `reference.optics.value.image.distance`.
  public let phrase: String

  public init(_ name: ValueName, phrase: String) {
    self.name = name
    self.phrase = phrase
  }
}
