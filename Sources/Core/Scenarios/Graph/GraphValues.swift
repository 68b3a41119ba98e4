import Formula
import Graphs
import Quantities

/// The named values of a graph and of the runs on it.
struct GraphValues {
  private(set) var values = NamedValues()
  /// The names that runs leave undefined here: a path that there is none, a parent of a vertex that has none.
  private(set) var undefined: [ValueName] = []
  let graph: Graph

  /// The words with which the names of values begin, which no run can have as its name.
  static let firstWords = runWords + invariantWords + treeWords

  /// Those of what is quickly told, and of runs.
  private static let runWords = [
    "order", "size", "component-count", "components", "connected", "acyclic", "bipartite", "simple",
    "loop-count", "matrix", "degrees", "degree", "in-degree", "out-degree", "path", "length",
    "visited", "tree", "ties-decided", "distance", "reachable", "parent", "left", "discovery",
    "finish", "back-edges", "forward-edges", "cross-edges", "topological-order", "weight",
    "accepted", "unique", "negative-cycle", "negative-cycle-reached", "has-negative-cycle",
    "distance-matrix", "strong-components", "strong-component-count", "strongly-connected",
    "condensation", "bridges", "articulation-points", "blocks", "tour", "tour-edges", "circuit",
    "sides", "odd-cycle", "wrong", "path-count", "matching", "matching-size", "vertex-cover",
    "rank",
    "ranking", "colour-count", "colour", "colour-classes", "flow", "cut", "tree-unique",
    "minus-infinity", "code", "clique", "hamilton-cycle", "face-count", "kuratowski", "graphical",
    "isomorphic", "image",
  ]

  /// Above this many vertices the adjacency matrix is no value.
  static let largestMatrix = 50

  init(of graph: Graph, tree: OrderedTree?, runs: [GraphRun]) {
    self.graph = graph
    addProperties()
    addInvariants()
    if let tree { addOrders(of: tree) }
    addRuns(runs)
  }

  private mutating func addProperties() {
    let components = graph.components
    values.add(ValueName("order"), .number(graph.order))
    values.add(ValueName("size"), .number(graph.size))
    values.add(ValueName("component-count"), .number(components.count))
    values.add(ValueName("components"), .list(components.map { .list($0.map(name)) }))
    values.add(ValueName("connected"), .truth(components.count == 1))
    values.add(ValueName("acyclic"), .truth(graph.isAcyclic))
    values.add(ValueName("bipartite"), .truth(graph.isBipartite))
    values.add(ValueName("simple"), .truth(graph.isSimple))
    values.add(ValueName("loop-count"), .number(graph.loopCount))
    if graph.order <= Self.largestMatrix {
      let rows = graph.adjacencyMatrix.map { row in Value.list(row.map { .number($0) }) }
      values.add(ValueName("matrix"), .list(rows))
    }
    values.add(ValueName("degrees"), .list(graph.degrees.map { .number($0) }))
    for vertex in graph.vertices.indices {
      values.add(named("degree", vertex), .number(graph.degree(of: vertex)))
    }
    guard graph.kind != .undirected else { return }
    for vertex in graph.vertices.indices {
      values.add(named("in-degree", vertex), .number(graph.inDegree(of: vertex)))
      values.add(named("out-degree", vertex), .number(graph.outDegree(of: vertex)))
    }
  }

  func name(_ vertex: Int) -> Value { .name(graph.vertices[vertex].name) }

  func named(_ first: String, _ vertex: Int) -> ValueName {
    ValueName(first, graph.vertices[vertex].name)
  }

  /// Adds a value, or notes that it is undefined here.
  mutating func add(_ name: ValueName, _ value: Value?) {
    if let value { values.add(name, value) } else { undefined.append(name) }
  }

  // MARK: Runs

  /// The values of runs. The author's name of a run is a prefix; without one, the algorithm's where two runs have the same value.
  private mutating func addRuns(_ runs: [GraphRun]) {
    let found = runs.map { results(of: $0) }
    var counts: [ValueName: Int] = [:]
    for list in found { for entry in list { counts[entry.name, default: 0] += 1 } }
    var prefixes: [String] = []
    for run in runs {
      let base = run.name ?? run.algorithm.prefix
      var prefix = base
      var number = 2
      while prefixes.contains(prefix) {
        prefix = "\(base)-\(number)"
        number += 1
      }
      prefixes.append(prefix)
    }
    for (index, list) in found.enumerated() {
      for entry in list {
        let needsPrefix = runs[index].name != nil || counts[entry.name, default: 0] > 1
        let name = needsPrefix ? entry.name.prefixed(by: prefixes[index]) : entry.name
        // What holds for the graph, the run need not say again.
        if values[name] != nil { continue }
        add(name, entry.value)
      }
    }
  }

  /// The results of a run; what is undefined has no value.
  private func results(of run: GraphRun) -> [(name: ValueName, value: Value?)] {
    var list: [(name: ValueName, value: Value?)] = []
    for result in run.trace.results {
      let parts = result.name.split(separator: ".").map { String($0) }
      switch result.value {
      case .ofVertices(let values):
        for (vertex, value) in values.enumerated() {
          list.append((named(result.name, vertex), value.flatMap(self.value)))
        }
      case .ofPairs(let matrix) where result.name == "distance":
        for (row, distances) in matrix.enumerated() {
          for (column, distance) in distances.enumerated() {
            let name = ValueName([
              result.name, graph.vertices[row].name, graph.vertices[column].name,
            ])
            list.append((name, .number(distance)))
          }
        }
      default: list.append((ValueName(parts), result.value.flatMap(value)))
      }
    }
    list.append((ValueName("ties-decided"), .truth(run.trace.hadTie)))
    return list
  }

  private func value(_ value: TraceValue) -> Value? {
    switch value {
    case .number(let number): .number(number)
    case .truth(let truth): .truth(truth)
    case .vertex(let vertex): name(vertex)
    case .text(let text): .name(text)
    case .vertices(let vertices): .list(vertices.map(name))
    case .sets(let sets): .list(sets.map { .list($0.map(name)) })
    case .edges(let edges): .list(edges.map { .name(text(ofEdge: $0)) })
    case .ofPairs(let matrix): .list(matrix.map { row in .list(row.map { .number($0) }) })
    case .ofVertices: nil
    }
  }

  private func text(ofEdge index: Int) -> String {
    graph.edges[index].name ?? GraphReading.text(of: graph.edges[index], in: graph)
  }
}

extension Value {
  /// A plain number.
  static func number(_ value: Double) -> Value { .quantity(Quantity(value, .number)) }

  static func number(_ value: Int) -> Value { .number(Double(value)) }
}
