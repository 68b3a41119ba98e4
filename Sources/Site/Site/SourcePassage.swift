/// A line of a source, or a part of a long one, with the columns in it that are meant.
struct SourcePassage {
  let text: String
  /// The columns of the text, from 0, in code points; they may lie beyond it.
  let mark: Range<Int>
  /// Whether the line goes on before the text, and behind it.
  var isCutBefore = false
  var isCutAfter = false
}
