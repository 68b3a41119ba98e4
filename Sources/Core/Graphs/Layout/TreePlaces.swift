import Geometry

/// A tidy tree with its root on top; the trees of a forest side by side, their roots on one level. Of a graph that is no forest, a
/// spanning forest by breadth.
struct TreePlaces {
  let positions: [Point]

  /// - Parameter tree: the root and the order of children; `nil` where they follow from the graph.
  init(graph: Graph, tree: OrderedTree? = nil, measure: LayoutMeasure) {
    let forest = tree.map { RootedForest($0) } ?? RootedForest(of: graph)
    let single = forest.roots.filter { graph.edges(at: $0).isEmpty }
    let joined = forest.roots.filter { !graph.edges(at: $0).isEmpty }
    let grown = Self.places(of: joined, in: forest, order: graph.order, measure: measure)
    var groups: [(vertices: [Int], points: [Point])] = []
    if !joined.isEmpty {
      let members = graph.vertices.indices.filter { !graph.edges(at: $0).isEmpty }
      groups.append((members, members.map { grown[$0] }))
    }
    groups += single.map { ([$0], [Point(0, 0)]) }
    positions =
      Shelves(
        groups, order: graph.order, measure: measure, gap: 0.5 * measure.edgeLength
      ).positions
  }

  /// The places of trees under one more vertex, which nobody sees.
  private static func places(
    of roots: [Int], in forest: RootedForest, order: Int, measure: LayoutMeasure
  ) -> [Point] {
    var children = forest.children + [roots]
    var halfRoom = (0..<order).map {
      max(measure.leastDistance / 2, 0.32 * measure.edgeLength, measure.extent(of: $0).dx + 9)
    }
    halfRoom.append(0)
    // An empty place is kept free by a leaf that nobody sees either.
    for (vertex, places) in forest.places.enumerated() where !places.isEmpty {
      var filled: [Int] = []
      for child in places {
        filled.append(child ?? children.count)
        guard child == nil else { continue }
        children.append([])
        halfRoom.append(max(measure.leastDistance / 2, 0.32 * measure.edgeLength))
      }
      children[vertex] = filled
    }
    let tree = TidyTree(
      root: order, children: children, halfRoom: halfRoom, cousinGap: 0.12 * measure.edgeLength)
    var levels = [[Int]]()
    var level = roots
    while !level.isEmpty {
      levels.append(level)
      level = level.flatMap { forest.children[$0] }
    }
    var points = [Point](repeating: Point(0, 0), count: order)
    var y = 0.0
    for (index, level) in levels.enumerated() {
      if index > 0 { y -= height(below: levels[index - 1], forest, tree.places, measure) }
      for vertex in level { points[vertex] = Point(tree.places[vertex], y) }
    }
    return points
  }

  /// How far the next level is below one: the farther, the flatter edges would be, so that none passes near a sibling.
  private static func height(
    below level: [Int], _ forest: RootedForest, _ places: [Double], _ measure: LayoutMeasure
  ) -> Double {
    var widest = 0.0
    var high = 0.0
    for parent in level {
      for child in forest.children[parent] {
        widest = max(widest, abs(places[parent] - places[child]))
        high = max(high, measure.extent(of: parent).dy + measure.extent(of: child).dy)
      }
    }
    let usual = max(0.8 * measure.edgeLength, measure.leastDistance, high + 34)
    return max(usual, min(0.46 * widest, 2 * usual))
  }
}
