import Diagnostics
import Numbers

extension Expression {
  /// The fault for a name that stands for nothing: a minus without spaces if its halves have a meaning, else a near miss.
  static func unknown(
    _ name: ValueName, at span: Span?, among known: [String], _ names: (ValueName) -> Meaning
  ) -> FormulaFault {
    let text = name.text
    if let difference = difference(text, names) {
      return spaced(text, difference, at: span)
    }
    let near = NearMiss.of(text, among: known)
    let hint = "A `-` between letters or digits belongs to the name; a minus needs spaces."
    return FormulaFault(
      "formula/unknown-name", at: span, "`\(text)` is not a known value",
      explanation: near == nil && text.contains("-") ? hint : nil,
      solution: near.map { "did you mean `\($0)`?" }, replacement: near)
  }

  private static func spaced(_ text: String, _ difference: String, at span: Span?) -> FormulaFault {
    FormulaFault(
      "formula/unknown-name", at: span, "`\(text)` is not a known value",
      explanation: "A `-` between letters or digits belongs to the name; a minus needs spaces.",
      solution: "write `\(difference)`", replacement: difference)
  }

  /// The fault for a value of a block that does not exist.
  static func unknownBlock(
    _ id: String, in name: ValueName, at span: Span?, here: [String], among ids: [String],
    _ names: (ValueName) -> Meaning
  ) -> FormulaFault {
    let text = name.text
    if let difference = difference(text, names) {
      return spaced(text, difference, at: span)
    }
    let near = NearMiss.of(id, among: ids).map { near in
      ValueName([near] + name.parts.dropFirst()).text
    }
    return FormulaFault(
      "formula/unknown-name", at: span, "no block has the id `\(id)`",
      explanation: ids.isEmpty
        ? "No block has an `id` by which its values could be named."
        : here.isEmpty
          ? "No block of this page has an `id`; others of the course are \(list(ids))."
          : "The ids here are \(list(here)).",
      solution: near.map { "did you mean `\($0)`?" }, replacement: near)
  }

  /// The fault for what several names begin with.
  static func group(_ name: ValueName, at span: Span?, of leaves: [String]) -> FormulaFault {
    FormulaFault(
      "formula/not-a-number", at: span, "`\(name.text)` is no value, but several",
      explanation: "They are \(list(leaves)).",
      solution: leaves.first.map { "write `\($0)`, for example" })
  }

  /// The fault for a value that differs from step to step.
  static func step(_ name: ValueName, at span: Span?, first: String) -> FormulaFault {
    FormulaFault(
      "formula/unknown-name", at: span, "`\(name.text)` is a value of each step of its block",
      explanation: "A sweep has its values once for each step, from `step-1` on.",
      solution: "write `\(first)` for the first of them", replacement: first)
  }

  /// Names in a row, no more of them than one reads.
  private static func list(_ names: [String]) -> String {
    let most = 20
    return names.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
      + (names.count > most ? ", …" : "")
  }

  /// `a - b` for a name `a-b` of which both halves mean something.
  private static func difference(_ text: String, _ names: (ValueName) -> Meaning) -> String? {
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices where scalars[index] == "-" {
      var spaced = ""
      spaced.unicodeScalars.append(contentsOf: scalars[..<index])
      spaced += " - "
      spaced.unicodeScalars.append(contentsOf: scalars[(index + 1)...])
      guard let expression = try? Expression(parsing: spaced),
        case .sum(let terms) = expression.form
      else { continue }
      let isKnown = terms.allSatisfy { term in
        guard let name = term.expression.name else { return true }
        switch names(name) {
        case .unknown, .unknownBlock: return false
        case .quantity, .other, .undefined, .group, .step: return true
        }
      }
      if isKnown { return spaced }
    }
    return nil
  }
}
