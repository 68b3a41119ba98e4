/// The authors or editors of a work, in their order.
public struct NameList: Sendable, Hashable {
  public var names: [PersonName]
  /// Whether there are more than are named: `and others`.
  public var hasOthers: Bool

  public init(_ names: [PersonName] = [], hasOthers: Bool = false) {
    self.names = names
    self.hasOthers = hasOthers
  }

  public var isEmpty: Bool { names.isEmpty }
}
