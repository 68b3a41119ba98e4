import Files

/// What a build is asked for.
public struct BuildOptions: Sendable {
  /// The folder of the course, as the author named it; `.` for the current one.
  public var folder: String
  /// Where the site goes; `nil` for `FOLDER/site`.
  public var output: String?
  /// Whether warnings stop the build like errors.
  public var isStrict = false
  /// Whether drafts are built.
  public var includesDrafts = false

  public init(folder: String, output: String? = nil) {
    self.folder = Folder.trimmed(folder)
    self.output = output
  }
}
