import Diagnostics
import Formula
import Quantities

extension FormulaDefinition {
  /// The error of a formula that has the id of a law and does not say the same; `nil` if it agrees with it at many points.
  ///
  /// - Parameters:
  ///   - law: the law.
  ///   - range: where the formula stands.
  func disagreement(with law: FormulaDefinition, at range: SourceRange) -> Diagnostic? {
    let id = law.id ?? ""
    let names = law.equation.names.filter { !$0.isPi }
    let others = equation.names.filter { !$0.isPi && !names.contains($0) }
    if let other = others.first {
      return Diagnostic(
        .error, "formula/other-law", at: range,
        "`\(id)` is the law `\(law.equation.source)`, which has no `\(other.text)`",
        explanation: "A course may say a law in another form, with the same symbols.",
        solutions: [Solution("give the formula another id")])
    }
    guard let way = law.solution else { return nil }
    let subject = way.subject
    var compared = 0
    var isSensitive = false
    for point in 0..<48 {
      var values: [(name: ValueName, value: Double)] = names.enumerated().map {
        ($0.element, Self.trial(point, $0.offset))
      }
      let known = values
      guard
        let result = way.right.number({ name in known.first { $0.name == name }?.value }),
        let index = values.firstIndex(where: { $0.name == subject })
      else { continue }
      values[index].value = result
      guard let gap = gap(values) else { continue }
      compared += 1
      if gap > 1e-9 { return disagreement(law, subject, values, at: range) }
      values[index].value = result * 1.01 + 0.001
      if let wrong = self.gap(values), wrong > 1e-9 { isSensitive = true }
    }
    if compared > 3, isSensitive { return nil }
    return Diagnostic(
      .error, "formula/other-law", at: range,
      "`\(id)` is the law `\(law.equation.source)`, and this formula does not say so",
      solutions: [Solution("give the formula another id")])
  }

  /// One of its symbols, and what it is equal to: what stands alone on the left, or else the first that the equation can be solved for.
  private var solution: (subject: ValueName, right: Expression)? {
    if let subject = equation.subject { return (subject, equation.right) }
    for name in equation.names where !name.isPi {
      guard let ways = try? equation.solved(for: name), ways.count == 1, let way = ways.first else {
        continue
      }
      return (name, way.result.right)
    }
    return nil
  }

  /// Numbers that have nothing to do with one another, of both signs, the same in every run.
  private static func trial(_ point: Int, _ symbol: Int) -> Double {
    let turned =
      Double((point + 1) * (symbol + 2)) * 0.618_033_988_749_895
      + Double(symbol * symbol) * 0.324_717_957_244_746
    let part = turned - turned.rounded(.down)
    let size = 0.2 + 2.3 * part
    return (point >> (symbol % 5)) % 3 == 2 ? -size : size
  }

  /// How far the sides are apart, relative to their size.
  private func gap(_ values: [(name: ValueName, value: Double)]) -> Double? {
    let meaning = { (name: ValueName) in values.first { $0.name == name }?.value }
    guard let left = equation.left.number(meaning), let right = equation.right.number(meaning)
    else {
      return nil
    }
    let size = max(left.magnitude, right.magnitude, 1e-3)
    return (left - right).magnitude / size
  }

  private func disagreement(
    _ law: FormulaDefinition, _ subject: ValueName, _ values: [(name: ValueName, value: Double)],
    at range: SourceRange
  ) -> Diagnostic {
    let style = QuantityStyle()
    func text(_ value: Double) -> String { style.text(of: .number(value)) }
    let given = values.filter { $0.name != subject }.map { "\($0.name.text) = \(text($0.value))" }
      .joined(separator: ", ")
    let right = values.first { $0.name == subject }?.value ?? 0
    let found = try? equation.values(of: subject, law.dimension(of: subject) ?? .number) { name in
      values.first { $0.name == name }.map {
        .quantity(Quantity($0.value, law.dimension(of: name) ?? .number))
      } ?? .unknown(among: [])
    }
    let own =
      found?.first.map { "here \(subject.text) = \(text($0.quantity.value))" }
      ?? "here both sides differ"
    return Diagnostic(
      .error, "formula/other-law", at: range,
      "`\(law.id ?? "")` is the law `\(law.equation.source)`, and this formula says something else",
      explanation:
        "For \(given) in SI units the law has \(subject.text) = \(text(right)), and \(own).",
      solutions: [Solution("correct it, or give the formula another id")])
  }
}
