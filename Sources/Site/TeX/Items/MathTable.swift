/// Rows of cells: a matrix, cases, aligned equations.
struct MathTable: Sendable {
  enum Kind: Sendable {
    case matrix, small, array
    /// A brace's cases; `isDisplay` for `dcases`.
    case cases(isDisplay: Bool)
    /// Pairs of columns, the first to the right, the second to the left.
    case aligned
    case gathered
    /// First line to the left, last to the right, the rest in the middle.
    case multiline
    /// Lines under a big operator.
    case substack
  }

  enum Alignment: Sendable { case left, center, right }
  enum Line: Sendable { case solid, dashed, double }

  struct Column: Sendable {
    var alignment: Alignment
    var lineBefore: Line?
    var lineAfter: Line?
  }

  struct Row: Sendable {
    var cells: [[MathItem]] = []
    var lineAbove: Line?
    /// Extra space below, in em.
    var gap = 0.0
    /// Which of the formula's lines it is, if it can carry a number.
    var line: Int?
  }

  var kind: Kind
  var opening = ""
  var closing = ""
  var columns: [Column] = []
  var rows: [Row] = []
  /// A line below the last row.
  var lineBelow: Line?
}
