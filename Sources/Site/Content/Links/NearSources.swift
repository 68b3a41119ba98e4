import Diagnostics
import Files
import Synchronization

/// Finds the path that the author probably meant by one that leads nowhere.
///
/// What it looks things up in is worked out once, for the first broken link: a folder that was moved breaks thousands of them, and
/// each costs the same however many files there are.
public final class NearSources: Sendable {
  /// The paths by what an author may know of them, each list in the order of the paths.
  private struct Tables: Sendable {
    var paths: [String: String] = [:]
    var names: [String: [String]] = [:]
    var folders: [String: [String]] = [:]

    init(_ all: [String]) {
      for path in all.sorted() {
        let simplified = NearSources.simplified(path)
        if paths[simplified] == nil { paths[simplified] = path }
        names[simplified.fileName, default: []].append(path)
        folders[path.folderPath, default: []].append(path)
      }
    }
  }

  private let all: [String]
  private let tables = Mutex<Tables?>(nil)

  /// - Parameter all: everything that a link can lead to, in any order.
  public init(_ all: [String]) {
    self.all = all
  }

  /// The same path without prefixes or with other case, the only file of that name in any folder, or a slip of the pen in the name or
  /// in the folder.
  public func nearest(to path: String) -> String? {
    let tables = madeTables()
    let wanted = Self.simplified(path)
    if let same = tables.paths[wanted] ?? tables.paths[wanted + "/index"] { return same }
    let namesakes = tables.names[wanted.fileName] ?? []
    if namesakes.count == 1 { return namesakes.first }
    let neighbors = tables.folders[path.folderPath] ?? []
    return NearMiss.of(path, among: namesakes + neighbors)
  }

  private func madeTables() -> Tables {
    tables.withLock { stored in
      if let stored { return stored }
      let new = Tables(all)
      stored = new
      return new
    }
  }

  /// A path without case, numeric prefixes, `.md` or `.html`.
  private static func simplified(_ path: String) -> String {
    path.split(separator: "/").map { part in
      var slug = SourceName(String(part)).slug.lowercased()
      for ending in [".html", ".md"] where slug.hasSuffix(ending) {
        slug.removeLast(ending.count)
      }
      return slug
    }.joined(separator: "/")
  }
}
