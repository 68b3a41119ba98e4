import Graphs
import Numbers
import Phrases
import Scenarios

/// The words and numbers of one graph figure.
struct GraphWords {
  let graph: Graph
  let phrases: Phrases
  let numbers: GraphNumbers

  init(for outcome: GraphOutcome, phrases: Phrases) {
    graph = outcome.graph
    self.phrases = phrases
    var values = outcome.graph.edges.compactMap { $0.weight }
    values += outcome.graph.edges.compactMap { $0.capacity }
    for run in outcome.runs { values += run.trace.numbers.filter({ $0.isFinite }) }
    numbers = GraphNumbers(for: values, style: phrases.numberStyle)
  }

  func callAsFunction(
    _ key: GraphPhrase, _ slots: [(name: String, text: String)] = [], count: Int? = nil
  ) -> String {
    phrases(key, slots, count: count.map { Double($0) })
  }

  func number(_ value: Double) -> String { numbers.text(value) }

  /// A count, which needs no decimals.
  func count(_ value: Int) -> String {
    GraphNumbers(for: [], style: phrases.numberStyle).text(Double(value))
  }

  func name(_ vertex: Int) -> String { MathName.plain(graph.vertices[vertex].name) }

  /// Names with commas between them.
  func names(_ vertices: [Int]) -> String { vertices.map(name).joined(separator: ", ") }

  /// An edge in a sentence: `A–B`, `A→B`, or its own name.
  func edge(_ index: Int) -> String {
    let edge = graph.edges[index]
    if let own = edge.name { return MathName.plain(own) }
    return name(edge.start) + (edge.isDirected ? "→" : "–") + name(edge.end)
  }

  /// An edge in the direction in which it was followed.
  func edge(_ index: Int, to vertex: Int) -> String {
    let edge = graph.edges[index]
    if let own = edge.name { return MathName.plain(own) }
    return name(edge.other(than: vertex)) + (edge.isDirected ? "→" : "–") + name(vertex)
  }

  /// What is written on an edge: its label, else its weight, else its capacity.
  func label(ofEdge index: Int) -> String? { drawnLabel(ofEdge: index).map { MathName.plain($0) } }

  /// The same as its author wrote it, for the drawing.
  func drawnLabel(ofEdge index: Int) -> String? {
    let edge = graph.edges[index]
    if let label = edge.label { return label }
    return (edge.weight ?? edge.capacity).map(number)
  }

  /// The drawing's name.
  var title: String {
    switch (graph.kind, graph.isWeighted) {
    case (.undirected, false): self(.titleUndirected)
    case (.directed, false): self(.titleDirected)
    case (.mixed, false): self(.titleMixed)
    case (.undirected, true): self(.titleUndirectedWeighted)
    case (.directed, true): self(.titleDirectedWeighted)
    case (.mixed, true): self(.titleMixedWeighted)
    }
  }
}

extension Trace {
  /// The numbers that stand beside vertices and edges on the way.
  fileprivate var numbers: [Double] {
    ([start] + steps).flatMap { step in
      (step.matrix ?? []).joined()
        + step.changes.compactMap { change -> Double? in
          switch change {
          case .value(_, .number(let number)?, _): number
          case .note(_, .flow(let flow, _)?): flow
          default: nil
          }
        }
    }
  }
}
