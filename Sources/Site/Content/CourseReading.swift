import Citations
import Diagnostics
import Markdown

/// What the pages of a course are read with.
struct CourseReading: Sendable {
  let configuration: SiteConfiguration
  /// The works that pages can cite.
  let bibliography: Bibliography
  /// The files that pages can include.
  let files: SourceFiles
  let includesDrafts: Bool

  /// The document of a page, with the files that it includes in their places.
  ///
  /// - Parameters:
  ///   - text: the text behind the front matter.
  ///   - source: the page's path below `Content/`.
  ///   - shown: its path as it is shown to the author.
  ///   - firstLine: the line of the file on which the text begins.
  ///   - diagnostics: receives what is wrong with the text.
  func document(
    of text: ArraySlice<UInt8>, source: String, shown: String, firstLine: Int,
    _ diagnostics: inout [Diagnostic]
  ) -> Document {
    let isSmart = configuration.hasSmartPunctuation
    let hasCitations = configuration.hasCitations
    let written = Document(
      parsing: text, file: shown, firstLine: firstLine, isSmart: isSmart,
      hasCitations: hasCitations)
    let blocks = written.includeBlocks
    guard !blocks.isEmpty else {
      diagnostics += written.diagnostics
      return written
    }
    let (composed, faults) = PageComposer.text(
      of: written, source: source, blocks, files: files, includesDrafts: includesDrafts)
    diagnostics += faults
    let document = Document(
      parsing: composed, isSmart: isSmart, hasCitations: hasCitations)
    diagnostics += document.source.noting(document.diagnostics)
    return document
  }
}
