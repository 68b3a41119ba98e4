import Content
import Diagnostics
import Foundation
import Glibc
import Pages
import Site
import TestSupport

/// Builds pages that were changed by chance, for some seconds: no crash, no hang, no page that is not well nested, no place outside of its
/// file.
///
/// usage: fuzz [SECONDS] [SEED]
///
/// The page that is tried is in a file whose path is printed first; whoever finds the program dead finds it there.
@main
struct Fuzz {
  /// So many pages at most, so that a faster machine tries no other pages with the same seed.
  static let mostPages = 5_000

  /// A page takes milliseconds; one that takes so long hangs.
  static let mostSeconds = 5.0

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    let seconds = arguments.first.flatMap(Double.init) ?? 60
    let seed = arguments.dropFirst().first.flatMap(UInt64.init) ?? 1
    let pages = try Repository.files(below: "Content").filter { $0.path.hasSuffix(".md") }.map(
      \.bytes)
    let theme = Theme(
      standard: try Repository.files(below: "Templates").map {
        ThemeFile(path: $0.path, shown: "Templates/\($0.path)", bytes: $0.bytes)
      })
    let folder = try TemporaryFolder([
      "Content/site.yml": "raw-html: escape\nmacros: {R: '\\mathbb{R}', vect: '\\mathbf{#1}'}",
      "Content/index.md": "# Start", "Content/a.swift": "// #region a\nlet x = 1\n// #endregion",
    ])
    let path = folder.path + "/Content/page.md"
    print("fuzz: seed \(seed), \(seconds) s, the page is \(path)")
    // Those who look for it after a crash still find it: the folder is only removed at the end.
    var mutation = Mutation(pages, seed: seed)
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(seconds), count < mostPages {
      let page = mutation.page()
      try folder.write(Data(page), to: "Content/page.md")
      let began = ContinuousClock.now
      if let fault = fault(folder.path, page, theme) {
        try keep(page, because: fault)
        exit(1)
      }
      if ContinuousClock.now - began > .seconds(mostSeconds) {
        try keep(page, because: "it takes more than \(mostSeconds) s")
        exit(1)
      }
      count += 1
    }
    print("fuzz: \(count) pages, no fault")
  }

  private static func keep(_ page: [UInt8], because fault: String) throws {
    let path = FileManager.default.currentDirectoryPath + "/fuzz-fault.md"
    try Data(page).write(to: URL(filePath: path))
    print("fuzz: \(fault)\nfuzz: the page is kept as \(path)")
  }

  /// What is wrong with the built page, though its text be wrong.
  private static func fault(_ folder: String, _ page: [UInt8], _ theme: Theme) -> String? {
    let (course, faults) = ContentReader.read(folder, includingDrafts: true)
    guard let course else { return nil }
    let checked = CheckedCourse(course, theme: theme)
    let lines = page.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    for diagnostic in faults + checked.diagnostics {
      guard let range = diagnostic.range, range.file.hasSuffix("page.md") else { continue }
      if range.start.line < 1 || range.start.column < 1 || range.start.line > lines.count
        || range.end.line < range.start.line
      {
        return "\(diagnostic.identifier) has no place in the file: \(range)"
      }
    }
    let site = SitePages(checked, theme: theme)
    for (index, path) in site.paths.enumerated() where path.hasSuffix(".html") {
      var bytes: [UInt8] = []
      var drawn = DrawnFigures()
      do {
        if let fault = try site.write(index, drawing: &drawn, into: &bytes) { return fault.summary }
      } catch {
        return "\(path) cannot be made: \(error.reason)"
      }
      if let fault = MarkupNesting(bytes).fault, !isKnown(fault, to: checked.diagnostics + faults) {
        return "\(path): \(fault)"
      }
    }
    return nil
  }

  /// True for ids that the author gave twice and was told about: such a course is not built.
  private static func isKnown(_ fault: String, to diagnostics: [Diagnostic]) -> Bool {
    fault.hasPrefix("the id ")
      && diagnostics.contains { $0.identifier == "markdown/duplicate-id" && $0.severity == .error }
  }
}
