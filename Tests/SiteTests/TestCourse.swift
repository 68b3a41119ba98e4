import Diagnostics
import Foundation
import Pages
import Site
import TestSupport

/// A course in a folder of its own that a test builds.
struct TestCourse {
  let folder: TemporaryFolder

  /// The default look, as it stands in the repository.
  static let theme: [ThemeFile] = {
    let files = (try? Repository.files(below: "Templates")) ?? []
    return files.map { ThemeFile(path: $0.path, shown: "Templates/\($0.path)", bytes: $0.bytes) }
  }()

  /// A course of these files, by their paths from the course's folder.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
  }

  /// A course in a folder that is there.
  init(folder: TemporaryFolder) {
    self.folder = folder
  }

  /// Builds into `site` in the course's folder.
  func build(strict: Bool = false, drafts: Bool = false, output: String? = nil) -> BuildReport {
    var options = BuildOptions(folder: folder.path, output: output)
    options.isStrict = strict
    options.includesDrafts = drafts
    return Build.run(options, standardTheme: Self.theme)
  }

  /// The text of a file of the built site.
  func page(_ path: String) -> String? { folder.text("site/" + path) }

  /// Where a diagnostic stands, without the folder: `Content/a.md:3:5`.
  func place(_ diagnostic: Diagnostic) -> String {
    guard let range = diagnostic.range else { return "" }
    let file = range.file.replacingOccurrences(of: folder.path + "/", with: "")
    return "\(file):\(range.start.line):\(range.start.column)"
  }
}
