/// A depth-first search of a graph whose directions do not count, that keeps for each vertex the least index it can get back to without
/// the edge by which it was found: with it bridges, articulation points and blocks show.
///
/// Edges are known by themselves, so that of two parallel ones neither is a bridge. A loop is in no block.
///
/// Source: J. Hopcroft and R. Tarjan, Algorithm 447: efficient algorithms for graph manipulation, Communications of the ACM 16 (1973).
struct LowLinkRun {
  let graph: Graph
  let algorithm: Algorithm
  private(set) var steps: [TraceStep] = []
  private(set) var bridges: [Int] = []
  private(set) var blocks: [[Int]] = []
  private var isArticulation: [Bool]
  private var indices: [Int]
  private var lows: [Int]
  private var clock = 0
  private var path: [Frame] = []
  private var edgeStack: [Int] = []
  private var isSeen: [Bool]

  private struct Frame {
    let vertex: Int
    let ways: [Int]
    var next = 0
    let entry: Int?
    var children = 0
  }

  init(_ graph: Graph, _ algorithm: Algorithm = .bridges) {
    self.graph = graph
    self.algorithm = algorithm
    indices = [Int](repeating: 0, count: graph.order)
    lows = indices
    isArticulation = [Bool](repeating: false, count: graph.order)
    isSeen = [Bool](repeating: false, count: graph.size)
    for root in graph.vertices.indices where indices[root] == 0 { search(from: root) }
    bridges.sort()
  }

  /// The vertices whose removal leaves more components.
  var articulationPoints: [Int] { graph.vertices.indices.filter { isArticulation[$0] } }

  /// The sets of vertices of the blocks, in order; a vertex without edges is in none.
  var blockVertices: [[Int]] {
    blocks.map { edges in
      var members: [Int] = []
      for vertex in edges.flatMap({ [graph.edges[$0].start, graph.edges[$0].end] }).sorted()
      where members.last != vertex {
        members.append(vertex)
      }
      return members
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func search(from root: Int) {
    enter(root, by: nil)
    while let last = path.indices.last {
      guard path[last].next < path[last].ways.count else {
        leave()
        continue
      }
      let edge = path[last].ways[path[last].next]
      path[last].next += 1
      guard !isSeen[edge] else { continue }
      isSeen[edge] = true
      let vertex = path[last].vertex
      let other = graph.edges[edge].other(than: vertex)
      edgeStack.append(edge)
      if indices[other] == 0 {
        path[last].children += 1
        enter(other, by: edge)
      } else {
        look(edge, from: vertex, to: other)
      }
    }
  }

  private mutating func enter(_ vertex: Int, by edge: Int?) {
    clock += 1
    indices[vertex] = clock
    lows[vertex] = clock
    path.append(Frame(vertex: vertex, ways: graph.edges(at: vertex), entry: edge))
    var step = TraceStep()
    step.set(vertex, .open)
    step.isTelling = true
    var slots: [TraceSentence.Slot] = [
      .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
      .init("index", .count(clock)),
    ]
    if let edge {
      step.mark(edge, .tree)
      slots.append(.init("edge", .edgeTo(edge, vertex)))
    }
    step.say(edge == nil ? .tarjanRoot : .tarjanEnter, slots)
    finish(&step, at: vertex, edge: edge.map { .edge($0) } ?? .nothing, found: .nothing)
  }

  private mutating func look(_ edge: Int, from vertex: Int, to other: Int) {
    let before = lows[vertex]
    lows[vertex] = min(before, indices[other])
    var step = TraceStep()
    step.look(edge, .looked)
    step.say(
      lows[vertex] < before ? .tarjanLower : .tarjanSame,
      [
        .init("number", .count(steps.count + 1)), .init("edge", .edgeTo(edge, other)),
        .init("vertex", .vertex(vertex)), .init("other", .vertex(other)),
        .init("index", .count(indices[other])), .init("low", .count(lows[vertex])),
      ])
    if graph.edges[edge].isLoop { edgeStack.removeLast() }
    finish(&step, at: vertex, edge: .edge(edge), found: .nothing)
  }

  private mutating func leave() {
    let frame = path.removeLast()
    let vertex = frame.vertex
    var step = TraceStep()
    step.set(vertex, .done)
    if path.isEmpty, frame.children > 1 { isArticulation[vertex] = true }
    let found = path.isEmpty ? .nothing : close(frame, &step)
    if step.sentences.isEmpty {
      step.say(
        .lowLeave,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("low", .count(lows[vertex])),
        ])
    }
    finish(&step, at: vertex, edge: .nothing, found: found)
  }

  /// What it means for the parent and the edge to it that nothing led back further.
  private mutating func close(_ frame: Frame, _ step: inout TraceStep) -> TraceCell {
    let last = path.count - 1
    let parent = path[last].vertex
    let vertex = frame.vertex
    guard let edge = frame.entry else { return .nothing }
    lows[parent] = min(lows[parent], lows[vertex])
    step.value(parent, .pair(indices[parent], lows[parent]))
    let slots: [TraceSentence.Slot] = [
      .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
      .init("low", .count(lows[vertex])), .init("parent", .vertex(parent)),
      .init("index", .count(indices[parent])), .init("edge", .edge(edge)),
    ]
    guard lows[vertex] >= indices[parent] else { return .nothing }
    var block: [Int] = []
    while let top = edgeStack.popLast() {
      block.append(top)
      if top == edge { break }
    }
    blocks.append(block.sorted())
    if path.count > 1 { isArticulation[parent] = true }
    if algorithm == .blocks { return tell(blocks[blocks.count - 1], slots, &step) }
    let isBridge = lows[vertex] > indices[parent]
    if isBridge { bridges.append(edge) }
    if algorithm == .bridges {
      guard isBridge else { return .nothing }
      step.mark(edge, .cut)
      step.isTelling = true
      step.say(.bridgeFound, slots)
      return .edge(edge)
    }
    guard path.count > 1 else { return .nothing }
    step.isTelling = true
    step.say(.articulationFound, slots)
    return .vertex(parent)
  }

  /// A block is whole: its edges get its number.
  private mutating func tell(
    _ block: [Int], _ slots: [TraceSentence.Slot], _ step: inout TraceStep
  ) -> TraceCell {
    for edge in block {
      step.note(edge, .group(blocks.count))
      step.look(edge, .looked)
    }
    step.isTelling = true
    step.say(
      .blockFound, slots + [.init("block", .count(blocks.count)), .init("list", .edges(block))],
      count: block.count)
    return .edges(block)
  }

  private mutating func finish(
    _ step: inout TraceStep, at vertex: Int, edge: TraceCell, found: TraceCell
  ) {
    step.current(vertex)
    step.value(vertex, .pair(indices[vertex], lows[vertex]))
    step.cells = [edge, .nothing, found]
    steps.append(step)
  }
}
