import Formula
import Graphs
import Quantities

/// The named values of a graph and of the runs on it.
struct GraphValues {
  private(set) var values = NamedValues()
  /// The names that runs leave undefined here: a path that there is none, a parent of a vertex that has none.
  private(set) var undefined: [ValueName] = []
  private let graph: Graph

  /// The words with which the names of values begin, which no run can have as its name.
  static let firstWords = [
    "order", "size", "component-count", "components", "connected", "acyclic", "bipartite", "simple",
    "loop-count", "matrix", "degrees", "degree", "in-degree", "out-degree", "path", "length",
    "visited", "tree", "ties-decided", "distance", "reachable", "parent",
  ]

  /// Above this many vertices the adjacency matrix is no value.
  private static let largestMatrix = 50

  init(of graph: Graph, runs: [GraphRun]) {
    self.graph = graph
    addProperties()
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

  private func name(_ vertex: Int) -> Value { .name(graph.vertices[vertex].name) }

  private func named(_ first: String, _ vertex: Int) -> ValueName {
    ValueName(first, graph.vertices[vertex].name)
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
        if let value = entry.value { values.add(name, value) } else { undefined.append(name) }
      }
    }
  }

  /// The results of a run; what is undefined has no value.
  private func results(of run: GraphRun) -> [(name: ValueName, value: Value?)] {
    var list: [(name: ValueName, value: Value?)] = []
    let trace = run.trace
    let tree = trace.tree
    if let target = trace.target {
      let walk = tree.walk(to: target, in: graph)
      list.append((ValueName("path"), walk.map { .list($0.vertices.map(name)) }))
      list.append((ValueName("length"), .number(tree.distances[target])))
    }
    list.append((ValueName("visited"), .list(trace.visited.map(name))))
    list.append((ValueName("tree"), .list(tree.edges.map { .name(text(ofEdge: $0)) })))
    list.append((ValueName("ties-decided"), .truth(trace.hadTie)))
    for vertex in graph.vertices.indices {
      list.append((named("distance", vertex), .number(tree.distances[vertex])))
      list.append((named("reachable", vertex), .truth(tree.reaches(vertex))))
      list.append((named("parent", vertex), tree.parents[vertex].map(name)))
    }
    return list
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
