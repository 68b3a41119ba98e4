import Glibc

/// Listing, walking, making and removing folders.
public enum Folder {
  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  public static func names(in path: String) throws(FileFault) -> [String] {
    guard let stream = opendir(path) else { throw FileFault("read the folder", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of all files below a folder, relative to it, sorted by their bytes within each folder.
  ///
  /// Symbolic links are followed, except to a folder that contains them (that would never end).
  ///
  /// - Parameters:
  ///   - skipped: says of a name and its relative path whether to leave it (and what is below it) out.
  ///   - passedOver: told the relative path of what is neither a file nor a folder that can be entered: a symbolic link that leads
  ///     nowhere or to a folder that contains it, a pipe, a name that is not UTF-8.
  public static func files(
    below path: String, skipping skipped: (_ name: String, _ path: String) -> Bool,
    passingOver passedOver: (_ path: String) -> Void = { _ in }
  ) throws(FileFault) -> [String] {
    var found: [String] = []
    var pending = [(relative: "", ancestors: [try realPath(path)])]
    while let (folder, ancestors) = pending.popLast() {
      let here = folder.isEmpty ? path : "\(path)/\(folder)"
      for name in try names(in: here) {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        if skipped(name, relative) { continue }
        switch FileKind(at: "\(path)/\(relative)") {
        case .file: found.append(relative)
        case .folder:
          let real = try realPath("\(path)/\(relative)")
          if ancestors.contains(real) {
            passedOver(relative)
          } else {
            pending.append((relative, ancestors + [real]))
          }
        default: passedOver(relative)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A folder's path without slashes at its end, so that it can stand before others: `course/` is `course`.
  public static func trimmed(_ path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    return String(rest)
  }

  /// Makes a folder and those above it that are missing.
  public static func make(_ path: String) throws(FileFault) {
    if FileKind(at: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try make(String(path[..<slash]))
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileFault("create the folder", path)
    }
  }

  /// Removes a folder if it is empty; says whether it did.
  @discardableResult
  public static func removeIfEmpty(_ path: String) -> Bool {
    rmdir(path) == 0
  }

  /// The absolute path without symbolic links, `.` and `..`.
  public static func realPath(_ path: String) throws(FileFault) -> String {
    guard let resolved = realpath(path, nil) else { throw FileFault("find", path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path that a path will have once it is made: what exists of it is resolved, the rest is appended.
  public static func futureRealPath(_ path: String) throws(FileFault) -> String {
    var existing = path.isEmpty ? "." : path
    var missing: [Substring] = []
    while FileKind(at: existing, followingLinks: false) == nil {
      guard let slash = existing.lastIndex(of: "/") else {
        missing.insert(existing[...], at: 0)
        existing = "."
        break
      }
      missing.insert(existing[existing.index(after: slash)...], at: 0)
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
    var parts = try realPath(existing).split(separator: "/")
    // What is not there yet is no link, so `..` leads to where it seems to.
    for part in missing where part != "." {
      if part == ".." { parts = parts.dropLast() } else if !part.isEmpty { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
