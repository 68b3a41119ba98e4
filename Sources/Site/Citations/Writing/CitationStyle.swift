/// How citations and lists of references are written.
public struct CitationStyle: Sendable, Hashable {
  /// What stands in the text.
  public enum Form: String, Sendable, CaseIterable {
    /// `(Hecht 2017)`, as in the humanities and most of the sciences: the list is in the order of names.
    case authorYear = "author-year"
    /// `[1]`, as in engineering, physics and mathematics.
    case numbered
  }

  /// In which order a numbered list stands.
  public enum Order: String, Sendable, CaseIterable {
    /// By where each work is first cited.
    case cited
    /// By names, then years, then titles.
    case alphabetical
  }

  public var form: Form
  public var order: Order

  public init(_ form: Form = .authorYear, order: Order = .cited) {
    self.form = form
    self.order = order
  }
}
