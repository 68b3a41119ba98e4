import Graphs

/// An algorithm's run on the graph of a block.
public struct GraphRun: Sendable, Hashable {
  /// The name that the author gave the run; `nil` for none.
  public let name: String?
  public let trace: Trace

  public init(name: String?, trace: Trace) {
    self.name = name
    self.trace = trace
  }

  public var algorithm: Algorithm { trace.algorithm }
}
