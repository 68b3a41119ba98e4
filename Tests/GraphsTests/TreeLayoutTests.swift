import Geometry
import Graphs
import Testing

@Suite struct TreeLayoutTests {
  /// The children of each vertex, and their parents, of a tree that hangs from vertex 0.
  private func family(_ graph: Graph) -> (children: [[Int]], parents: [Int]) {
    var children = [[Int]](repeating: [], count: graph.order)
    var parents = [Int](repeating: -1, count: graph.order)
    for edge in graph.edges {
      children[edge.start].append(edge.end)
      parents[edge.end] = edge.start
    }
    return (children.map { $0.sorted() }, parents)
  }

  private func subtree(_ vertex: Int, _ children: [[Int]]) -> [Int] {
    [vertex] + children[vertex].flatMap { subtree($0, children) }
  }

  @Test(arguments: 0..<60) func `a tree is tidy`(seed: Int) {
    let graph = GraphSamples.tree(2 + seed, seed: UInt64(seed))
    let points = GraphLayout(of: graph, by: .tree).positions
    let (children, parents) = family(graph)
    for vertex in graph.vertices.indices {
      // Parents are above, centred over their children, which stand on one level in the order written.
      let own = children[vertex].map { points[$0] }
      if let first = own.first, let last = own.last {
        #expect(abs((first.x + last.x) / 2 - points[vertex].x) < 0.021)
        #expect(own.allSatisfy { $0.y == first.y && $0.y < points[vertex].y - 54 })
        #expect(zip(own, own.dropFirst()).allSatisfy { $0.x < $1.x })
      }
    }
    // On each level subtrees of one parent do not reach into each other.
    for vertex in graph.vertices.indices {
      let outlines = children[vertex].map { subtree($0, children).map { points[$0] } }
      for (left, right) in zip(outlines, outlines.dropFirst()) {
        for point in left {
          for other in right where other.y == point.y { #expect(other.x > point.x + 53.9) }
        }
      }
    }
    #expect(parents.filter { $0 < 0 } == [-1])
  }

  @Test(arguments: 0..<40) func `equal subtrees are drawn alike`(seed: Int) {
    // One tree twice, under a root with something between.
    let part = GraphSamples.tree(8, seed: UInt64(seed))
    var pairs = [(0, 1), (0, 9), (0, 10)]
    for edge in part.edges {
      pairs.append((edge.start + 1, edge.end + 1))
      pairs.append((edge.start + 10, edge.end + 10))
    }
    let points = GraphLayout(of: GraphSamples.graph(18, pairs), by: .tree).positions
    for vertex in 1..<9 {
      let first = points[vertex] - points[1]
      let second = points[vertex + 9] - points[10]
      #expect((first - second).length < 0.03)
    }
  }

  @Test func `a forest stands side by side and arcs hang from their root`() {
    // 4 → 3, 4 → 0, 0 → 5; and 1 – 2; and 6 alone.
    var graph = GraphSamples.graph(7, [(4, 3), (4, 0), (0, 5)], directed: true)
    graph.add(Edge(from: 1, to: 2))
    let points = GraphLayout(of: graph, by: .tree).positions
    #expect(points[4].y == points[1].y)
    #expect(points[4].y > points[0].y && points[0].y > points[5].y)
    #expect(points[0].x < points[3].x)
    #expect(points[6].y < points[5].y)
  }

  @Test func `a written tree hangs from its root, and an only child stands on its side`() {
    // 1 is the root; 0 is its left child, 2 the right child of 0, 3 the left child of 2.
    let graph = GraphSamples.graph(4, [(1, 0), (0, 2), (2, 3)])
    let tree = OrderedTree(root: 1, children: [[nil, 2], [0, nil], [3, nil], []])
    let points = GraphLayout(of: graph, by: .tree, tree: tree).positions
    #expect(points[1].y > points[0].y && points[0].y > points[2].y && points[2].y > points[3].y)
    #expect(points[0].x < points[1].x)
    #expect(points[2].x > points[0].x)
    #expect(points[3].x < points[2].x)
  }

  @Test func `wide names have room and a graph with cycles has its spanning tree`() {
    let measure = LayoutMeasure(
      extents: [Vector(20, 18), Vector(70, 18), Vector(60, 18), Vector(18, 18)])
    let graph = GraphSamples.graph(4, [(0, 1), (0, 2), (0, 3), (1, 2), (2, 3)])
    let points = GraphLayout(of: graph, by: .tree, measure: measure).positions
    #expect(points[2].x - points[1].x > 130)
    #expect(points[3].x - points[2].x > 78)
    #expect(points[1].y == points[3].y)
  }

  @Test func `a path of 2,000 vertices and a star of as many leaves are laid out`() {
    let path = GraphSamples.graph(2000, (1..<2000).map { ($0 - 1, $0) })
    #expect(Set(GraphLayout(of: path, by: .tree).positions.map(\.x)).count == 1)
    let star = GraphSamples.graph(2000, (1..<2000).map { (0, $0) })
    let xs = GraphLayout(of: star, by: .tree).positions.dropFirst().map(\.x)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 + 53 < $1 })
  }
}
