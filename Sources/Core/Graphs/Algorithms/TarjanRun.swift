/// Tarjan's algorithm for strong components at work.
///
/// Source: R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972).
struct TarjanRun {
  let graph: Graph
  let ranks: [Int]
  private(set) var components: [[Int]] = []
  private(set) var steps: [TraceStep] = []
  private var indices: [Int]
  private var lows: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var path: [(vertex: Int, ways: [Departure], next: Int, entry: Int?)] = []
  private var clock = 0

  init(graph: Graph, ranks: [Int]) {
    self.graph = graph
    self.ranks = ranks
    indices = [Int](repeating: 0, count: graph.order)
    lows = indices
    isOnStack = [Bool](repeating: false, count: graph.order)
  }

  mutating func run() {
    for root in graph.vertices.indices.sorted(by: { ranks[$0] < ranks[$1] })
    where indices[root] == 0 {
      enter(root, by: nil)
      while let last = path.indices.last {
        guard path[last].next < path[last].ways.count else {
          leave()
          continue
        }
        let way = path[last].ways[path[last].next]
        path[last].next += 1
        if indices[way.vertex] == 0 {
          enter(way.vertex, by: way.edge)
        } else {
          look(way, from: path[last].vertex)
        }
      }
    }
  }

  private mutating func enter(_ vertex: Int, by edge: Int?) {
    clock += 1
    indices[vertex] = clock
    lows[vertex] = clock
    stack.append(vertex)
    isOnStack[vertex] = true
    path.append((vertex, graph.departures(from: vertex, ranks: ranks), 0, edge))
    var step = TraceStep()
    step.set(vertex, .open)
    step.isTelling = true
    if let edge {
      step.mark(edge, .tree)
      step.say(
        .tarjanEnter,
        [
          .init("number", .count(steps.count + 1)), .init("edge", .edgeTo(edge, vertex)),
          .init("vertex", .vertex(vertex)), .init("index", .count(clock)),
        ])
    } else {
      step.say(
        .tarjanRoot,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("index", .count(clock)),
        ])
    }
    finish(&step, at: vertex, edge: edge.map { .edge($0) } ?? .nothing, found: .nothing)
  }

  private mutating func look(_ way: Departure, from vertex: Int) {
    var step = TraceStep()
    step.look(way.edge, isOnStack[way.vertex] ? .looked : .rejected)
    let before = lows[vertex]
    if isOnStack[way.vertex] { lows[vertex] = min(before, indices[way.vertex]) }
    let key: TraceSentence.Key =
      !isOnStack[way.vertex] ? .tarjanDone : lows[vertex] < before ? .tarjanLower : .tarjanSame
    step.say(
      key,
      [
        .init("number", .count(steps.count + 1)), .init("edge", .edgeTo(way.edge, way.vertex)),
        .init("vertex", .vertex(vertex)), .init("other", .vertex(way.vertex)),
        .init("index", .count(indices[way.vertex])), .init("low", .count(lows[vertex])),
      ])
    finish(&step, at: vertex, edge: .edge(way.edge), found: .nothing)
  }

  private mutating func leave() {
    let frame = path.removeLast()
    let vertex = frame.vertex
    var step = TraceStep()
    var found = TraceCell.nothing
    if lows[vertex] == indices[vertex] {
      var members: [Int] = []
      while let top = stack.popLast() {
        isOnStack[top] = false
        members.append(top)
        if top == vertex { break }
      }
      members.sort()
      components.append(members)
      for member in members {
        step.set(member, .done)
        step.group(member, components.count)
      }
      step.isTelling = true
      step.say(
        .tarjanFound,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("low", .count(lows[vertex])), .init("list", .vertices(members)),
        ])
      found = .vertices(members)
    } else {
      step.say(
        .tarjanBack,
        [
          .init("number", .count(steps.count + 1)), .init("vertex", .vertex(vertex)),
          .init("low", .count(lows[vertex])), .init("index", .count(indices[vertex])),
        ])
    }
    if let parent = path.last?.vertex {
      lows[parent] = min(lows[parent], lows[vertex])
      step.value(parent, .pair(indices[parent], lows[parent]))
    }
    finish(&step, at: vertex, edge: .nothing, found: found)
  }

  private mutating func finish(
    _ step: inout TraceStep, at vertex: Int, edge: TraceCell, found: TraceCell
  ) {
    step.current(vertex)
    step.value(vertex, .pair(indices[vertex], lows[vertex]))
    let shown = graph.order > Trace.mostTabulated ? [] : stack
    step.cells = [edge, .nothing, .vertices(shown), found]
    steps.append(step)
  }
}
