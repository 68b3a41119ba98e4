import Diagnostics
import Files
import Glibc

/// Writes the files of one build. The plan (every path) is made known first, so that what cannot be written is found before
/// anything is; then the files come in any order, from any thread.
struct SiteOutput: Sendable {
  /// The paths from the output folder, in the order of the plan.
  let paths: [String]
  /// The folder that the files go to: the output itself, or one beside it for a first build.
  private let folder: String
  /// The output folder, where a first build is renamed to.
  private let destination: String
  /// The output folder as the author wrote it.
  private let shown: String
  private let isFirst: Bool
  private let manifest: Manifest
  private let earlier: Manifest
  /// Keeps other builds out of the folder while it is open.
  private let lock: Int32

  /// Where whole files are written before they are renamed into place.
  private static let workshop = ".sitegen-new"

  /// Checks the plan and makes the folders.
  init(_ output: OutputFolder, paths: [String]) throws(OutputFolder.Refusal) {
    self.paths = paths
    destination = output.real
    shown = output.path
    isFirst = output.manifest == nil
    earlier = output.manifest ?? Manifest(paths: [])
    manifest = Manifest(paths: paths)
    folder = isFirst ? Self.neighbour(of: output.real) : output.real
    do {
      if isFirst, FileKind(at: folder, followingLinks: false) == .link { try File.remove(folder) }
      try Folder.make(folder)
      lock = try Self.locked(folder, shown: output.path)
    } catch {
      throw Self.refusal(error, output.path)
    }
    do {
      if isFirst {
        try Self.clear(folder)
        try File.write(manifest.bytes, to: "\(folder)/\(Manifest.name)")
        for parent in Self.parents(of: manifest.paths) { try Folder.make("\(folder)/\(parent)") }
      } else {
        try checkForeignFiles(shown: output.path)
        try Folder.make("\(folder)/\(Self.workshop)")
        for name in try Folder.names(in: "\(folder)/\(Self.workshop)") {
          try File.remove("\(folder)/\(Self.workshop)/\(name)")
        }
      }
    } catch {
      close(lock)
      throw Self.refusal(error, output.path)
    }
  }

  private static func refusal(_ error: any Error, _ path: String) -> OutputFolder.Refusal {
    switch error {
    case let refusal as OutputFolder.Refusal: refusal
    case let fault as FileFault: OutputFolder.Refusal(fault.diagnostic("output/cannot-write"))
    default:
      OutputFolder.Refusal(
        Diagnostic(.error, "output/cannot-write", at: nil, "cannot write `\(path)`"))
    }
  }

  /// Writes the file of the plan's entry. A file that has the bytes already is left alone, so that `rsync` and hosts see what
  /// changed; one that differs waits, whole, until the build is finished.
  ///
  /// A fault names the place where the author will look for the file.
  func write(_ bytes: [UInt8], at index: Int) throws(FileFault) {
    let path = "\(folder)/\(paths[index])"
    if !isFirst, File.hasBytes(bytes, at: path) { return }
    do {
      try File.write(bytes, to: isFirst ? path : "\(folder)/\(Self.workshop)/\(index)")
    } catch {
      throw FileFault(error.operation, "\(shown)/\(paths[index])", code: error.code)
    }
  }

  /// Writes the file of the plan's entry as a copy of a file of the author.
  func copy(_ source: String, to index: Int) throws(FileFault) {
    let path = "\(folder)/\(paths[index])"
    if !isFirst, File.haveSameBytes(source, path) { return }
    do {
      try File.copy(source, to: isFirst ? path : "\(folder)/\(Self.workshop)/\(index)")
    } catch {
      if error.path == source { throw error }
      throw FileFault(error.operation, "\(shown)/\(paths[index])", code: error.code)
    }
  }

