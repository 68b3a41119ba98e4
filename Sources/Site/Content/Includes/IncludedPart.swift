import Diagnostics
import Markdown
import YAML

/// Following lines of a file that stand in a page, parsed by themselves.
struct IncludedPart {
  /// The lines, by their numbers in the file, from 1.
  let lines: ClosedRange<Int>
  /// The text, one line a line of the file, and behind it a paragraph that shows where it ends.
  let document: Document
  /// The lines of the text, from 0, that begin or end a region; they are not shown.
  let marks: Set<Int>
  /// What begins in the text and does not end in it.
  let fault: Diagnostic?

  /// - Parameters:
  ///   - lines: the lines of the file.
  ///   - range: those that are meant, by their indices; not empty.
  ///   - shown: the file as it is shown to the author.
  ///   - removesIndentation: whether the indentation that all lines share is left out.
  init(
    _ lines: [ArraySlice<UInt8>], _ range: Range<Int>, shown: String, removesIndentation: Bool
  ) {
    self.lines = range.lowerBound + 1...max(range.lowerBound + 1, range.upperBound)
    let indentation = removesIndentation ? FilePart.commonIndentation(of: lines[range]) : 0
    var text = ComposedText()
    let file = text.add(Inclusion(file: shown, lines: self.lines))
    for index in range {
      let omitted = min(indentation, lines[index].count)
      text.append(
        lines[index].dropFirst(omitted), from: file, line: index + 1, omitting: omitted)
    }
    text.appendBlank()
    text.append("x".utf8.map { $0 }[...], from: file, line: range.upperBound)
    document = Document(parsing: text)
    marks = Self.marks(in: document)
    fault = Self.fault(in: document, lineCount: range.count)
  }

  private static func marks(in document: Document) -> Set<Int> {
    let source = document.source
    return Set(
      document.nodes.lazy.filter { $0.kind == .htmlBlock }.map {
        source.line(at: $0.offsets.lowerBound)
      }.filter { RegionMark(inMarkdown: source.content(ofLine: $0)) != nil })
  }

  private static func fault(in document: Document, lineCount: Int) -> Diagnostic? {
    let nodes = document.nodes
    // Footnotes stand behind the text.
    var last: Int?
    var node = 1
    while node < nodes.count {
      if nodes[node].kind != .footnotes { last = node }
      node = nodes[node].end
    }
    let source = document.source
    guard let last else { return document.diagnostics.first }
    if nodes[last].kind == .paragraph,
      source.line(at: nodes[last].offsets.lowerBound) > lineCount
    {
      return nil
    }
    return Diagnostic(
      .error, "markdown/open-include", at: source.range(ofLineAt: nodes[last].offsets.lowerBound),
      "what begins here ends behind the included text, and would take in what follows it",
      explanation:
        "It is a fenced block, a container or HTML whose end is not in the lines that are included.",
      solutions: [Solution("write its end, or include the lines up to it")])
  }
}
