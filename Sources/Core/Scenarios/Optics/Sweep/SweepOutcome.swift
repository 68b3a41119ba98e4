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
  /// The values that the table shows; none for the usual ones.
  public let columns: [ValueName]
  public let values: NamedValues
  public let style: QuantityStyle

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let entry = block.body["sweep"] else { return nil }
    var reading = SweepReading(entry)
    if let hiding = block.body["diagram"]?.value.mapping?["answers"],
      hiding.value.scalar?.text == "hidden"
    {
      reading.report(hiding.key.range, "a sweep shows what comes out, and cannot hide answers")
    }
    let steps = reading.diagnostics.isEmpty ? Self.steps(of: block, context, &reading) : []
    let shown = SweepShow(settings.show, of: steps)
    reading.diagnostics += shown.diagnostics
    diagnostics += reading.diagnostics
    guard reading.diagnostics.allSatisfy({ $0.severity != .error }), let first = steps.first else {
      return nil
    }
    let others = steps.map { step in
      step.outcome.values.entries.filter { $0.name.text != reading.key }
    }
    if steps.count > 1, others.allSatisfy({ $0 == others[0] }) {
      diagnostics.append(
        Diagnostic(
          .warning, "optics/sweep-without-effect", at: entry.value.range,
          "`\(reading.key)` changes nothing here",
          explanation: "All other values of the block are the same at every step.",
          solutions: [Solution("vary a key that the block is worked out from")]))
    }
    let idle = Self.idleKeys(block.body, first.outcome)
    diagnostics += idle
    guard idle.isEmpty else { return nil }
    key = reading.key
    self.steps = steps
    parts = shown.parts
    columns = shown.columns
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
      // A word, such as the name of a glass, is no fault.
      var ignored: [Diagnostic] = []
      let written = Quantity(
        parsing: value.text, at: value.range, as: nil, of: reading.key, reporting: &ignored)
      steps.append(SweepStep(text: value.text, written: written, outcome: result))
    }
    reading.diagnostics += (warnings ?? []).filter { $0.severity != .error }
    return steps
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
}
