/// A formula as a document keeps it; `TeXFormula` is what it shows.
struct FormulaRecord: Sendable, Hashable {
  var node: Int32
  var isDisplay: Bool
  var source: Characters
  /// All of it, delimiters included.
  var range: Range<UInt32>
  /// The line of the whole text, from 0, on which the TeX source begins.
  var line: UInt32
  /// The place of the first source line's offset in the document's `formulaLineStarts`; there is one a line.
  var lineStarts: Range<UInt32>
}
