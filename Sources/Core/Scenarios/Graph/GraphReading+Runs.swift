import Diagnostics
import Graphs
import Nodes
import Numbers

extension GraphReading {
  /// `run`: one algorithm, a list of them, or a mapping of names to them.
  mutating func readRuns(_ entry: NodeMapping.Entry?, ties: TieOrder) -> [GraphRun] {
    guard let entry else { return [] }
    var runs: [GraphRun] = []
    if let mapping = entry.value.mapping {
      for named in mapping.entries {
        guard let scalar = named.value.scalar, !scalar.isAbsent else {
          report(
            "graph/wrong-value", named.value.range,
            "a run is an algorithm, `bfs from A` for example")
          continue
        }
        let fault = BlockSettings.fault(
          of: named.key, as: "the name of a run", stem: "run", reserved: GraphValues.firstWords)
        if let fault {
          diagnostics.append(fault)
          continue
        }
        if let run = run(scalar, name: named.key.text, ties: ties) { runs.append(run) }
      }
      return runs
    }
    for scalar in scalars(entry.value, of: "run") {
      if let run = run(scalar, name: nil, ties: ties) { runs.append(run) }
    }
    return runs
  }

  private mutating func run(_ scalar: Scalar, name: String?, ties: TieOrder) -> GraphRun? {
    guard let (algorithm, rest) = algorithm(scalar),
      let ends = ends(of: rest, algorithm, scalar),
      allows(algorithm, ends.source, ends.target, scalar)
    else { return nil }
    if algorithm == .isomorphism {
      let traces = other.map { Trace.isomorphism(of: graph, to: $0.graph) }
      return traces.map { GraphRun(name: name, trace: $0.own, otherTrace: $0.other) }
    }
    guard let trace = trace(of: algorithm, ends.source, ends.target, ties) else { return nil }
    return GraphRun(name: name, trace: trace)
  }

  /// The run of an algorithm whose conditions hold; `nil` if something that it needs is missing.
  private func trace(
    of algorithm: Algorithm, _ source: Int?, _ target: Int?, _ ties: TieOrder
  ) -> Trace? {
    switch algorithm {
    case .breadthFirstSearch:
      source.map { .breadthFirst(of: graph, from: $0, to: target, ties: ties) }
    case .depthFirstSearch: .depthFirst(of: graph, from: source, restarts: restarts, ties: ties)
    case .dijkstra: source.map { .dijkstra(of: graph, from: $0, to: target, ties: ties) }
    case .bellmanFord: source.map { .bellmanFord(of: graph, from: $0, to: target) }
    case .floydWarshall: .floydWarshall(of: graph)
    case .prim: .prim(of: graph, from: source, ties: ties)
    case .kruskal: .kruskal(of: graph)
    case .boruvka: .boruvka(of: graph)
    case .topologicalOrder: .topologicalOrder(of: graph, ties: ties)
    case .topologicalOrderByDepth: .topologicalOrderByDepth(of: graph, ties: ties)
    case .components: .components(of: graph)
    case .strongComponents: .strongComponents(of: graph, ties: ties)
    case .kosaraju: .kosaraju(of: graph, ties: ties)
    case .bridges: .bridges(of: graph)
    case .articulationPoints: .articulationPoints(of: graph)
    case .euler: .euler(of: graph, from: source)
    case .bipartite: .bipartite(of: graph)
    case .colouring: .colouring(of: graph)
    case .matching: .matching(of: graph)
    case .pageRank: .pageRank(of: graph)
    case .welshPowell: .colouring(of: graph, byDegree: true)
    case .blocks: .blocks(of: graph)
    case .exactColouring: .exactColouring(of: graph)
    case .hamiltonCycle: .hamiltonCycle(of: graph)
    case .planarity: .planarity(of: graph)
    case .preorder, .inorder, .postorder, .levelOrder:
      tree.map { .traversal(of: $0, by: algorithm) }
    case .prueferCode: .prueferCode(of: graph)
    case .eccentricities: .eccentricities(of: graph)
    case .treeCentre: .treeCentre(of: graph)
    case .havelHakimi: degreeSequence.map { .havelHakimi(of: $0, in: graph) }
    case .isomorphism: nil
    case .aStar, .maximumFlow:
      if let source, let target {
        algorithm == .aStar
          ? .aStar(of: graph, from: source, to: target, ties: ties)
          : .maximumFlow(of: graph, from: source, to: target, ties: ties)
      } else {
        nil
      }
    }
  }

  // MARK: Words

