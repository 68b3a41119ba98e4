import Drawing
import Testing

/// A case at the edge of a model: a block, the values that are right for it, what must be said of it, and what its drawing has and
/// lacks.
struct EdgeCase: Sendable, CustomTestStringConvertible {
  /// What a named value must be.
  enum Expected: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
  {
    /// In SI units, to nine figures.
    case number(Double)
    case name(String)
    case truth(Bool)
    /// Undefined, and so without a value.
    case absent

    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(stringLiteral value: String) { self = .name(value) }
    init(booleanLiteral value: Bool) { self = .truth(value) }

    static let infinite = Expected.number(.infinity)
  }

  /// What the drawing must have or lack.
  enum Drawn: Sendable {
    /// Words, or a part of them.
    case words(String)
    /// No words that are exactly these.
    case noWords(String)
    case has(Role)
    case lacks(Role)
    /// So many crosses where rays end.
    case crosses(Int)
    /// Two upright things at least a tenth of the width apart.
    case apart(Role, Role)
  }

  /// The case, as the table of edge cases calls it.
  let name: String
  let block: String
  let values: [String: Expected]
  /// Phrases that stand in the text alternative, the equations or the table.
  let says: [String]
  let draws: [Drawn]
  /// The warning that the block gets, by its identifier.
  let warning: String?

  init(
    _ name: String, _ block: String, _ values: [String: Expected] = [:], says: [String] = [],
    draws: [Drawn] = [], warning: String? = nil
  ) {
    self.name = name
    self.block = block
    self.values = values
    self.says = says
    self.draws = draws
    self.warning = warning
  }

  var testDescription: String { name }
}
