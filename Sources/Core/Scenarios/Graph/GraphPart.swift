/// A part of a graph's figure, as `show` names it.
public enum GraphPart: Sendable, Hashable {
  /// The graph with the result of its runs.
  case diagram
  /// The graph alone.
  case given
  /// One moment of a run: 0 is the start.
  case step(Int)
  /// One frame for each step, with a sentence.
  case steps
  /// The trace of each run.
  case table
  /// The pseudo-code of each run's algorithm.
  case code
  /// The adjacency matrix.
  case matrix
  /// The adjacency list.
  case list
  /// Order, size, degrees and so on.
  case properties

  /// The words that an author may write.
  public static let words = [
    "diagram", "given", "step 3", "steps", "table", "code", "matrix", "list", "properties",
  ]

  /// What a word asks for; `nil` if it is none of them.
  init?(word: String) {
    switch word {
    case "diagram": self = .diagram
    case "given": self = .given
    case "steps": self = .steps
    case "table": self = .table
    case "code": self = .code
    case "matrix": self = .matrix
    case "list": self = .list
    case "properties": self = .properties
    default:
      let words = word.split(separator: " ")
      guard words.count == 2, words[0] == "step", let number = Int(words[1]), number >= 0 else {
        return nil
      }
      self = .step(number)
    }
  }

  /// True if the part shows something that only a run has.
  public var needsRun: Bool {
    switch self {
    case .step, .steps, .table, .code: true
    default: false
    }
  }
}
