/// How a watch learns of changes.
public enum WatchMethod: Sendable, Hashable {
  /// The system tells of each (inotify).
  case notification
  /// The files are looked at once a second.
  case polling
}
