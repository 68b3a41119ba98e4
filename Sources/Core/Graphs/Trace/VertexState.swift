/// What an algorithm thinks of a vertex at one moment.
public enum VertexState: Sendable, Hashable, CaseIterable {
  /// Not met yet.
  case unseen
  /// Found and waiting: in the queue, or with a distance that may still shrink.
  case open
  /// Being worked on.
  case current
  /// Finished with.
  case done
  /// Finished with, and the value is wrong: the algorithm was run against its conditions.
  case wrong
}
