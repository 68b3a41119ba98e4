/// What stands between `\begin{…}` and `\end{…}`.
struct Environment: Sendable {
  enum Argument: Sendable {
    case none
    /// Column letters in braces, after an optional position.
    case columns
    /// An optional column letter: `\begin{matrix*}[r]`.
    case alignment
    /// A number of column pairs, which changes nothing here.
    case count
    /// An optional position against the line: `\begin{aligned}[t]`.
    case position
  }

  enum Numbering: Sendable { case none, whole, rows }

  var kind: MathTable.Kind
  var opening = ""
  var closing = ""
  var argument = Argument.none
  /// What carries a number, and whether it asks for one.
  var numbering = Numbering.none
  var isNumbered = false
  /// The most cells of a row.
  var mostColumns = Int.max
  /// Whether it is mathematics without lines: `equation`.
  var isPlain = false

  static func named(_ name: String) -> Environment? { all[name] }

  static let names = all.keys.sorted()

  private static let all: [String: Environment] = {
    var table = matrices
    table.merge(alignments) { _, new in new }
    return table
  }()

  private static let matrices: [String: Environment] = {
    var table: [String: Environment] = [
      "array": Environment(kind: .array, argument: .columns),
      "subarray": Environment(kind: .substack, argument: .columns, mostColumns: 1),
      "cases": Environment(kind: .cases(isDisplay: false), opening: "{"),
      "dcases": Environment(kind: .cases(isDisplay: true), opening: "{"),
      "rcases": Environment(kind: .cases(isDisplay: false), closing: "}"),
      "drcases": Environment(kind: .cases(isDisplay: true), closing: "}"),
      "smallmatrix": Environment(kind: .small),
    ]
    table["cases*"] = table["cases"]
    let fences = [
      ("", "", ""), ("p", "(", ")"), ("b", "[", "]"), ("B", "{", "}"), ("v", "|", "|"),
      ("V", "‖", "‖"),
    ]
    for (letter, opening, closing) in fences {
      table[letter + "matrix"] = Environment(kind: .matrix, opening: opening, closing: closing)
      table[letter + "matrix*"] = Environment(
        kind: .matrix, opening: opening, closing: closing, argument: .alignment)
      if !letter.isEmpty {
        table[letter + "smallmatrix"] = Environment(
          kind: .small, opening: opening, closing: closing)
      }
    }
    return table
  }()

  private static let alignments: [String: Environment] = {
    var table: [String: Environment] = [
      "aligned": Environment(kind: .aligned, argument: .position),
      "alignedat": Environment(kind: .aligned, argument: .count),
      "split": Environment(kind: .aligned, mostColumns: 2),
      "gathered": Environment(kind: .gathered, argument: .position, mostColumns: 1),
      "multlined": Environment(kind: .multiline, argument: .position, mostColumns: 1),
      "math": Environment(kind: .gathered, isPlain: true),
      "displaymath": Environment(kind: .gathered, isPlain: true),
    ]
    let numbered: [(String, Environment)] = [
      ("align", Environment(kind: .aligned, numbering: .rows)),
      ("flalign", Environment(kind: .aligned, numbering: .rows)),
      ("eqnarray", Environment(kind: .aligned, numbering: .rows, mostColumns: 3)),
      ("alignat", Environment(kind: .aligned, argument: .count, numbering: .rows)),
      ("gather", Environment(kind: .gathered, numbering: .rows, mostColumns: 1)),
      ("multline", Environment(kind: .multiline, numbering: .whole, mostColumns: 1)),
      (
        "equation",
        Environment(kind: .gathered, numbering: .whole, mostColumns: 1, isPlain: true)
      ),
    ]
    for (name, environment) in numbered {
      table[name + "*"] = environment
      var asking = environment
      asking.isNumbered = true
      table[name] = asking
    }
    return table
  }()
}
