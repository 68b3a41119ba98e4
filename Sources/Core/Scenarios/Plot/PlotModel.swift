import Diagnostics
import Formula
import Quantities

/// A value of another block over a range of one of its keys.
struct PlotModel {
  let variation: ScenarioVariation
  /// The key that is changed.
  let path: String
  /// The value that is shown.
  let name: ValueName
  /// Where `show` stands.
  let place: SourceRange
  let context: ScenarioContext

  func result(at quantity: Quantity) -> PlotResult {
    var faults: [Diagnostic] = []
    guard let changed = variation.writing(quantity, under: path),
      let outcome = changed.outcome(in: context, &faults)
    else { return .undefined }
    switch outcome.values[name] {
    case .quantity(let value): return value.value.isFinite ? .value(value) : .undefined
    case .some:
      return .fault(
        Diagnostic(
          .error, "plot/not-a-number", at: place,
          "`\(name.text)` is no number, and a curve is made of numbers"))
    case nil:
      if outcome.possibleNames.contains(name) { return .undefined }
      let known =
        outcome.values.entries.map { $0.name.text } + outcome.possibleNames.map { $0.text }
      let near = NearMiss.of(name.text, among: known)
      return .fault(
        Diagnostic(
          .error, "scenario/unknown-value", at: place,
          "`\(name.text)` is not a value of the block",
          solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
    }
  }
}
