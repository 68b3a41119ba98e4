/// What kind of work a reference is: it decides how the entry is laid out.
public enum ReferenceKind: Sendable, Hashable, CaseIterable {
  /// In a journal, magazine or newspaper.
  case article
  case book
  /// A part of a book by itself.
  case chapter
  /// A contribution to a conference.
  case paper
  case doctoralThesis, masterThesis
  case report
  case manual
  case webpage
  case unpublished
  case other

  /// Whether the work stands by itself, so that its title is set in italics; the title of a part stands in quotation marks.
  var isWhole: Bool {
    switch self {
    case .book, .report, .manual, .other: true
    case .article, .chapter, .paper, .doctoralThesis, .masterThesis, .webpage, .unpublished: false
    }
  }
}
