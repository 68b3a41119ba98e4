import Diagnostics
import Numbers

extension Expression {
  /// The fault for a name that stands for nothing: a minus without spaces if its halves have a meaning, else a near miss.
  static func unknown(
    _ name: ValueName, at span: Span?, among known: [String], _ names: (ValueName) -> Meaning
  ) -> FormulaFault {
    let text = name.text
    if let difference = difference(text, names) {
      return FormulaFault(
        "formula/unknown-name", at: span, "`\(text)` is not a known value",
        explanation: "A `-` between letters or digits belongs to the name; a minus needs spaces.",
        solution: "write `\(difference)`", replacement: difference)
    }
    let near = NearMiss.of(text, among: known)
    let hint = "A `-` between letters or digits belongs to the name; a minus needs spaces."
    return FormulaFault(
      "formula/unknown-name", at: span, "`\(text)` is not a known value",
      explanation: near == nil && text.contains("-") ? hint : nil,
      solution: near.map { "did you mean `\($0)`?" }, replacement: near)
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
        if case .unknown = names(name) { return false }
        return true
      }
      if isKnown { return spaced }
    }
    return nil
  }
}
