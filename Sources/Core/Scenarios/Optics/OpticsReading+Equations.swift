import Diagnostics
import Nodes

/// What stands in the way of a set of equations in one block.
struct MissingForEquation {
  /// What the set needs, put into a message: ``a `ray` ``.
  let need: String
  /// What would give it; empty where nothing would.
  let remedy: String

  init(_ need: String, _ remedy: String = "") {
    self.need = need
    self.remedy = remedy
  }
}

extension OpticsReading {
  /// Reports sets of equations that the block asks for and that have nothing to work out in it.
  ///
  /// What a course says for all blocks is no fault of one of them. The figure is right without them, and what can be worked out may
  /// hang on the numbers: a ray that is varied may miss. So it is a warning.
  ///
  /// - Parameter missing: what a set lacks; `nil` where it can be worked out.
  mutating func checkEquations<Equation: CaseIterable & RawRepresentable>(
    _ body: NodeMapping, _ missing: (Equation) -> MissingForEquation?
  ) where Equation.RawValue == String {
    guard let entry = body["equations"] else { return }
    for item in items(entry.value) {
      guard let equation = Equation(rawValue: item.scalar?.text ?? ""),
        let lack = missing(equation)
      else { continue }
      let possible = Equation.allCases.filter { missing($0) == nil }
      warn(
        "optics/missing-for-equation", item.range,
        "`\(equation.rawValue)` needs \(lack.need)",
        explanation: "There is nothing to work out without it. "
          + (possible.isEmpty
            ? "This block has no equations to show."
            : "This block can show "
              + possible.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."),
        lack.remedy.isEmpty ? [] : [Solution(lack.remedy)])
    }
  }
}
