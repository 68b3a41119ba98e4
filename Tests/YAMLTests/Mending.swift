import Diagnostics

/// Carries out what a diagnostic proposes, so that a test can see whether it helps.
enum Mending {
  /// The text with the first solution's replacement put in; `nil` if it has none.
  static func firstSolution(of diagnostic: Diagnostic, in text: String) -> String? {
    guard let solution = diagnostic.solutions.first, let replacement = solution.replacement,
      let range = solution.range ?? diagnostic.range
    else { return nil }
    var scalars = Array(text.unicodeScalars)
    guard let start = offset(of: range.start, in: scalars),
      let end = offset(of: range.end, in: scalars)
    else { return nil }
    scalars.replaceSubrange(start..<end, with: replacement.unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private static func offset(of place: SourcePosition, in scalars: [Unicode.Scalar]) -> Int? {
    var line = 1
    var column = 1
    for (index, scalar) in scalars.enumerated() {
      if line == place.line, column == place.column { return index }
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    return line == place.line && column == place.column ? scalars.count : nil
  }
}
