import Markdown
import TeX

/// A text of the course, a page's or a caption's, with what was worked out for it: where its links lead and what its value spans say.
struct CheckedText: Sendable {
  let document: Document
  /// Where each of the document's links leads in the built site; `nil` keeps what the author wrote.
  let destinations: [String?]
  /// What the document's code spans that are value spans show, by their index.
  let values: [Int: ValueText]
  /// The document's formulas, in its order.
  let formulas: [TeX.TeXFormula]
  /// What the document's mentions of something numbered show, by their index.
  let mentions: [Int: MentionText]
  /// What stands for the document's mentions that cite something, by their index.
  let citations: [Int: CitedText]
  /// The mentions of terms of the glossary.
  let terms: TermLinks
  /// What links without a text show, by their index.
  let linkTexts: [Int: String]

  /// The text of some nodes as it is read, without markup: values, formulas and mentions filled in.
  func plainText(of nodes: Range<Int>) -> String {
    document.plainText(
      of: nodes, codeSpan: { values[$0]?.text }, formula: { formulas[$0].text },
      mention: { mentionText($0) }, emptyLink: { linkTexts[$0] })
  }

  /// What a mention shows without markup; `nil` for one that is text.
  func mentionText(_ index: Int) -> String? { mentions[index]?.text ?? citations[index]?.plain }
}
