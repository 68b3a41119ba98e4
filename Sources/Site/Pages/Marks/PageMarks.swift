import Content
import Diagnostics
import Markdown
import TeX

/// What a page's text marks: entries of the topic index, and terms of the glossary that are defined in it.
final class PageMarks: Sendable {
  /// In the order of the text.
  let entries: [IndexMark]
  let terms: [MarkedTerm]
  /// The glossaries without content, in which the list of all terms stands, each with its node.
  let lists: [(node: Int, range: SourceRange)]
  /// The ids of marked nodes to which the author gave none.
  let identifiers: [Int: String]
  let faults: [Diagnostic]

  /// Looks for marks; `nil` if there are none, which costs nothing.
  init?(_ document: Document, macros: TeXMacros) {
    let hasGlossary = document.hasContainer(.glossary)
    guard document.hasAttributes || hasGlossary else { return nil }
    var anchors = PageAnchors(document)
    var faults: [Diagnostic] = []
    var glossaries = MarkedGlossaries()
    if hasGlossary { glossaries.read(document, macros, &anchors, &faults) }
    var reader = IndexMarkReader(document, macros: macros, anchors: anchors)
    if document.hasAttributes { reader.read(&faults) }
    guard
      !reader.marks.isEmpty || !glossaries.terms.isEmpty || !glossaries.lists.isEmpty
        || !faults.isEmpty
    else { return nil }
    entries = reader.marks
    terms = glossaries.terms
    lists = glossaries.lists
    identifiers = reader.anchors.identifiers
    self.faults = faults
  }
}
