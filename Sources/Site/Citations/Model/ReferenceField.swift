/// What an entry of a bibliography says of a work besides its names and dates.
public enum ReferenceField: Sendable, Hashable, CaseIterable {
  case title
  /// The journal, the book or the site that the work is part of.
  case container
  case series
  case volume
  /// The number of a journal.
  case issue
  /// The number of a report, or of a book in its series.
  case number
  case pages
  case edition
  case publisher
  case place
  /// The kind of a thesis or report in words.
  case genre
  /// How something was published that has no publisher.
  case medium
  /// The number in an archive such as arXiv.
  case eprint
  case note
}
