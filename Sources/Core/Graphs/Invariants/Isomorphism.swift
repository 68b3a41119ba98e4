/// The answer to whether two graphs are the same but for their names.
public enum Isomorphism: Sendable, Hashable {
  /// They are: for each vertex of the first the one of the second that it becomes.
  case map([Int])
  /// They are not.
  case none
  /// The graphs are too large, or the search took too long.
  case unknown
}
