/// One step of a sweep: a value of the key, and what came out with it.
public struct SweepStep: Sendable {
  /// The value as the author wrote it.
  public let text: String
  public let outcome: OpticsOutcome
}
