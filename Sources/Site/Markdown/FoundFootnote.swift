/// A footnote in the source: `[^label]: text` or `^[text]`.
struct FoundFootnote {
  /// The label as written; `nil` for one that is written where it is referred to.
  var label: String?
  /// The offsets of the label, for what is to be said about it.
  var labelOffsets: Range<Int>
  /// The lines of its text, empty ones included: for a definition without its mark and indentation.
  var lines: [Range<Int>]
  /// All of it.
  var offsets: Range<Int>
}
