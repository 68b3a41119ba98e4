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
    var drawn = DrawnFigures()
    var written = 0
    let count = pages.paths.count
    for batch in pages.batches {
      let (before, shown) = (written, drawn)
      let chunks = Parallel.chunks(batch.count) { chunk in
        progress(.writing(files: before + chunk.lowerBound, of: count))
        return write(batch[chunk], of: pages, showing: shown, to: output)
      }
      if let fault = chunks.compactMap(\.fault).first {
        output.abandon()
        return fault
      }
      for file in batch { pages.forget(shownBy: file, in: &drawn) }
      for chunk in chunks { drawn.add(chunk.drawn) }
      written += batch.count
    }
    do {
      try output.finish()
    } catch {
      return error.diagnostic("output/cannot-write")
    }
    return nil
  }

  /// Writes some files, one after the other; the first fault ends it.
  ///
  /// - Returns: the fault, and the figures that were drawn.
  private static func write(
    _ files: ArraySlice<Int>, of pages: SitePages, showing shown: DrawnFigures,
    to output: SiteOutput
  ) -> (fault: Diagnostic?, drawn: DrawnFigures) {
    var drawn = DrawnFigures()
    var bytes: [UInt8] = []
    for file in files {
      bytes.removeAll(keepingCapacity: true)
      do throws(FileFault) {
        if let source = pages.source(ofCopy: file) {
          try output.copy(source, to: file)
          continue
        }
        let fault = try pages.write(file, showing: shown, drawing: &drawn, into: &bytes)
        if let fault { return (fault, drawn) }
        try output.write(bytes, at: file)
      } catch {
        return (error.diagnostic("output/cannot-write"), drawn)
      }
    }
    return (nil, drawn)
  }
}
