/// A formula in the source: what is between its delimiters, line by line.
struct FoundFormula {
  var isDisplay: Bool
  /// The offsets of the TeX source on each line, quote marks and indentation left out.
  var lines: [Range<Int>]
}
