import Content
import Diagnostics

/// A term of the course's glossary.
struct GlossaryTerm: Sendable {
  /// Where it is defined.
  enum Source: Sendable {
    /// In `glossary.yml`.
    case entry(GlossaryEntry)
    /// In a page, among the course's files.
    case page(Int, MarkedTerm)
  }

  let name: String
  let abbreviation: String?
  let source: Source
  /// Where the author wrote it.
  let range: SourceRange
  /// The id of its place on the page that has it.
  let anchor: String
  /// The address of that page.
  let address: Address
}
