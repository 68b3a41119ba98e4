/// A depth-first search with its times and its classes of edges.
///
/// The clock ticks at each discovery and each leaving, from 1. Without a source, or where it restarts, every vertex is visited: the search
/// begins again at the first vertex not yet found.
struct DepthFirstSearch {
  let graph: Graph
  let ranks: [Int]
  private(set) var discovered: [Int]
  private(set) var left: [Int]
  private(set) var parents: [Int?]
  private(set) var parentEdges: [Int?]
  private(set) var classes: [EdgeClass?]
  /// In the order of discovery.
  private(set) var preorder: [Int] = []
  /// In the order of leaving.
  private(set) var postorder: [Int] = []
  private(set) var roots: [Int] = []
  /// An edge that leads back, which closes a cycle, and the vertex from which it was followed; the first that was found.
  private(set) var firstBack: (edge: Int, from: Int)?
  private(set) var steps: [TraceStep] = []
  private var clock = 0
  /// The vertices between discovery and leaving, the root first, each with its next way out.
  private var path: [(vertex: Int, ways: [Departure], next: Int)] = []

  init(_ graph: Graph, from source: Int?, restarts: Bool = false, ranks: [Int]) {
    self.graph = graph
    self.ranks = ranks
    discovered = [Int](repeating: 0, count: graph.order)
    left = discovered
    parents = [Int?](repeating: nil, count: graph.order)
    parentEdges = parents
    classes = [EdgeClass?](repeating: nil, count: graph.size)
    var starts = source.map { [$0] } ?? []
    if source == nil || restarts {
      starts += graph.vertices.indices.sorted { ranks[$0] < ranks[$1] }
    }
    for start in starts where graph.vertices.indices.contains(start) && discovered[start] == 0 {
      roots.append(start)
      search(from: start)
    }
  }

  private mutating func search(from root: Int) {
    var step = TraceStep()
    discover(root, &step)
    step.say(
      .depthStart,
      [
        .init("number", .count(steps.count + 1)), .init("vertex", .vertex(root)),
        .init("time", .count(clock)),
      ])
    finish(&step, at: root, edge: .nothing, kind: .nothing)
    while let last = path.indices.last {
      let vertex = path[last].vertex
      guard path[last].next < path[last].ways.count else {
        leave(vertex)
        continue
      }
      let way = path[last].ways[path[last].next]
      path[last].next += 1
      follow(way, from: vertex)
    }
  }

  private mutating func discover(_ vertex: Int, _ step: inout TraceStep) {
    clock += 1
    discovered[vertex] = clock
    preorder.append(vertex)
    step.set(vertex, .open)
    step.value(vertex, .pair(clock, nil), from: parents[vertex])
    step.isTelling = true
    path.append((vertex, graph.departures(from: vertex, ranks: ranks), 0))
  }

  private mutating func leave(_ vertex: Int) {
    clock += 1
    left[vertex] = clock
    postorder.append(vertex)
    path.removeLast()
    var step = TraceStep()
    step.value(vertex, .pair(discovered[vertex], clock), from: parents[vertex])
    step.set(vertex, .done)
    step.say(
      path.isEmpty ? .depthEnd : .depthLeave,
      [
        .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
        .init("time", .count(clock)), .init("parent", .vertex(parents[vertex] ?? vertex)),
      ])
    finish(&step, at: vertex, edge: .nothing, kind: .nothing)
  }

  private mutating func follow(_ way: Departure, from vertex: Int) {
    // An undirected edge is looked at from both ends, but is one edge: the second look says nothing new.
    guard classes[way.edge] == nil else { return }
    let kind = kind(of: way, from: vertex)
    classes[way.edge] = kind
    var step = TraceStep()
    step.note(way.edge, .kind(kind))
    if kind == .tree {
      parents[way.vertex] = vertex
      parentEdges[way.vertex] = way.edge
      step.hadTie = hasOtherChoice(than: way, from: vertex)
      discover(way.vertex, &step)
      step.mark(way.edge, .tree)
    } else {
      step.look(way.edge, .rejected)
      if kind == .back, firstBack == nil { firstBack = (way.edge, vertex) }
    }
    step.say(
      .init(kind),
      [
        .init("number", .count(steps.count + 1)), .init("edge", .edgeTo(way.edge, way.vertex)),
        .init("vertex", .vertex(way.vertex)), .init("time", .count(discovered[way.vertex])),
      ])
    finish(&step, at: kind == .tree ? way.vertex : vertex, edge: .edge(way.edge), kind: .kind(kind))
  }

  private func kind(of way: Departure, from vertex: Int) -> EdgeClass {
    if discovered[way.vertex] == 0 { return .tree }
    if left[way.vertex] == 0 { return .back }
    return discovered[way.vertex] > discovered[vertex] ? .forward : .cross
  }

  /// True if another new vertex could have been taken.
  private func hasOtherChoice(than way: Departure, from vertex: Int) -> Bool {
    path[path.count - 1].ways.contains {
      $0.vertex != way.vertex && discovered[$0.vertex] == 0
    }
  }

  private mutating func finish(
    _ step: inout TraceStep, at vertex: Int, edge: TraceCell, kind: TraceCell
  ) {
    step.current(vertex)
    step.cells = [edge, kind, .nothing, .vertices(stack)]
    steps.append(step)
  }

  private var stack: [Int] {
    graph.order > Trace.mostTabulated ? [] : path.map { $0.vertex }
  }

  /// The cycle that the first edge leading back closes: its vertices and, from each to the next, its edges.
  var cycle: (vertices: [Int], edges: [Int])? {
    guard let firstBack else { return nil }
    let back = graph.edges[firstBack.edge]
    let top = back.isLoop ? firstBack.from : back.other(than: firstBack.from)
    var vertices: [Int] = []
    var edges: [Int] = []
    var here = firstBack.from
    while here != top, let edge = parentEdges[here], let parent = parents[here] {
      vertices.append(here)
      edges.append(edge)
      here = parent
    }
    vertices.append(top)
    return (Array(vertices.reversed()), Array(edges.reversed()) + [firstBack.edge])
  }

  /// The edges of the forest, in the order written.
  var treeEdges: [Int] { parentEdges.compactMap { $0 }.sorted() }
}

extension TraceSentence.Key {
  fileprivate init(_ kind: EdgeClass) {
    switch kind {
    case .tree: self = .depthTree
    case .back: self = .depthBack
    case .forward: self = .depthForward
    case .cross: self = .depthCross
    }
  }
}
