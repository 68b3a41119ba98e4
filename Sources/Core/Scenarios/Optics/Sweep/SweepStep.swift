import Quantities

/// One step of a sweep: a value of the key, and what came out with it.
public struct SweepStep: Sendable {
  /// The value as the author wrote it.
  public let text: String
  /// The value as a quantity, if it is one.
  public let written: Quantity?
  public let outcome: OpticsOutcome
}
