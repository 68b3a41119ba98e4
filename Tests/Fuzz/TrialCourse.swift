import Content
import Diagnostics
import Foundation
import Glibc
import Pages
import Site
import TestSupport

/// A course in a folder of its own whose pages change from trial to trial.
struct TrialCourse {
  let folder: TemporaryFolder
  private let theme: Theme

  /// Few, because each page lists those of its own section.
  static let pagesInSection = 10

  init() throws {
    theme = Theme(
      standard: try Repository.files(below: "Templates").map {
        ThemeFile(path: $0.path, shown: "Templates/\($0.path)", bytes: $0.bytes)
      })
    folder = try TemporaryFolder([
      "Content/site.yml":
        "raw-html: escape\nmacros: {R: '\\mathbb{R}', vect: '\\mathbf{#1}'}\nbibliography: r.bib",
      "Content/r.bib": """
      @misc{a, author = {<A> & "B"}, title = {On $x < y$ and \\emph{\\url{https://a.example/&}}}}
      @book{b, author = {{C} and D, E.}, title = {<i>}, publisher = {P}, year = 2000}
      """,
      "Content/index.md": "# Start", "Content/a.swift": "// #region a\nlet x = 1\n// #endregion",
      "Content/_part.md":
        "# P\n\n- [x](gone.md) `= a.b`\n\n<!-- #region a -->\n> $x$\n<!-- #endregion -->\n\n[^a]: b\n",
    ])
  }

  /// What is wrong with the built pages, though their text be wrong, and with which.
  func fault(of pages: [[UInt8]]) throws -> (page: Int?, reason: String)? {
    for (index, page) in pages.enumerated() {
      try write(page, to: "Content/s\(index / Self.pagesInSection)/p\(index).md")
    }
    let (course, faults) = ContentReader.read(folder.path, includingDrafts: true)
    guard let course else { return nil }
    let checked = CheckedCourse(course, theme: theme)
    let diagnostics = faults + checked.diagnostics
    for diagnostic in diagnostics {
      guard let range = diagnostic.range, let index = Self.page(range.file), index < pages.count
      else { continue }
      if !Self.isInside(range, pages[index]) {
        return (index, "\(diagnostic.identifier) has no place in the file: \(range)")
      }
    }
    return fault(of: SitePages(checked, theme: theme), Self.identifiers(diagnostics))
  }

  /// Writes a file without waiting for the disk, which takes longer than all else.
  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(folder.path + "/" + path, "w") else {
      try folder.write(Data(bytes), to: path)
      return
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func fault(
    of site: SitePages, _ identifiers: [Int: Set<String>]
  ) -> (page: Int?, reason: String)? {
    var bytes: [UInt8] = []
    for (index, path) in site.paths.enumerated() where path.hasSuffix(".html") {
      bytes.removeAll(keepingCapacity: true)
      let page = Self.page(path)
      var drawn = DrawnFigures()
      do {
        if let fault = try site.write(index, drawing: &drawn, into: &bytes) {
          return (page, fault.summary)
        }
      } catch {
        return (page, "\(path) cannot be made: \(error.reason)")
      }
      // A page of the gallery shows those of several.
      let known =
        page.map { identifiers[$0] ?? [] } ?? identifiers.values.reduce([]) { $0.union($1) }
      if let fault = MarkupNesting(bytes).fault, !Self.isKnown(fault, known) {
        return (page, "\(path): \(fault)")
      }
    }
    return nil
  }

  /// True for ids that the author gave twice and was told about: such a course is not built.
  private static func isKnown(_ fault: String, _ identifiers: Set<String>) -> Bool {
    fault.hasPrefix("the id ")
      && !identifiers.isDisjoint(with: ["markdown/duplicate-id", "scenario/duplicate-id"])
  }

  /// The identifiers of what is reported of each page.
  private static func identifiers(_ diagnostics: [Diagnostic]) -> [Int: Set<String>] {
    var identifiers: [Int: Set<String>] = [:]
    for diagnostic in diagnostics {
      // Of what is wrong with an included file, the notes name the pages.
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        guard let file = range?.file, let page = page(file) else { continue }
        identifiers[page, default: []].insert(diagnostic.identifier)
      }
    }
    return identifiers
  }

  /// The number of a page, by its source or its address.
  private static func page(_ path: String) -> Int? {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return name.first == "p" ? Int(name.dropFirst()) : nil
  }

  /// Whether a range is one of the lines of a page.
  private static func isInside(_ range: SourceRange, _ page: [UInt8]) -> Bool {
    let lines = page.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    return range.start.line >= 1 && range.start.column >= 1 && range.start.line <= lines.count
      && range.end.line >= range.start.line
  }
}
