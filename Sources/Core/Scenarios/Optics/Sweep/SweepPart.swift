/// A part of the figure of a sweep.
public enum SweepPart: String, Sendable, Hashable, CaseIterable {
  /// The drawings beside each other, to one scale.
  case diagram
  /// What each step gives.
  case table
}
