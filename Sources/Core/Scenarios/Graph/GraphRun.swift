import Graphs

/// An algorithm's run on the graph of a block.
public struct GraphRun: Sendable, Hashable {
  /// The name that the author gave the run; `nil` for none.
  public let name: String?
  public let trace: Trace
  /// The same run as it is seen on the other graph, of an algorithm that is about two.
  public let otherTrace: Trace?

  public init(name: String?, trace: Trace, otherTrace: Trace? = nil) {
    self.name = name
    self.trace = trace
    self.otherTrace = otherTrace
  }

  public var algorithm: Algorithm { trace.algorithm }
}
