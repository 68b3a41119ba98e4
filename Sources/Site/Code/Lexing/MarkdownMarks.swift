/// Marks of Markdown that nothing closes on the rest of a line.
struct MarkdownMarks {
  /// Lengths of runs of accents.
  var code: Set<Int> = []
  /// Lengths of runs of asterisks and underscores: twice the length, and one more for underscores.
  var emphasis: Set<Int> = []
  var bracket = false
  var parenthesis = false
  var brace = false
  var angle = false
}
