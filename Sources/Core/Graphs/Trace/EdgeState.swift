/// What an algorithm thinks of an edge at one moment.
public enum EdgeState: Sendable, Hashable, CaseIterable {
  case plain
  /// Part of the tree or of the path that was found.
  case tree
  /// Being looked at, with success.
  case looked
  /// Looked at without success.
  case rejected
  /// Not there yet.
  case absent
  /// Part of a cut: a bridge, an edge from one side to the other.
  case cut
  /// In a residual graph: along it, flow is taken back.
  case back
}
