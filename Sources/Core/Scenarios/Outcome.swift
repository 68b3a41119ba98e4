import Formula
import Quantities

/// What came out of a block.
public enum Outcome: Sendable {
  case optics(OpticsOutcome)
  case graph(GraphOutcome)

  public var kind: ScenarioKind {
    switch self {
    case .optics: .optics
    case .graph: .graph
    }
  }

  /// The results that can be used by name.
  public var values: NamedValues {
    switch self {
    case .optics(let outcome): outcome.values
    case .graph(let outcome): outcome.values
    }
  }

  /// The names of values that a block of this kind can have besides those that it has: they are undefined in this one.
  public var possibleNames: [ValueName] {
    switch self {
    case .optics(let outcome): outcome.possibleNames
    case .graph(let outcome): outcome.undefinedNames
    }
  }

  /// How this block shows quantities.
  public var style: QuantityStyle {
    switch self {
    case .optics(let outcome): outcome.style
    case .graph(let outcome): outcome.style
    }
  }
}
