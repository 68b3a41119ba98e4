import Content
import Diagnostics
import Markdown
import Nodes
import Scenarios
import TeX

/// Checks one page and works out what stands for its links, its values and its blocks.
struct PageChecker {
  let checker: TextChecker
  let reference: ReferenceTables
  /// Among the course's files.
  let file: Int

  /// The page, checked; what is wrong is added to `diagnostics`.
  ///
  /// - Parameters:
  ///   - formulas: those of its text, read.
  ///   - marks: what the page marks for the topic index and the glossary.
  func page(
    _ blocks: [PageBlock], formulas: [TeX.TeXFormula], marks: PageMarks?,
    _ diagnostics: inout [Diagnostic]
  ) -> CheckedPage {
    let source = checker.links.course.files[file]
    let text = checker.checked(
      source.document, in: file, at: source.address, isPage: true, formulas: formulas,
      &diagnostics)
    let labels = PageLabels(checker.mentions.numbers.pages[file], source.document, checker.phrases)
    var blockOfFence: [Int: Int] = [:]
    var checked: [CheckedBlock] = []
    for (index, block) in blocks.enumerated() {
      blockOfFence[block.fence] = index
      checked.append(self.block(block, index, label: labels.captions[block.node], &diagnostics))
    }
    return CheckedPage(
      file: file, text: text, outline: checker.outlines[file], marks: marks, labels: labels,
      lists: NumberedLists(source.document, &diagnostics),
      blocks: checked,
      blockOfFence: blockOfFence,
      listings: ListingChecker(links: checker.links, file: file, ids: checker.outlines[file].ids)
        .listings(
          of: source.document, besides: blockOfFence, &diagnostics))
  }

  private func block(
    _ block: PageBlock, _ index: Int, label: String?, _ diagnostics: inout [Diagnostic]
  ) -> CheckedBlock {
    switch block.body {
    case .reference(let mapping):
      return reference.table(mapping, &diagnostics).map { .reference($0) } ?? .faulty
    case .scenario(let scenario):
      let settings = scenario.settings
      let caption = settings.caption.map { inline($0, &diagnostics) }
      let alternative = settings.alternative.map { plain($0, &diagnostics) }
      guard let outcome = checker.evaluation.outcomes[file][index] else { return .faulty }
      guard let id = checker.outlines[file].figures[index] else { return .hidden }
      return .figure(
        FigureContent(
          outcome: outcome, id: id,
          drawingID: settings.id == nil ? drawingID(number: id) : "figure-" + id,
          label: label, caption: caption, captionSource: settings.caption, alternative: alternative)
      )
    }
  }

  /// What the ids inside the drawings of a figure begin with that the author did not name: no id of a heading and no name of a figure
  /// has a slash.
  private func drawingID(number: String) -> String {
    let path = checker.links.course.files[file].address.path
    return "figure-\(path.hasSuffix(".html") ? path.dropLast(5) : path[...])/\(number)"
  }

  /// A caption: inline Markdown with links and values.
  private func inline(_ scalar: Scalar, _ diagnostics: inout [Diagnostic]) -> CheckedText {
    let source = checker.links.course.files[file]
    let document = Document(
      parsing: Array(scalar.text.utf8)[...], file: scalar.range.file,
      firstLine: scalar.range.start.line,
      hasCitations: checker.links.course.configuration.hasCitations)
    var faults = document.diagnostics + IndexMarkReader.misplacedMarks(in: document)
    let text = checker.checked(document, in: file, at: source.address, &faults)
    diagnostics += faults.map { fault in
      var fault = fault
      fault.range = scalar.place(of: fault.range)
      return fault
    }
    return text
  }

  /// A text alternative: words and values, no markup.
  private func plain(_ scalar: Scalar, _ diagnostics: inout [Diagnostic]) -> String {
    let text = inline(scalar, &diagnostics)
    return text.plainText(of: text.document.nodes.indices)
  }
}
