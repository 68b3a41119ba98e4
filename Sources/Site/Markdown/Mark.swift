/// A construct of ours that was found in the source before libcmark saw it.
///
/// In the text for libcmark a mark that hides something has the same bytes replaced by `$`, filler and `$`, so that every line and
/// column stays, and beside `*` and `_` it counts as punctuation, as the construct itself does.
struct Mark {
  enum Kind {
    /// The formula of this index in `MarkFinder.formulas`.
    case formula(Int)
    /// A reference to the footnote of this index in `FootnoteTable`.
    case footnote(Int)
    /// The mention of this index in `MarkFinder.mentions`.
    case mention(Int)
    /// The beginning of a container, of this index in `MarkFinder.containers`.
    case container(Int)
    /// A line of so many colons that ends a container.
    case containerEnd(Int)
    /// Attributes in braces, of this index in `MarkFinder.attributes`.
    case attributes(Int)
    /// The brackets of `[text]{.class}`; they are not hidden.
    case spanStart, spanEnd
    /// The tildes of `~~text~~`; they are not hidden.
    case strikeStart, strikeEnd
  }

  var kind: Kind
  /// All of it, delimiters included; it may go over several lines.
  var offsets: Range<Int>
}
