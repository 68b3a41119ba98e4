import Diagnostics
import Files
import Pages

/// Reads a course's own `Templates/`.
enum ThemeReader {
  /// The files, none if there is no such folder, and what could not be read.
  static func files(ofCourseIn folder: String) -> (files: [ThemeFile], diagnostics: [Diagnostic]) {
    let templates = folder == "." ? "Templates" : "\(folder)/Templates"
    guard FileKind(at: templates) == .folder else { return ([], []) }
    var files: [ThemeFile] = []
    var diagnostics: [Diagnostic] = []
    do throws(FileFault) {
      let paths = try Folder.files(below: templates) { name, _ in
        name.hasPrefix(".") || name.hasSuffix("~")
      }
      for path in paths {
        let shown = "\(templates)/\(path)"
        files.append(ThemeFile(path: path, shown: shown, bytes: try File.read(shown)))
      }
    } catch {
      diagnostics.append(error.diagnostic("template/unreadable"))
    }
    return (files, diagnostics)
  }
}
