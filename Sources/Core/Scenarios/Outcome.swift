import Quantities

/// What came out of a block.
public enum Outcome: Sendable {
  case optics(OpticsOutcome)
  case graph(GraphOutcome)

  /// The results that can be used by name.
  public var values: NamedValues {
    switch self {
    case .optics(let outcome): outcome.values
    case .graph(let outcome): outcome.values
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
