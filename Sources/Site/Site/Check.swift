import Diagnostics
import Files
import Pages

/// Does everything that a build does up to the writing: reads a course, works it out, checks it and makes every page.
public enum Check {
  /// Checks a course.
  ///
  /// - Parameters:
  ///   - options: the folder and what else is asked for; an output has no meaning here.
  ///   - asksOutside: whether other sites are asked if what is linked to there is there.
  ///   - standardTheme: the default look.
  ///   - progress: told how far the check is.
  public static func run(
    _ options: BuildOptions, asksOutside: Bool, standardTheme: [ThemeFile],
    progress: @Sendable (Progress) -> Void = { _ in }
  ) -> BuildReport {
    let site = CheckedSite(options, standardTheme: standardTheme, progress: progress)
    var diagnostics = site.diagnostics
    if let pages = site.pages { diagnostics += faults(of: pages, progress) }
    if asksOutside, let rules = site.severityRules {
      let check = OutsideCheck(site.outsideLinks)
      progress(.asking(addresses: check.count))
      diagnostics = rules.applied(to: diagnostics + outsideFaults(check))
    }
    return BuildReport(
      diagnostics: diagnostics, pageCount: site.pages?.pageCount ?? 0,
      figureCount: site.figureCount)
  }

  /// What is only found when pages are made: a template that includes itself without end.
  private static func faults(
    of pages: SitePages, _ progress: @Sendable (Progress) -> Void
  ) -> [Diagnostic] {
    let count = pages.paths.count
    let faults = Parallel.chunks(count) { chunk -> [Diagnostic] in
      progress(.writing(files: chunk.lowerBound, of: count))
      var bytes: [UInt8] = []
      return chunk.compactMap { file -> Diagnostic? in
        guard pages.source(ofCopy: file) == nil else { return nil }
        bytes.removeAll(keepingCapacity: true)
        var drawn = DrawnFigures()
        do throws(FileFault) {
          return try pages.write(file, drawing: &drawn, into: &bytes)
        } catch {
          return error.diagnostic("output/cannot-write")
        }
      }
    }
    return faults.flatMap { $0 }
  }

  private static func outsideFaults(_ check: OutsideCheck) -> [Diagnostic] {
    guard check.count > 0 else { return [] }
    guard OutsideProbe.isAvailable else {
      return [
        Diagnostic(
          .warning, "link/no-curl", at: nil, "outside links were not asked: there is no `curl`",
          solutions: [Solution("install `curl` and run this again")])
      ]
    }
    return check.diagnostics()
  }
}
