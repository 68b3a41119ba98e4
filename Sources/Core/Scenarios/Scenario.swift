import Diagnostics
import Formula
import Nodes

/// A block with its common keys read, ready to be worked out.
public struct Scenario: Sendable {
  public let block: ScenarioBlock
  public let settings: BlockSettings
  /// The ids of the blocks whose values this one uses, each once: they are worked out first.
  public let references: [String]

  /// The ids of the blocks that this one works out again with other values; they are among its references.
  public let variedBlocks: [String]

  /// Reads the common keys; what is wrong is added to `diagnostics`.
  public init(_ block: ScenarioBlock, _ diagnostics: inout [Diagnostic]) {
    self.block = block
    settings = BlockSettings(reading: block.body, &diagnostics)
    let named = Node.mapping(block.body).referencedBlocks
    variedBlocks = PlotOutcome.variedBlocks(in: block)
    references = named + variedBlocks.filter { !named.contains($0) }
  }

  /// The same block with another body, of which nothing is expected.
  init(_ block: ScenarioBlock, varying other: Scenario) {
    self.block = block
    var settings = other.settings
    settings.expect = nil
    self.settings = settings
    references = other.references
    variedBlocks = other.variedBlocks
  }

  /// Works the block out and checks what it expects; `nil` if it is too faulty to show anything.
  public func evaluated(
    in context: ScenarioContext, _ diagnostics: inout [Diagnostic]
  ) -> Outcome? {
    let outcome: Outcome?
    switch block.kind {
    case .optics:
      outcome = OpticsOutcome(reading: block, settings: settings, in: context, &diagnostics)
        .map { .optics($0) }
    case .graph:
      outcome = GraphOutcome(reading: block, settings: settings, in: context, &diagnostics)
        .map { .graph($0) }
    case .formula:
      outcome = FormulaOutcome(reading: block, settings: settings, in: context, &diagnostics)
        .map { .formula($0) }
    case .worked:
      outcome = WorkedOutcome(reading: block, settings: settings, in: context, &diagnostics)
        .map { .worked($0) }
    case .plot:
      outcome = PlotOutcome(reading: block, settings: settings, in: context, &diagnostics)
        .map { .plot($0) }
    }
    if let outcome, let expect = settings.expect {
      let expectation = Expectation(
        outcome.values, amongPossible: outcome.possibleNames, in: context.scope,
        shownIn: outcome.style,
        remedy: { ScenarioVariation(self).remedy(for: $0, in: context) })
      diagnostics += expectation.faults(in: expect)
    }
    return outcome
  }
}
