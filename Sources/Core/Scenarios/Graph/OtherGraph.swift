import Graphs

/// The graph that stands beside that of a block.
public struct OtherGraph: Sendable, Hashable {
  public let graph: Graph
  /// The tree with its root and the order of children, if the edges were written as one.
  public let tree: OrderedTree?
  /// The family, if the edges are those of one.
  public let family: GraphFamily?
  public let layout: LayoutKind
  /// The name of the graph, if it is one of the course's own files.
  public let documentName: String?
}
