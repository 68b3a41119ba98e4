/// Where more can flow at a moment of a maximum flow: along each edge what room it has left, and back along an arc what flows there and can
/// be taken back.
///
/// Source: L. R. Ford and D. R. Fulkerson, Flows in Networks.
public struct ResidualNetwork: Sendable, Hashable {
  /// A way along an edge, in one direction.
  public struct Arc: Sendable, Hashable {
    public var edge: Int
    public var from: Int
    public var to: Int
    /// How much more can flow; 0 where nothing can.
    public var rest: Double
    /// True if flow is taken back, against an arc.
    public var isBack: Bool
  }

  /// Two for each edge that is no loop, in the order of the edges: from its start to its end, and back.
  public let arcs: [Arc]

  /// The network at a moment of a run that notes its flow on the edges.
  public init(of graph: Graph, at moment: GraphMoment) {
    arcs = graph.edges.indices.flatMap { index -> [Arc] in
      let edge = graph.edges[index]
      guard !edge.isLoop, case .flow(let flow, let most)? = moment.notes[index] else { return [] }
      // Less than rounding can tell is nothing.
      func rest(_ value: Double) -> Double { value > 1e-12 * most ? value : 0 }
      return [
        Arc(
          edge: index, from: edge.start, to: edge.end, rest: rest(most - flow), isBack: false),
        Arc(
          edge: index, from: edge.end, to: edge.start,
          rest: rest((edge.isDirected ? 0 : most) + flow), isBack: edge.isDirected),
      ]
    }
  }
}
