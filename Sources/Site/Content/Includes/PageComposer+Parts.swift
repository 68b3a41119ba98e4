import Diagnostics
import Markdown
import YAML

extension PageComposer {
  /// The lines that are asked for, each run of following ones a text of its own; `nil` if they are not there, with an error.
  mutating func parts(of file: SourceFiles.File, for request: IncludeRequest) -> [IncludedPart]? {
    let cut = FrontMatterCut(file.bytes)
    guard includesDrafts || !isDraft(file.bytes, cut, file.shown) else {
      diagnostics.append(
        Diagnostic(
          .error, "code/missing-file", at: request.pathRange,
          "`\(request.path)` is a draft, and a published page cannot include one",
          solutions: [Solution("publish it, take the include away, or build with `--drafts`")]))
      return nil
    }
    guard
      let part = FilePart(
        request, of: file.bytes, shown: file.shown, marks: { RegionMark(inMarkdown: $0) },
        &diagnostics)
    else { return nil }
    let body = min(cut.bodyLine - 1, part.lines.count)..<part.lines.count
    return part.chosen.map { $0.clamped(to: body) }.filter { !$0.isEmpty }.map {
      IncludedPart(
        part.lines, $0, shown: file.shown, removesIndentation: request.part != .whole)
    }
  }

  private func isDraft(_ bytes: [UInt8], _ cut: FrontMatterCut, _ shown: String) -> Bool {
    guard let range = cut.yaml else { return false }
    let yaml = YAMLDocument(parsing: bytes[range], origin: TextOrigin(file: shown, firstLine: 2))
    // What is wrong with the front matter of a page is told for that page.
    var faults: [Diagnostic] = []
    return FrontMatter(reading: yaml.root, &faults).isDraft
  }
}
