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
    guard let (algorithm, rest) = algorithm(scalar) else { return nil }
    guard let ends = ends(of: rest, algorithm, scalar) else { return nil }
    switch algorithm {
    case .breadthFirstSearch:
      let trace = BreadthFirstTrace(of: graph, from: ends.source, to: ends.target, ties: ties)
      return GraphRun(name: name, algorithm: algorithm, trace: .breadthFirstSearch(trace))
    case .dijkstra:
      if let edge = graph.negativeEdge {
        reportNegative(edge, scalar)
        return nil
      }
      let trace = DijkstraTrace(of: graph, from: ends.source, to: ends.target, ties: ties)
      return GraphRun(name: name, algorithm: algorithm, trace: .dijkstra(trace))
    }
  }

  private mutating func reportNegative(_ edge: Int, _ scalar: Scalar) {
    let text = GraphReading.text(of: graph.edges[edge], in: graph)
    diagnostics.append(
      Diagnostic(
        .error, "graph/negative-weight", at: scalar.range,
        "Dijkstra's algorithm allows no negative weight, and `\(text)` has one",
        explanation: "It settles each vertex for good, and a negative edge found later could "
          + "make a settled distance shorter. The Bellman–Ford algorithm allows negative weights.",
        notes: [
          DiagnosticNote(
            at: edgePlaces[edge],
            "the weight is \(NumberFormat.exact.text(graph.edges[edge].length, in: .english))")
        ]))
  }

  // MARK: Words

  /// The algorithm at the beginning of the text, and where the rest begins, in code points.
  private mutating func algorithm(_ scalar: Scalar) -> (GraphAlgorithm, rest: Int)? {
    let scalars = Array(scalar.text.unicodeScalars)
    var best: (algorithm: GraphAlgorithm, length: Int)?
    for algorithm in GraphAlgorithm.allCases {
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
    let names = GraphAlgorithm.allCases.flatMap { $0.names }
    reportUnknownWord(
      name, of: names, "graph/unknown-algorithm", scalar.place(of: 0..<length),
      name.isEmpty ? "a run begins with an algorithm" : "`\(name)` is not an algorithm")
    return nil
  }

  /// The vertices behind `from` and `to`.
  private mutating func ends(of rest: Int, _ algorithm: GraphAlgorithm, _ scalar: Scalar)
    -> (source: Int, target: Int?)?
  {
    let scalars = Array(scalar.text.unicodeScalars)
    var start = rest
    while start < scalars.count, scalars[start] == " " { start += 1 }
    let from = Array("from ".unicodeScalars)
    guard scalars.count >= start + from.count,
      from.indices.allSatisfy({ scalars[start + $0] == from[$0] })
    else {
      reportMissingStart(start, scalars, algorithm, scalar)
      return nil
    }
    start += from.count
    while start < scalars.count, scalars[start] == " " { start += 1 }
    return ends(in: start..<scalars.count, scalars, scalar)
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

  private mutating func reportMissingStart(
    _ place: Int, _ scalars: [Unicode.Scalar], _ algorithm: GraphAlgorithm, _ scalar: Scalar
  ) {
    let name = algorithm.names[0]
    let first = graph.order > 0 ? graph.vertices[0].name : "A"
    let rest = place..<scalars.count
    report(
      "graph/missing-start", rest.isEmpty ? scalar.range : scalar.place(of: rest),
      "`\(name)` needs the vertex where it starts",
      explanation: "Write `\(name) from \(first)`, and `to` another vertex if a way is wanted.",
      rest.isEmpty
        ? [
          Solution(
            "write `\(scalar.text) from \(first)`", replacement: "\(scalar.text) from \(first)")
        ]
        : [])
  }
}
