import Diagnostics
import Files

/// The files of the course as includes name them: all that stand below `Content/`, published or not.
public struct SourceFiles: Sendable {
  /// The path of `Content/` as it is opened and shown.
  private let content: String
  /// The paths below it, sorted by their bytes.
  private let sources: [String]
  private let near: NearSources

  init(content: String, sources: [String]) {
    self.content = content
    self.sources = sources
    near = NearSources(sources)
  }

  /// A file that is included: its path below `Content/`, its path as it is shown, and what it says.
  public struct File: Sendable {
    public let source: String
    public let shown: String
    public let bytes: [UInt8]
  }

  /// The folder, below `Content/`, of a file that is shown to the author by a path; `nil` if it stands elsewhere.
  public func folder(ofShown shown: String) -> String? {
    guard shown.hasPrefix(content + "/") else { return nil }
    return String(shown.dropFirst(content.count + 1)).folderPath
  }

  /// Reads the file that is asked for; `nil` if it cannot be included, with an error.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - folder: the folder of the file with the request, below `Content/`.
  public func file(
    for request: IncludeRequest, from folder: String, _ diagnostics: inout [Diagnostic]
  ) -> File? {
    guard let source = source(of: request, from: folder, &diagnostics) else { return nil }
    return file(at: source, for: request, &diagnostics)
  }

  /// Reads a file of the course.
  func file(
    at source: String, for request: IncludeRequest, _ diagnostics: inout [Diagnostic]
  ) -> File? {
    let path = "\(content)/\(source)"
    let bytes: [UInt8]
    do {
      bytes = try Files.File.read(path)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, "code/missing-file", at: request.pathRange,
          "cannot read `\(request.path)`: \(error.reason)"))
      return nil
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      diagnostics.append(
        Diagnostic(
          .error, "code/not-text", at: request.pathRange,
          "`\(request.path)` is not text in UTF-8, and only text can be included"))
      return nil
    }
    return File(source: source, shown: path, bytes: bytes)
  }

  /// The file that is asked for, below `Content/`; only files of the course can be.
  func source(
    of request: IncludeRequest, from folder: String, _ diagnostics: inout [Diagnostic]
  ) -> String? {
    var summary = "there is no `\(request.path)` in Content"
    var solutions: [Solution] = []
    switch LinkDestination(Address.encoded(fragment: request.path), in: folder) {
    case .file(let path, let isFolder, _, _):
      if !isFolder, holds(path) {
        if isInside(path) { return path }
        summary = Self.outside(request)
      } else if let near = near.nearest(to: path) {
        let spelled = near.contains(" ") ? "\"/\(near)\"" : "/" + near
        solutions = [Solution("did you mean `\(spelled)`?", replacement: spelled)]
      }
    default: summary = Self.outside(request)
    }
    diagnostics.append(
      Diagnostic(
        .error, "code/missing-file", at: request.pathRange, summary, solutions: solutions))
    return nil
  }

  private static func outside(_ request: IncludeRequest) -> String {
    "`\(request.path)` leads out of Content, and only what is in it is included"
  }

  private func holds(_ path: String) -> Bool {
    var low = 0
    var high = sources.count
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < sources.count && sources[low] == path
  }

  /// Whether a file stands in `Content/` when symbolic links are followed.
  private func isInside(_ source: String) -> Bool {
    guard let root = try? Folder.realPath(content),
      let real = try? Folder.realPath("\(content)/\(source)")
    else { return false }
    return real.hasPrefix(root + "/")
  }
}
