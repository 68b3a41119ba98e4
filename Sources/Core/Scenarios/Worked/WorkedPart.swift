/// A part of the figure of a worked block.
public enum WorkedPart: String, Sendable, Hashable, CaseIterable {
  /// What is given and what is to be found.
  case given
  /// The working.
  case steps
}
