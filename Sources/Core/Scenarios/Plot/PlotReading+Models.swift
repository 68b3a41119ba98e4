import Diagnostics
import Formula
import Nodes
import Quantities

/// Curves of values of other blocks.
extension PlotReading {
  mutating func model(_ mapping: NodeMapping, _ reader: inout KeyReader) -> PlotModel? {
    for key in ["of", "vary", "show"] { reader.require(key) }
    guard let id = reader.name("of"), let path = reader.name("vary"),
      let show = reader.name("show"),
      let scenario = scenario(id)
    else { return nil }
    guard let name = (try? Expression(parsing: show.text))?.name else {
      report(
        "scenario/unknown-value", show.range, "`\(show.text)` is not the name of a value",
        [Solution("write a name as `image.distance`")])
      return nil
    }
    var variation = ScenarioVariation(scenario)
    for entry in reader.mapping("with")?.entries ?? [] {
      if let word = word(entry) {
        guard let changed = writing(word, entry.key, in: variation, id.text) else { return nil }
        variation = changed
        continue
      }
      guard let quantity = constant(entry) else { continue }
      guard let changed = variation.writing(quantity, under: entry.key.text) else {
        reportMissing(entry.key, in: variation, id.text)
        return nil
      }
      variation = changed
    }
    guard variation.writing(.number(1), under: path.text) != nil else {
      reportMissing(path, in: variation, id.text)
      return nil
    }
    return PlotModel(
      variation: variation, path: path.text, name: name, place: show.range,
      context: ScenarioContext(scope: context.scope, defaults: context.defaults))
  }

  /// A word under `with`, such as the name of a glass; `nil` for a quantity.
  private func word(_ entry: NodeMapping.Entry) -> Scalar? {
    guard let scalar = entry.value.scalar, let first = scalar.text.unicodeScalars.first,
      first.properties.isAlphabetic, !["infinity", "inf"].contains(scalar.text)
    else { return nil }
    return scalar
  }

  /// The block with a word in place of another; what is wrong with it is told here, and not at every point of the curve.
  private mutating func writing(
    _ word: Scalar, _ key: Scalar, in variation: ScenarioVariation, _ id: String
  ) -> ScenarioVariation? {
    guard variation.paths.contains(key.text),
      let changed = variation.writing(word, under: key.text)
    else {
      reportMissing(key, in: variation, id)
      return nil
    }
    var faults: [Diagnostic] = []
    let outcome = changed.outcome(
      in: ScenarioContext(scope: context.scope, defaults: context.defaults), &faults)
    if outcome != nil { return changed }
    diagnostics += faults.filter { $0.severity == .error }.prefix(1)
    return nil
  }

  private mutating func scenario(_ id: Scalar) -> Scenario? {
    guard let scenario = context.scenarios[id.text] else {
      let near = NearMiss.of(id.text, among: context.scope.ids)
      report(
        "plot/unknown-block", id.range, "`\(id.text)` is not the id of a block",
        near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
      return nil
    }
    if context.scope.isFaulty(id.text) {
      report(
        "plot/unknown-block", id.range,
        "`\(id.text)` cannot be worked out, because its block has an error")
      return nil
    }
    guard scenario.block.kind != .plot else {
      report(
        "plot/unknown-block", id.range, "`\(id.text)` is a plot, which has no keys to vary",
        explanation:
          "A curve shows a value of a block of another kind, an `optics` block for example.")
      return nil
    }
    return scenario
  }

  private mutating func reportMissing(
    _ path: Scalar, in variation: ScenarioVariation, _ id: String
  ) {
    let paths = variation.paths
    let near = NearMiss.of(path.text, among: paths)
    report(
      "plot/unknown-key", path.range, "`\(path.text)` is not written in the block `\(id)`",
      explanation: paths.isEmpty
        ? nil
        : "Its keys are \(paths.map { "`\($0)`" }.joined(separator: ", ")). "
          + "Only what is written there can be changed.",
      near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }
}
