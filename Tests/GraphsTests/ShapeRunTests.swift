import Geometry
import Testing

@testable import Graphs

/// The algorithms about the shape of a graph, by example.
@Suite struct ShapeRunTests {
  private func graph(_ order: Int, _ pairs: [(Int, Int)]) -> Graph {
    Graph(
      vertices: (0..<order).map { Vertex("\($0)") },
      edges: pairs.map { Edge(from: $0.0, to: $0.1) })
  }

  private func complete(_ order: Int) -> Graph {
    graph(order, (0..<order).flatMap { (one: Int) -> [(Int, Int)] in (0..<one).map { ($0, one) } })
  }

  private var petersen: Graph {
    var pairs: [(Int, Int)] = []
    for corner in 0..<5 {
      pairs.append((corner, (corner + 1) % 5))
      pairs.append((corner, corner + 5))
      pairs.append((corner + 5, (corner + 2) % 5 + 5))
    }
    return graph(10, pairs)
  }

  /// Without a triangle, and still in need of four colours.
  private var groetzsch: Graph {
    var pairs: [(Int, Int)] = []
    for corner in 0..<5 {
      let next = (corner + 1) % 5
      pairs.append((corner, next))
      pairs.append((corner, next + 5))
      pairs.append((next, corner + 5))
      pairs.append((corner + 5, 10))
    }
    return graph(11, pairs)
  }

  @Test func `a search that is given up says so and claims nothing`() {
    let hamilton = Trace.hamiltonCycle(of: petersen, steps: 10)
    #expect(hamilton["hamiltonian"] == nil)
    #expect(hamilton.conclusion.map { $0.key } == [.endHamiltonUnknown])
    let colouring = Trace.exactColouring(of: groetzsch, choices: 12)
    #expect(colouring.conclusion.last?.key == .endFewestUnknown)
    #expect(colouring.certificate?.holds(for: groetzsch) == true)
    #expect(Trace.exactColouring(of: groetzsch)["colour-count"] == .number(4))
  }

  @Test func `Petersen's graph has no Hamilton cycle, needs three colours and is not planar`() {
    let hamilton = Trace.hamiltonCycle(of: petersen)
    #expect(hamilton["hamiltonian"] == .truth(false))
    #expect(hamilton["hamilton-cycle"] == nil)
    #expect(hamilton.conclusion.map { $0.key } == [.endHamiltonSearched])
    let colouring = Trace.exactColouring(of: petersen)
    #expect(colouring["colour-count"] == .number(3))
    #expect(colouring.conclusion.last?.key == .endFewestBySearch)
    let planarity = Trace.planarity(of: petersen)
    #expect(planarity["planar"] == .truth(false))
    guard case .kuratowski(let subgraph)? = planarity.certificate else {
      Issue.record("a subgraph is missing")
      return
    }
    // All vertices have degree 3, so that five vertices of degree 4 cannot be in it.
    #expect(subgraph.corners.count == 6)
    #expect(planarity.certificate?.holds(for: petersen) == true)
  }

  @Test func `complete graphs are planar up to four vertices`() {
    for order in 0..<9 {
      let trace = Trace.planarity(of: complete(order))
      #expect(trace["planar"] == .truth(order < 5))
      #expect(trace.certificate?.holds(for: complete(order)) == true, "K\(order)")
    }
  }

  @Test func `a drawing with a crossing proves nothing`() {
    let square = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)]
    #expect(!Certificate.drawing(square).holds(for: complete(4)))
    let inside = [Point(0, 0), Point(4, 0), Point(2, 4), Point(2, 1)]
    #expect(Certificate.drawing(inside).holds(for: complete(4)))
    let through = [Point(0, 0), Point(2, 0), Point(1, 0)]
    #expect(!Certificate.drawing(through).holds(for: graph(3, [(0, 1)])))
  }

  @Test func `a subgraph that is no subdivision proves nothing`() {
    let five = complete(5)
    let all = Array(five.edges.indices)
    func holds(_ edges: [Int], _ corners: [Int]) -> Bool {
      Certificate.kuratowski(KuratowskiSubgraph(edges: edges, corners: corners)).holds(for: five)
    }
    #expect(holds(all, [0, 1, 2, 3, 4]))
    #expect(!holds(Array(all.dropLast()), [0, 1, 2, 3, 4]))
    #expect(!holds(all, [0, 1, 2, 3]))
    #expect(!holds(all, []))
    #expect(!holds(all, [0, 1, 2, 3, 4, 4]))
  }

  @Test func `parts prove only if they are more than the vertices that hold them`() {
    let star = graph(4, [(0, 1), (0, 2), (0, 3)])
    #expect(Certificate.parts([[1], [2], [3]], without: [0]).holds(for: star))
    #expect(!Certificate.parts([[1, 2], [3]], without: []).holds(for: star))
    #expect(!Certificate.parts([[1], [2]], without: [0, 3]).holds(for: star))
    #expect(Trace.hamiltonCycle(of: star).certificate?.holds(for: star) == true)
  }

  @Test func `a star's code names its middle, and a path's centre is in its middle`() {
    let star = graph(5, [(2, 0), (2, 1), (2, 3), (2, 4)])
    let code = Trace.prueferCode(of: star)
    #expect(code["code"] == .vertices([2, 2, 2]))
    #expect(code.certificate?.holds(for: star) == true)
    #expect(!Certificate.code([2, 2, 1]).holds(for: star))
    for order in 1..<8 {
      let path = graph(order, (1..<max(1, order)).map { ($0 - 1, $0) })
      let middle = order % 2 == 1 ? [order / 2] : [order / 2 - 1, order / 2]
      #expect(Trace.treeCentre(of: path)["centre"] == .vertices(middle))
      #expect(Trace.eccentricities(of: path)["centre"] == .vertices(middle))
    }
  }

  @Test func `blocks meet in articulation points`() {
    // Two triangles that share a vertex, and an edge.
    let trace = Trace.blocks(
      of: graph(6, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2), (4, 5)]))
    #expect(trace["blocks"] == .sets([[0, 1, 2], [2, 3, 4], [4, 5]]))
    #expect(trace["articulation-points"] == .vertices([2, 4]))
  }

  @Test func `walks visit a tree as they should`() {
    let tree = OrderedTree(root: 0, children: [[1, 2], [nil, 3], [], []])
    func visited(_ algorithm: Algorithm) -> TraceValue? {
      Trace.traversal(of: tree, by: algorithm)["visited"]
    }
    #expect(visited(.preorder) == .vertices([0, 1, 3, 2]))
    #expect(visited(.inorder) == .vertices([1, 3, 0, 2]))
    #expect(visited(.postorder) == .vertices([3, 1, 2, 0]))
    #expect(visited(.levelOrder) == .vertices([0, 1, 2, 3]))
  }
}
