import Diagnostics

/// A work that can be cited, whichever format its entry was written in.
public struct Reference: Sendable, Hashable {
  /// The name by which a text cites it.
  public var key: String
  /// Where the key stands in the bibliography file.
  public var range: SourceRange
  public var kind: ReferenceKind
  public var authors = NameList()
  public var editors = NameList()
  public var translators = NameList()
  /// When it was published; `nil` if that is not known.
  public var date: ReferenceDate?
  /// When a page of the web was looked at.
  public var accessed: ReferenceDate?
  /// The address where it can be read; only `http`, `https` and `ftp`.
  public var address: String?
  /// The digital object identifier, beginning with `10.`.
  public var doi: String?
  /// What the author of the bibliography wants it sorted by instead of its names.
  public var sortKey: String?
  private var texts: [ReferenceField: RichText] = [:]

  public init(key: String, at range: SourceRange, kind: ReferenceKind) {
    self.key = key
    self.range = range
    self.kind = kind
  }

  /// A text of the entry; `nil` if it is not given. An empty text is none.
  public subscript(field: ReferenceField) -> RichText? {
    get { texts[field] }
    set { texts[field] = newValue.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Who is named first in the list and in citations: the authors, or who edited the work where it has no author.
  public var names: NameList { authors.isEmpty ? editors : authors }
}
