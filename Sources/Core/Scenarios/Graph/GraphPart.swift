/// A part of a graph's figure, as `show` names it.
public enum GraphPart: Sendable, Hashable {
  /// The graph with the result of its runs.
  case diagram
  /// The results of several runs next to each other.
  case diagramsBeside
  /// The graph alone.
  case given
  /// One moment of a run: 0 is the start.
  case step(Int)
  /// One frame for each step, with a sentence.
  case steps
  /// The steps of several runs next to each other.
  case stepsBeside
  /// The residual graph of a flow after a step; after the last for `nil`.
  case residual(Int?)
  /// The steps of a flow, the residual graph beside each.
  case stepsWithResidual
  /// The trace of each run.
  case table
  /// The pseudo-code of each run's algorithm.
  case code
  /// The adjacency matrix.
  case matrix
  /// The incidence matrix.
  case incidence
  /// The distances of all pairs.
  case distances
  /// The Laplacian matrix.
  case laplacian
  /// The degrees with their sum.
  case degrees
  /// The adjacency list.
  case list
  /// Order, size, degrees and so on.
  case properties

  /// The words that an author may write.
  public static let words = [
    "diagram", "diagram side by side", "given", "step 3", "steps", "steps side by side", "residual",
    "residual 2", "steps with residual", "table", "code", "matrix", "incidence", "distances",
    "laplacian", "degrees", "list", "properties",
  ]

  /// What a word asks for; `nil` if it is none of them.
  init?(word: String) {
    switch word {
    case "diagram": self = .diagram
    case "given": self = .given
    case "diagram side by side": self = .diagramsBeside
    case "steps": self = .steps
    case "steps side by side": self = .stepsBeside
    case "steps with residual": self = .stepsWithResidual
    case "residual": self = .residual(nil)
    case "table": self = .table
    case "code": self = .code
    case "matrix": self = .matrix
    case "incidence": self = .incidence
    case "distances": self = .distances
    case "laplacian": self = .laplacian
    case "degrees": self = .degrees
    case "list": self = .list
    case "properties": self = .properties
    default:
      let words = word.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]), number >= 0 else { return nil }
      switch words[0] {
      case "step": self = .step(number)
      case "residual": self = .residual(number)
      default: return nil
      }
    }
  }

  /// True if the part shows something that only a run has.
  public var needsRun: Bool {
    switch self {
    case .step, .steps, .table, .code, .diagramsBeside, .stepsBeside, .residual, .stepsWithResidual:
      true
    default: false
    }
  }
}
