import Diagnostics
import Files
import Pages

/// Builds a course into a site: reads, works everything out and checks it, and only then writes.
public enum Build {
  /// Runs a build.
  ///
  /// - Parameters:
  ///   - options: the folder, the output, and what else is asked for.
  ///   - standardTheme: the default look; the course's `Templates/` replace it file by file.
  ///   - progress: told how far the build is.
  public static func run(
    _ options: BuildOptions, standardTheme: [ThemeFile],
    progress: @Sendable (Progress) -> Void = { _ in }
  ) -> BuildReport {
    let site = CheckedSite(options, standardTheme: standardTheme, progress: progress)
    var diagnostics = site.diagnostics
    guard let pages = site.pages else { return BuildReport(diagnostics: diagnostics) }
    let path = options.output ?? (options.folder == "." ? "site" : "\(options.folder)/site")
    if let fault = write(pages, to: path, courseIn: options.folder, progress) {
      diagnostics.append(fault)
      return BuildReport(diagnostics: diagnostics)
    }
    return BuildReport(
      diagnostics: diagnostics, output: path, pageCount: pages.pageCount,
      figureCount: site.figureCount)
  }

  /// Writes all files; the first fault ends it.
  private static func write(
    _ pages: SitePages, to path: String, courseIn folder: String,
    _ progress: @Sendable (Progress) -> Void
  ) -> Diagnostic? {
    let output: SiteOutput
    do {
      output = try SiteOutput(OutputFolder(path, forCourseIn: folder), paths: pages.paths)
    } catch {
      return error.diagnostic
    }
    let count = pages.paths.count
    let faults = Parallel.chunks(count) { chunk -> Diagnostic? in
      progress(.writing(files: chunk.lowerBound, of: count))
      var bytes: [UInt8] = []
      for file in chunk {
        bytes.removeAll(keepingCapacity: true)
        do throws(FileFault) {
          if let fault = try pages.write(file, into: &bytes) { return fault }
          try output.write(bytes, at: file)
        } catch {
          return error.diagnostic("output/cannot-write")
        }
      }
      return nil
    }
    if let fault = faults.compactMap({ $0 }).first {
      output.abandon()
      return fault
    }
    do {
      try output.finish()
    } catch {
      return error.diagnostic("output/cannot-write")
    }
    return nil
  }
}
