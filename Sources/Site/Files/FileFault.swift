import Diagnostics
import Glibc

/// A call to the system that failed: what was tried, on which path, and why not.
public struct FileFault: Error, Hashable, Sendable {
  /// What was tried, as a phrase: `read`, `create the folder`.
  public let operation: String
  public let path: String
  /// The system's error number.
  public let code: Int32

  public init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's words for the error number, in English whatever the locale.
  public var reason: String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission is denied"
    case ENOSPC: "the disk is full"
    case EROFS: "the file system is read-only"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOTEMPTY, EEXIST: "something is already there"
    default: String(cString: strerror(code))
    }
  }

  /// The fault as an error of the build.
  public func diagnostic(_ identifier: String) -> Diagnostic {
    Diagnostic(
      .error, identifier, at: SourceRange(startOf: path),
      "cannot \(operation) `\(path)`: \(reason)")
  }
}
