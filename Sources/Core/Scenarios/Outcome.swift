import Formula
import Quantities

/// What came out of a block.
public enum Outcome: Sendable {
  case optics(OpticsOutcome)
  case graph(GraphOutcome)
  case formula(FormulaOutcome)
  case worked(WorkedOutcome)
  case plot(PlotOutcome)

  public var kind: ScenarioKind {
    switch self {
    case .optics: .optics
    case .graph: .graph
    case .formula: .formula
    case .worked: .worked
    case .plot: .plot
    }
  }

  /// The results that can be used by name.
  public var values: NamedValues {
    switch self {
    case .optics(let outcome): outcome.values
    case .graph(let outcome): outcome.values
    case .formula(let outcome): outcome.values
    case .worked(let outcome): outcome.values
    case .plot(let outcome): outcome.values
    }
  }

  /// The names of values that a block of this kind can have besides those that it has: they are undefined in this one.
  public var possibleNames: [ValueName] {
    switch self {
    case .optics(let outcome): outcome.possibleNames
    case .graph(let outcome): outcome.undefinedNames
    case .formula: []
    case .worked(let outcome): outcome.undefinedNames
    case .plot(let outcome): outcome.undefinedNames
    }
  }

  /// How this block shows quantities.
  public var style: QuantityStyle {
    switch self {
    case .optics(let outcome): outcome.style
    case .graph(let outcome): outcome.style
    case .formula(let outcome): outcome.style
    case .worked(let outcome): outcome.style
    case .plot(let outcome): outcome.style
    }
  }
}
