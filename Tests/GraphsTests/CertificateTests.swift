import Graphs
import Testing

/// A certificate that is wrong is refused.
@Suite struct CertificateTests {
  private let square = Graph(
    vertices: (0..<4).map { Vertex("\($0)") },
    edges: [
      Edge(from: 0, to: 1, weight: 1), Edge(from: 1, to: 2, weight: 2),
      Edge(from: 2, to: 3, weight: 3), Edge(from: 3, to: 0, weight: 4),
    ])

  @Test func `distances must be right`() {
    func holds(_ distances: [Double]) -> Bool {
      Certificate.distances(distances, from: 0, isHops: false).holds(for: square)
    }
    #expect(holds([0, 1, 3, 4]))
    #expect(!holds([0, 1, 3, 5]))
    #expect(!holds([0, 1, 3, 3]))
    #expect(!holds([0, 1, 3, .infinity]))
    #expect(!holds([1, 1, 3, 4]))
  }

  @Test func `a ring of weight nothing does not prove itself`() {
    let ring = Graph(
      vertices: (0..<3).map { Vertex("\($0)") },
      edges: [Edge(from: 1, to: 2, weight: 0), Edge(from: 0, to: 1, weight: 5)])
    #expect(!Certificate.distances([0, 3, 3], from: 0, isHops: false).holds(for: ring))
    #expect(Certificate.distances([0, 5, 5], from: 0, isHops: false).holds(for: ring))
  }

  @Test func `a forest must span, be a forest and be light`() {
    #expect(Certificate.forest([0, 1, 2]).holds(for: square))
    #expect(!Certificate.forest([0, 1]).holds(for: square))
    #expect(!Certificate.forest([0, 1, 2, 3]).holds(for: square))
    #expect(!Certificate.forest([1, 2, 3]).holds(for: square))
  }

  @Test func `cycles must close, and be odd or negative where that is claimed`() {
    #expect(Certificate.cycle([0, 1, 2, 3], [0, 1, 2, 3]).holds(for: square))
    #expect(!Certificate.cycle([0, 1, 3], [0, 1, 3]).holds(for: square))
    #expect(!Certificate.oddCycle([0, 1, 2, 3], [0, 1, 2, 3]).holds(for: square))
    #expect(!Certificate.negativeCycle([0, 1, 2, 3], [0, 1, 2, 3]).holds(for: square))
  }

  @Test func `sides, colours, orders and tours are checked`() {
    #expect(Certificate.twoSides([1, 2, 1, 2]).holds(for: square))
    #expect(!Certificate.twoSides([1, 2, 2, 2]).holds(for: square))
    #expect(!Certificate.colouring([1, 2, 3]).holds(for: square))
    #expect(!Certificate.order([0, 1, 2, 3]).holds(for: square))
    #expect(Certificate.tour([0, 1, 2, 3, 0], [0, 1, 2, 3]).holds(for: square))
    #expect(!Certificate.tour([0, 1, 2, 3], [0, 1, 2]).holds(for: square))
  }

  @Test func `a cut must let through what flows`() {
    func holds(_ flows: [Double], _ side: [Bool]) -> Bool {
      Certificate.cut(flows: flows, side: side, source: 0, sink: 2).holds(for: square)
    }
    #expect(holds([1, 1, -3, -3], [true, false, false, true]))
    #expect(!holds([1, 1, -2, -3], [true, false, false, true]))
    #expect(!holds([1, 1, -2, -2], [true, false, false, true]))
    #expect(!holds([1, 1, -3, -3], [true, true, false, true]))
    #expect(!holds([2, 2, -3, -3], [true, false, false, true]))
  }

  @Test func `strong components must be the largest sets that hang together`() {
    let arcs = Graph(
      vertices: (0..<3).map { Vertex("\($0)") },
      edges: [
        Edge(from: 0, to: 1, directed: true), Edge(from: 1, to: 0, directed: true),
        Edge(from: 1, to: 2, directed: true),
      ])
    #expect(Certificate.strongComponents([[0, 1], [2]]).holds(for: arcs))
    #expect(!Certificate.strongComponents([[0], [1], [2]]).holds(for: arcs))
    #expect(!Certificate.strongComponents([[0, 1, 2]]).holds(for: arcs))
  }
}
