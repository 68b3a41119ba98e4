import Drawing
import Graphs
import Scenarios

/// The residual graphs of a flow, one after each step: where the vertices of the flow are, and with room for every arc that is ever there, so
/// that nothing moves.
struct ResidualPlan {
  let trace: Trace
  let words: GraphWords
  /// The plan of all arcs that are there at some time.
  let plan: GraphPlan
  private let moments: [GraphMoment]
  /// At each moment the arcs of the plan.
  private let arcs: [[ResidualNetwork.Arc]]

  init(of trace: Trace, in graph: Graph, on plan: GraphPlan, _ words: GraphWords) {
    self.trace = trace
    self.words = words
    moments = trace.moments(in: graph)
    let networks = moments.map { ResidualNetwork(of: graph, at: $0).arcs }
    let used = networks[0].indices.filter { arc in networks.contains { $0[arc].rest > 0 } }
    let arcs = networks.map { network in used.map { network[$0] } }
    self.arcs = arcs
    let drawn = Graph(
      vertices: graph.vertices,
      edges: arcs[0].map { Edge(from: $0.from, to: $0.to, directed: true) })
    let widest = arcs[0].indices.map { arc -> String? in
      arcs.map { words.number($0[arc].rest) }.max {
        Face.serif.width(of: $0, size: 14) < Face.serif.width(of: $1, size: 14)
      }
    }
    self.plan = GraphPlan(of: drawn, where: plan, edgeTexts: widest)
  }

  /// True for arcs that are not there after a step.
  func hidden(after number: Int) -> [Bool] { arcs[number].map { $0.rest <= 0 } }

  /// What more can flow along each arc after a step.
  func texts(after number: Int) -> [String?] {
    arcs[number].map { $0.rest > 0 ? words.number($0.rest) : nil }
  }

  /// The source's side once it is known, arcs that take back, and a way.
  func moment(after number: Int, next way: [Int]) -> GraphMoment {
    var moment = GraphMoment(of: plan.graph)
    moment.vertices = moments[number].vertices.map { $0 == .done ? .done : .unseen }
    for (index, arc) in arcs[number].enumerated() where arc.rest > 0 {
      moment.edges[index] = way.contains(index) ? .tree : arc.isBack ? .back : .plain
    }
    return moment
  }

  /// The arcs of the way that the step after this one fills; none if there is none.
  func way(after number: Int) -> [Int] {
    guard number < trace.stepCount else { return [] }
    let step = trace.steps[number]
    guard case .vertices(let vertices)? = step.cells.first else { return [] }
    let edges = step.looks.compactMap { look -> Int? in
      if case .edge(let edge, .looked) = look { edge } else { nil }
    }
    let pairs = Array(zip(vertices, vertices.dropFirst()))
    return arcs[number].indices.filter { index in
      let arc = arcs[number][index]
      return edges.contains(arc.edge) && pairs.contains { $0 == (arc.from, arc.to) }
    }
  }

  // MARK: Words

  /// What the drawing shows, and whether a way is left.
  func caption(after number: Int) -> String {
    let ends = [
      (name: "source", text: words.name(trace.source ?? 0)),
      (name: "target", text: words.name(trace.target ?? 0)),
    ]
    let hasWay = !way(after: number).isEmpty
    return words(.residualCaption) + " " + words(hasWay ? .residualWay : .residualNoWay, ends)
  }

  func description(after number: Int) -> String {
    let list = arcs[number].filter { $0.rest > 0 }.map { arc in
      words.name(arc.from) + "→" + words.name(arc.to) + " " + words.number(arc.rest)
    }
    guard list.count <= 30 else { return caption(after: number) }
    return words(
      .altEdgeList, [("list", list.isEmpty ? words(.none) : list.joined(separator: ", "))])
  }

  /// What occurs in the drawings.
  func legend(of moments: [GraphMoment]) -> [GraphLegend.Entry] {
    var entries: [GraphLegend.Entry] = []
    if moments.contains(where: { $0.vertices.contains(.done) }) {
      entries.append(.vertex(.done, isHatched: true, words: words(.stateSourceSide)))
    }
    let states: [(EdgeState, GraphPhrase)] = [(.tree, .stateNextWay), (.back, .stateTakesBack)]
    for (state, key) in states where moments.contains(where: { $0.edges.contains(state) }) {
      entries.append(.edge(state, isDirected: true, words: words(key)))
    }
    return entries
  }
}