  /// Puts everything into its place: a first build by renaming its folder; a later one by renaming each file that changed, and
  /// removing what is no longer produced.
  func finish() throws(FileFault) {
    defer { releaseLock() }
    if isFirst {
      try File.move(folder, to: destination)
      return
    }
    let union = Manifest(paths: earlier.paths + paths)
    if union != earlier { try File.replace("\(folder)/\(Manifest.name)", with: union.bytes) }
    try makeWay()
    for parent in Self.parents(of: manifest.paths) { try Folder.make("\(folder)/\(parent)") }
    for name in try Folder.names(in: "\(folder)/\(Self.workshop)") {
      guard let index = Int(name), paths.indices.contains(index) else { continue }
      try File.move("\(folder)/\(Self.workshop)/\(name)", to: "\(folder)/\(paths[index])")
    }
    let kept = Set(paths)
    let stale = earlier.paths.filter { !kept.contains($0) }
    for path in stale { try Self.removeIfThere("\(folder)/\(path)") }
    for parent in Self.parents(of: stale).reversed() { Folder.removeIfEmpty("\(folder)/\(parent)") }
    Folder.removeIfEmpty("\(folder)/\(Self.workshop)")
    if union != manifest || union != earlier {
      try File.replace("\(folder)/\(Manifest.name)", with: manifest.bytes)
    }
  }

  /// Gives the folder up after a fault: what an unfinished first build wrote is removed, of a later one nothing was put into its
  /// place yet.
  func abandon() {
    let unfinished = isFirst ? folder : "\(folder)/\(Self.workshop)"
    try? Self.clear(unfinished)
    Folder.removeIfEmpty(unfinished)
    releaseLock()
  }

  /// Lets other builds in; what the end of the process does too.
  func releaseLock() {
    close(lock)
  }

  private static func neighbour(of real: String) -> String {
    let slash = real.lastIndex(of: "/") ?? real.startIndex
    return "\(real[..<slash])/.\(real[real.index(after: slash)...])\(workshop)"
  }

  private static func locked(
    _ folder: String, shown path: String
  ) throws -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault("open the folder", folder) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw OutputFolder.Refusal(
        Diagnostic(
          .error, "output/busy", at: nil, "another build is writing to `\(path)`",
          solutions: [Solution("wait for it, or choose another folder with `--output`")]))
    }
    return descriptor
  }

  /// What is ours of a place that the plan needs otherwise (a file where a folder must be, or the reverse) goes first.
  private func makeWay() throws(FileFault) {
    let kept = Set(paths)
    let folders = Set(Self.parents(of: paths))
    for path in earlier.paths where !kept.contains(path) {
      let isInTheWay =
        folders.contains(path) || Self.parents(of: [path]).contains { kept.contains($0) }
      if isInTheWay { try Self.removeIfThere("\(folder)/\(path)") }
    }
    for parent in Self.parents(of: earlier.paths).reversed() where kept.contains(parent) {
      Folder.removeIfEmpty("\(folder)/\(parent)")
    }
  }

  /// Refuses a folder in which something that sitegen did not make stands where a file or folder of the plan must be. A link in place
  /// of a folder counts: it would lead the build to somebody else's files.
  private func checkForeignFiles(shown: String) throws {
    let ours = Set(earlier.paths)
    let wanted = Set(paths)
    let earlierFolders = Set(Self.parents(of: earlier.paths))
    for path in Self.parents(of: paths + earlier.paths) + paths {
      guard let kind = FileKind(at: "\(folder)/\(path)", followingLinks: false) else { continue }
      let isAccepted =
        kind == .folder
        ? !wanted.contains(path) || earlierFolders.contains(path) : ours.contains(path)
      if isAccepted { continue }
      throw OutputFolder.Refusal(
        Diagnostic(
          .error, "output/foreign-file", at: nil,
          "`\(shown)/\(path)` would be written, but sitegen did not make the one that is there",
          solutions: [Solution("move it away, or choose another folder with `--output`")]))
    }
  }

  /// Empties the folder of an unfinished first build, which is ours by its name: links are removed, never followed.
  private static func clear(_ folder: String) throws(FileFault) {
    for name in try Folder.names(in: folder) {
      let path = "\(folder)/\(name)"
      if FileKind(at: path, followingLinks: false) == .folder {
        try clear(path)
        Folder.removeIfEmpty(path)
      } else {
        try File.remove(path)
      }
    }
  }

  private static func removeIfThere(_ path: String) throws(FileFault) {
    do {
      try File.remove(path)
    } catch {
      // A folder of this build may stand there by now.
      guard [ENOENT, ENOTDIR, EISDIR].contains(error.code) else { throw error }
    }
  }

  /// All folders above the paths, each once, outer ones first.
  static func parents(of paths: [String]) -> [String] {
    var found = Set<String>()
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        guard found.insert(String(rest)).inserted else { break }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
