import Glibc

/// The files below some folders at one moment, each with its stamp.
struct WatchSnapshot: Sendable {
  private(set) var files: [String: WatchStamp] = [:]

  /// Looks at folders and all that is below them. What vanishes meanwhile, or cannot be read, is left out.
  ///
  /// Symbolic links are followed, except to a folder that contains them.
  ///
  /// - Parameters:
  ///   - roots: the folders; one that is not there counts as empty.
  ///   - isScratch: says of a name whether to leave it (and what is below it) out.
  ///   - entering: told each folder before its names are read, so that a watch set up in it misses nothing.
  init(of roots: [String], isScratch: (String) -> Bool, entering: (String) -> Void = { _ in }) {
    for root in roots {
      guard FileKind(at: root) == .folder, let real = try? Folder.realPath(root) else { continue }
      var pending = [(path: root, ancestors: [real])]
      while let (folder, ancestors) = pending.popLast() {
        entering(folder)
        for name in (try? Folder.names(in: folder)) ?? [] where !isScratch(name) {
          let path = "\(folder)/\(name)"
          var status = stat()
          guard stat(path, &status) == 0 else { continue }
          switch status.st_mode & S_IFMT {
          case S_IFREG: files[path] = WatchStamp(status)
          case S_IFDIR:
            guard let real = try? Folder.realPath(path), !ancestors.contains(real) else { continue }
            pending.append((path, ancestors + [real]))
          default: continue
          }
        }
      }
    }
  }

  /// The paths that are new, gone or different, sorted by their bytes.
  func changes(since earlier: WatchSnapshot) -> [String] {
    let changed = files.filter { earlier.files[$0.key] != $0.value }.map(\.key)
    let gone = earlier.files.keys.filter { files[$0] == nil }
    return (changed + gone).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
