import Files

/// What a preview is asked for.
public struct PreviewOptions: Sendable {
  /// The folder of the course, as the author named it; `.` for the current one.
  public var folder: String
  /// Whether drafts are shown.
  public var includesDrafts = false
  /// The port; `nil` for 8080 or the next one that is free.
  public var port: UInt16?

  public init(folder: String) {
    self.folder = Folder.trimmed(folder)
  }
}
