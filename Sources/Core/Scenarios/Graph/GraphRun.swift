import Graphs

/// An algorithm's run on the graph of a block.
public struct GraphRun: Sendable, Hashable {
  /// The name that the author gave the run; `nil` for none.
  public let name: String?
  public let algorithm: GraphAlgorithm
  public let trace: Trace

  public init(name: String?, algorithm: GraphAlgorithm, trace: Trace) {
    self.name = name
    self.algorithm = algorithm
    self.trace = trace
  }
}
