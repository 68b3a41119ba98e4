/// Reads the column letters of an array: `{c|lr}`.
struct ColumnReader {
  private(set) var columns: [MathTable.Column] = []
  private var pendingLine: MathTable.Line?

  static func alignment(_ letter: String) -> MathTable.Alignment? {
    switch letter {
    case "l": .left
    case "c": .center
    case "r": .right
    default: nil
    }
  }

  static func fault(_ letter: String, _ bytes: Range<Int>) -> TeXFault {
    TeXFault(
      "math/bad-column", bytes, "`\(letter)` is no column: write l, c, r and | for lines",
      solutions: [("write `c`", "c")])
  }

  mutating func add(_ alignment: MathTable.Alignment) {
    columns.append(MathTable.Column(alignment: alignment, lineBefore: pendingLine))
    pendingLine = nil
  }

  /// A line behind the last column, or before the first.
  mutating func addLine(_ line: MathTable.Line) {
    if columns.isEmpty {
      pendingLine = pendingLine == nil ? line : .double
    } else {
      let before = columns[columns.count - 1].lineAfter
      columns[columns.count - 1].lineAfter = before == nil ? line : .double
    }
  }
}

extension FormulaReader {
  /// The columns in braces behind `\begin{array}`.
  mutating func columns(for token: Token) throws(TeXFault) -> [MathTable.Column] {
    guard let tokens = try stream.rawArgument(for: token) else {
      throw TeXFault(
        "math/missing-argument", at: token, "an array needs its columns in braces",
        solutions: [("write `\\begin{array}{cc}`", nil)])
    }
    var reader = ColumnReader()
    try read(tokens[...], into: &reader)
    return reader.columns
  }

  /// Reads column letters; repeated ones at most a hundred times.
  private mutating func read(_ tokens: ArraySlice<Token>, into reader: inout ColumnReader)
    throws(TeXFault)
  {
    var rest = tokens
    while let token = rest.popFirst() {
      switch token.kind == .character ? token.scalar : token.kind == .space ? " " : "\0" {
      case " ": break
      case "l": reader.add(.left)
      case "c": reader.add(.center)
      case "r": reader.add(.right)
      case "|": reader.addLine(.solid)
      case ":": reader.addLine(.dashed)
      case "p", "m", "b":
        guard rest.first?.kind == .open else { fallthrough }
        _ = group(from: &rest)
        reader.add(.left)
      case "@", "!", ">", "<":
        guard rest.first?.kind == .open else { fallthrough }
        _ = group(from: &rest)
      default:
        try note(ColumnReader.fault(token.text, token.range))
      }
    }
  }

  /// Takes a group from tokens.
  private func group(from tokens: inout ArraySlice<Token>) -> ArraySlice<Token> {
    var depth = 0
    var found: ArraySlice<Token> = []
    while let token = tokens.popFirst() {
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      found.append(token)
      if depth == 0 { break }
    }
    return found
  }
}
