import Glibc

/// What stands at a path.
public enum FileKind: Sendable, Hashable {
  case file, folder
  /// A symbolic link, when links are not followed.
  case link
  /// A socket, a device, a pipe.
  case other

  /// What a path leads to, or `nil` if nothing is there.
  public init?(at path: String, followingLinks: Bool = true) {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
