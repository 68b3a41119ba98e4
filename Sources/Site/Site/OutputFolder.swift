import Diagnostics
import Files
import Glibc

/// The folder that a build may write to, after the checks that keep the author's files safe.
///
/// A folder that is not there yet is written beside its place and renamed into it; one that sitegen wrote is brought up to date
/// file by file. Whenever the build is killed, every file is whole, old or new, and the next build completes it.
struct OutputFolder {
  /// The path as the author gave it.
  let path: String
  /// The absolute path.
  let real: String
  /// What an earlier build wrote there; `nil` if the folder is not there.
  let manifest: Manifest?

  /// Checks that a course in `course` (an existing folder) may be built into `path`.
  init(_ path: String, forCourseIn course: String) throws(Refusal) {
    self.path = path
    do {
      real = try Folder.futureRealPath(path)
      let source = try Folder.realPath(course)
      try Self.checkPlace(real, shown: path, course: source)
    } catch let fault as FileFault {
      throw Refusal(fault.diagnostic("output/unreachable"))
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(Diagnostic(.error, "output/unreachable", at: nil, "cannot find `\(path)`"))
    }
    manifest = try Self.manifest(of: real, shown: path)
  }

  private static func checkPlace(
    _ real: String, shown path: String, course: String
  ) throws(Refusal) {
    let remedy = Solution("choose another folder with `--output`")
    func refuse(_ summary: String) -> Refusal {
      Refusal(
        Diagnostic(.error, "output/refused-folder", at: nil, summary, solutions: [remedy]))
    }
    if real == "/" { throw refuse("the output folder cannot be the root of the file system") }
    if let home = getenv("HOME"), let home = try? Folder.realPath(String(cString: home)),
      contains(real, home)
    {
      throw refuse("the output folder `\(path)` cannot be the home folder or one above it")
    }
    if contains(real, course) {
      throw refuse("the output folder `\(path)` cannot be the course's own folder or one above it")
    }
    for sources in ["Content", "Templates"] {
      let folder = "\(course)/\(sources)"
      // The sources may be elsewhere, behind a symbolic link.
      let place = (try? Folder.realPath(folder)) ?? folder
      if contains(place, real) || contains(real, place) {
        throw refuse("the output folder `\(path)` cannot be inside `\(sources)` or hold it")
      }
    }
  }

  /// True if `folder` is `other` or contains it.
  private static func contains(_ folder: String, _ other: String) -> Bool {
    folder == other || other.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func manifest(of real: String, shown path: String) throws(Refusal) -> Manifest? {
    switch FileKind(at: real) {
    case nil: return nil
    case .folder: break
    default:
      throw Refusal(
        Diagnostic(
          .error, "output/refused-folder", at: nil, "the output `\(path)` is not a folder",
          solutions: [Solution("choose another folder with `--output`")]))
    }
    if let manifest = Manifest(in: real) { return manifest }
    let names: [String]
    do { names = try Folder.names(in: real) } catch {
      throw Refusal(error.diagnostic("output/unreachable"))
    }
    guard let foreign = names.first(where: { !$0.hasPrefix(".") && $0 != "CNAME" }) else {
      return Manifest(paths: [])
    }
    throw Refusal(
      Diagnostic(
        .error, "output/foreign-folder", at: nil,
        "the output folder `\(path)` holds files that sitegen did not write, `\(foreign)` for one",
        explanation: "Only a new folder, or one that sitegen wrote, is written to.",
        solutions: [Solution("choose another folder with `--output`, or move the files away")]))
  }

  /// Why a folder is not written to.
  struct Refusal: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
      self.diagnostic = diagnostic
    }
  }
}