  /// The algorithm at the beginning of the text, and where the rest begins, in code points.
  private mutating func algorithm(_ scalar: Scalar) -> (Algorithm, rest: Int)? {
    let scalars = Array(scalar.text.unicodeScalars)
    var best: (algorithm: Algorithm, length: Int)?
    for algorithm in Algorithm.allCases {
      for name in algorithm.names {
        let letters = Array(name.unicodeScalars)
        guard scalars.count >= letters.count, letters.count > best?.length ?? 0,
          letters.indices.allSatisfy({ scalars[$0] == letters[$0] }),
          scalars.count == letters.count || scalars[letters.count] == " "
        else { continue }
        best = (algorithm, letters.count)
      }
    }
    if let best { return (best.algorithm, best.length) }
    let words = scalar.text.split(separator: " ").map { String($0) }
    let end = words.firstIndex { $0 == "from" || $0 == "to" } ?? words.count
    let name = words[..<end].joined(separator: " ")
    let length = min(name.unicodeScalars.count, scalars.count)
    let names = Algorithm.allCases.flatMap { $0.names }
    reportUnknownWord(
      name, of: names, "graph/unknown-algorithm", scalar.place(of: 0..<length),
      name.isEmpty ? "a run begins with an algorithm" : "`\(name)` is not an algorithm")
    return nil
  }

  /// The vertices behind `from` and `to`, as far as the algorithm has any.
  private mutating func ends(of rest: Int, _ algorithm: Algorithm, _ scalar: Scalar)
    -> (source: Int?, target: Int?)?
  {
    let scalars = Array(scalar.text.unicodeScalars)
    var start = rest
    while start < scalars.count, scalars[start] == " " { start += 1 }
    if start == scalars.count, algorithm.ends == .none || algorithm.ends == .perhapsSource {
      return (nil, nil)
    }
    if algorithm.ends == .none {
      reportNeedless(start..<scalars.count, algorithm, scalar)
      return nil
    }
    let from = Array("from ".unicodeScalars)
    guard scalars.count >= start + from.count,
      from.indices.allSatisfy({ scalars[start + $0] == from[$0] })
    else {
      reportMissingStart(start, scalars, algorithm, scalar)
      return nil
    }
    start += from.count
    while start < scalars.count, scalars[start] == " " { start += 1 }
    guard let found = ends(in: start..<scalars.count, scalars, scalar) else { return nil }
    if algorithm.ends == .both, found.target == nil {
      reportMissingTarget(found.source, algorithm, scalar)
      return nil
    }
    if algorithm.ends == .perhapsSource, found.target != nil {
      reportNeedless(start..<scalars.count, algorithm, scalar)
      return nil
    }
    return (found.source, found.target)
  }

  private mutating func ends(
    in range: Range<Int>, _ scalars: [Unicode.Scalar], _ scalar: Scalar
  ) -> (source: Int, target: Int?)? {
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return String(text)
    }
    // A name may hold ` to `: the whole text, then every split, the later one first.
    if let source = index(of: text(range)) { return (source, nil) }
    let joiner = Array(" to ".unicodeScalars)
    var splits: [(Range<Int>, Range<Int>)] = []
    for place in range where place + joiner.count <= range.upperBound {
      guard joiner.indices.allSatisfy({ scalars[place + $0] == joiner[$0] }) else { continue }
      splits.append((range.lowerBound..<place, (place + joiner.count)..<range.upperBound))
    }
    for (left, right) in splits {
      if let source = index(of: text(left)), let target = index(of: text(right)) {
        return (source, target)
      }
    }
    guard let (left, right) = splits.first else {
      _ = known(text(range), at: scalar.place(of: range))
      return nil
    }
    _ = known(text(left), at: scalar.place(of: left))
    _ = known(text(right), at: scalar.place(of: right))
    return nil
  }

  /// Words behind an algorithm that has no use for them.
  private mutating func reportNeedless(
    _ range: Range<Int>, _ algorithm: Algorithm, _ scalar: Scalar
  ) {
    let name = algorithm.names[0]
    report(
      "graph/needless-words", scalar.place(of: range),
      algorithm.ends == .none
        ? "`\(name)` is about the whole graph, and nothing stands behind it"
        : "`\(name)` begins at one vertex and has no target",
      [
        algorithm.ends == .none
          ? Solution("write `\(name)`", replacement: name)
          : Solution("write `\(name) from` and one vertex")
      ])
  }

  private mutating func reportMissingTarget(
    _ source: Int, _ algorithm: Algorithm, _ scalar: Scalar
  ) {
    let other = graph.vertices.indices.last { $0 != source }.map { graph.vertices[$0].name } ?? "B"
    report(
      "graph/missing-target", scalar.range,
      "`\(algorithm.names[0])` needs the vertex to which it leads",
      [Solution("write `\(scalar.text) to \(other)`", replacement: "\(scalar.text) to \(other)")])
  }

  private mutating func reportMissingStart(
    _ place: Int, _ scalars: [Unicode.Scalar], _ algorithm: Algorithm, _ scalar: Scalar
  ) {
    let name = algorithm.names[0]
    let first = graph.order > 0 ? graph.vertices[0].name : "A"
    let rest = place..<scalars.count
    let more = algorithm.ends == .both ? " to B" : ""
    report(
      "graph/missing-start", rest.isEmpty ? scalar.range : scalar.place(of: rest),
      "`\(name)` needs the vertex where it starts",
      explanation: algorithm.ends == .source
        ? "Write `\(name) from \(first)`, and `to` another vertex if a way is wanted."
        : "Write `\(name) from \(first)\(more)`.",
      rest.isEmpty
        ? [
          Solution(
            "write `\(scalar.text) from \(first)`", replacement: "\(scalar.text) from \(first)")
        ]
        : [])
  }
}
