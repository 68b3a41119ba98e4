/// What a watch was woken by.
public enum WatchNews: Sendable, Hashable {
  /// Files were saved, made, renamed or removed; their paths, sorted by bytes.
  case changed([String])
  /// Nothing happened for the time given.
  case quiet
  /// The other descriptor has something to read.
  case interrupted
}
