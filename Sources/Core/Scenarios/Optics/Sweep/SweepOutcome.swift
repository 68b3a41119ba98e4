import Diagnostics
import Formula
import Nodes
import Quantities

/// What came out of an `optics` block that is worked out for several values of one of its keys.
public struct SweepOutcome: ScenarioOutcome {
  /// The key, `object.distance`.
  public let key: String
  /// At least one.
  public let steps: [SweepStep]
  public let parts: [SweepPart]
  public let values: NamedValues
  public let style: QuantityStyle

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let entry = block.body["sweep"] else { return nil }
    var reading = SweepReading(entry)
    let parts = Self.parts(settings.show, &reading)
    let steps = reading.diagnostics.isEmpty ? Self.steps(of: block, context, &reading) : []
    diagnostics += reading.diagnostics
    guard reading.diagnostics.allSatisfy({ $0.severity != .error }), let first = steps.first else {
      return nil
    }
    key = reading.key
    self.steps = steps
    self.parts = parts
    style = first.outcome.style
    var values = NamedValues()
    for (index, step) in steps.enumerated() {
      for value in step.outcome.values.entries {
        values.add(value.name.prefixed(by: "step-\(index + 1)"), value.value)
      }
    }
    self.values = values
  }

  /// Works the block out once for each value. What is wrong with it is told once, and a warning only if it holds for every value:
  /// a height does not count at infinity, and does at the next step.
  private static func steps(
    of block: ScenarioBlock, _ context: ScenarioContext, _ reading: inout SweepReading
  ) -> [SweepStep] {
    var body = block.body
    body.entries.removeAll { ["sweep", "show", "expect", "caption", "alt"].contains($0.key.text) }
    var faults: [Diagnostic] = []
    let plain = ScenarioBlock(kind: block.kind, body: body, at: block.range)
    let variation = ScenarioVariation(Scenario(plain, &faults))
    var steps: [SweepStep] = []
    var warnings: [Diagnostic]?
    for value in reading.values {
      guard let changed = variation.writing(value, under: reading.key) else {
        reading.report(value.range, "`\(reading.key)` is no key that has a single value here")
        return []
      }
      var own: [Diagnostic] = []
      let outcome = changed.outcome(in: context, &own)
      for fault in own where fault.severity == .error && !reading.diagnostics.contains(fault) {
        reading.diagnostics.append(fault)
      }
      warnings = warnings.map { $0.filter { own.contains($0) } } ?? own
      guard case .optics(let result)? = outcome else { continue }
      steps.append(SweepStep(text: value.text, outcome: result))
    }
    reading.diagnostics += (warnings ?? []).filter { $0.severity != .error }
    return steps
  }

  private static func parts(_ show: Node?, _ reading: inout SweepReading) -> [SweepPart] {
    guard let show else { return SweepPart.allCases }
    var parts: [SweepPart] = []
    for item in show.list?.items ?? [show] {
      let word = item.scalar?.text ?? ""
      if let part = SweepPart(rawValue: word) {
        if !parts.contains(part) { parts.append(part) }
        continue
      }
      let words = SweepPart.allCases.map { $0.rawValue }
      let near = NearMiss.of(word, among: words)
      reading.diagnostics.append(
        Diagnostic(
          .error, "scenario/unknown-choice", at: item.range, "`\(word)` is not a part of a sweep",
          explanation: "Possible are " + words.map { "`\($0)`" }.joined(separator: ", ") + ".",
          solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
    }
    return parts
  }

  public static var keyTables: [KeyTable] {
    [
      KeyTable(
        OpticsKeys.block.place, [KeyDescription("sweep", .text, phrase: "reference.optics.sweep")])
    ]
  }

  public static var valueDescriptions: [ValueDescription] {
    [
      ValueDescription(
        ValueName("step-1", "image", "distance"),
        phrase: "reference.optics.value.step-1.image.distance")
    ]
  }

  /// The names of values that the steps can have.
  public var possibleNames: [ValueName] {
    steps.enumerated().flatMap { index, step in
      step.outcome.possibleNames.map { $0.prefixed(by: "step-\(index + 1)") }
    }
  }

  /// The steps as those of one thin lens; `nil` if one of them is of another subject.
  public var lenses: [LensOutcome]? {
    var lenses: [LensOutcome] = []
    for step in steps {
      guard case .lens(let lens) = step.outcome else { return nil }
      lenses.append(lens)
    }
    return lenses
  }
}
