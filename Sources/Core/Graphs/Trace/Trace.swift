/// The run of an algorithm, as a value: what was looked at in each step, what changed and why, and what came out.
///
/// All algorithms leave traces of one form, so that whatever draws, tells or tabulates a run needs to know none of them.
public struct Trace: Sendable, Hashable {
  public let algorithm: Algorithm
  /// The vertex where the run began, if it began at one.
  public let source: Int?
  /// The vertex to which a way or a flow was asked for, if one was.
  public let target: Int?
  public let ties: TieOrder
  /// The columns of the run's table, after that of the step's number.
  public let columns: [TraceColumn]
  /// What holds before the first step.
  public let start: TraceStep
  public let steps: [TraceStep]
  /// What the drawing of the result marks on an unmarked graph; `nil` if it shows what holds after the last step.
  public let end: [TraceChange]?
  /// What came out, under the names of an author's values.
  public let results: [TraceResult]
  /// What came out, in sentences.
  public let conclusion: [TraceSentence]
  /// What proves the answer.
  public let certificate: Certificate?

  init(
    _ algorithm: Algorithm, from source: Int? = nil, to target: Int? = nil,
    ties: TieOrder = .asWritten, columns: [TraceColumn], start: TraceStep, steps: [TraceStep],
    end: [TraceChange]? = nil, results: [TraceResult], conclusion: [TraceSentence],
    certificate: Certificate? = nil
  ) {
    self.algorithm = algorithm
    self.source = source
    self.target = target
    self.ties = ties
    self.columns = columns
    self.start = start
    self.steps = steps
    self.end = end
    self.results = results
    self.conclusion = conclusion
    self.certificate = certificate
  }

  /// Of a graph with more vertices than these, the cells of the table do not list what is on a stack or in a tree.
  static let mostTabulated = 200

  /// How many steps the run took.
  public var stepCount: Int { steps.count }

  /// True if the order of ties decided something.
  public var hadTie: Bool { steps.contains { $0.hadTie } }

  /// The result of that name; `nil` if the run has none, or if it is undefined.
  public subscript(name: String) -> TraceValue? {
    results.first { $0.name == name }?.value
  }
}
