import Diagnostics

/// A term that a page defines in a definition list that is marked as a glossary.
struct MarkedTerm: Sendable {
  /// The term, as text.
  let name: String
  /// Its other forms.
  let also: [(form: String, range: SourceRange)]
  /// The id of its place in the page.
  let anchor: String
  /// The nodes of its definitions.
  let definition: Range<Int>
  /// Where the term is written.
  let range: SourceRange
}
