import Diagnostics
import Graphs
import Nodes

extension GraphReading {
  /// `show`: the parts of the figure, in order.
  mutating func readShow(_ node: Node?, runs: [GraphRun]) -> [GraphPart] {
    guard let node else { return runs.isEmpty ? [.diagram] : [.diagram, .table] }
    var parts: [GraphPart] = []
    for scalar in scalars(node, of: "show") {
      guard let part = GraphPart(word: scalar.text) else {
        reportUnknownWord(
          scalar.text, of: GraphPart.words, "graph/unknown-part", scalar.range,
          "`\(scalar.text)` is not a part of a graph's figure")
        continue
      }
      if isThere(part, scalar, runs), !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// Whether this graph with these runs has a part; if not, it is reported.
  private mutating func isThere(_ part: GraphPart, _ scalar: Scalar, _ runs: [GraphRun]) -> Bool {
    if part.needsRun, runs.isEmpty {
      let start = graph.order > 0 ? graph.vertices[0].name : "A"
      report(
        "graph/missing-run", scalar.range, "`\(scalar.text)` needs a run",
        explanation: "Add one to the block, `run: bfs from \(start)` for example.")
      return false
    }
    switch part {
    case .step(let number):
      let steps = runs.map({ $0.trace.stepCount }).max() ?? 0
      if number > steps { return reportMissingStep("step", after: steps, scalar) }
    case .diagramsBeside, .stepsBeside:
      if runs.count < 2 { return reportOneRun(scalar) }
    case .residual(let number):
      let steps = runs.filter { $0.algorithm == .maximumFlow }.map { $0.trace.stepCount }.max()
      guard let steps else { return reportNoFlow(scalar) }
      if let number, number > steps { return reportMissingStep("residual", after: steps, scalar) }
    case .stepsWithResidual:
      if !runs.contains(where: { $0.algorithm == .maximumFlow }) { return reportNoFlow(scalar) }
    case .matrix, .incidence, .distances, .laplacian:
      return isNarrow(part, scalar.range) && (part != .laplacian || hasLaplacian(scalar.range))
    default: break
    }
    return true
  }

  private mutating func reportMissingStep(
    _ word: String, after steps: Int, _ scalar: Scalar
  ) -> Bool {
    let last = "\(word) \(steps)"
    report(
      "graph/missing-step", scalar.range, "`\(scalar.text)` is behind the last step",
      explanation: "The run has \(steps) steps.",
      [Solution("write `\(last)`", replacement: last)])
    return false
  }

  private mutating func reportOneRun(_ scalar: Scalar) -> Bool {
    let word = scalar.text.hasPrefix("steps") ? "steps" : "diagram"
    report(
      "graph/one-run", scalar.range, "`\(scalar.text)` needs two runs",
      explanation: "Write them as a list, `run: [bfs from A, dfs from A]` for example.",
      [Solution("write `\(word)`", replacement: word)])
    return false
  }

  private mutating func reportNoFlow(_ scalar: Scalar) -> Bool {
    report(
      "graph/no-flow", scalar.range, "`\(scalar.text)` needs a flow",
      explanation: "Residual graphs belong to `run: max flow from S to T`.")
    return false
  }

  /// Warns of a matrix that nobody could read.
  private mutating func isNarrow(_ part: GraphPart, _ place: SourceRange) -> Bool {
    let most = GraphValues.largestMatrix
    let columns = part == .incidence ? graph.size : graph.order
    guard max(graph.order, columns) > most else { return true }
    diagnostics.append(
      Diagnostic(
        .warning, "graph/wide-matrix", at: place,
        "a matrix of more than \(most) rows or columns is not shown",
        explanation: "This one would have \(graph.order) rows and \(columns) columns.",
        solutions: [Solution("leave it out")]))
    return false
  }

  private mutating func hasLaplacian(_ place: SourceRange) -> Bool {
    guard graph.kind != .undirected else { return true }
    report(
      "graph/no-laplacian", place, "`laplacian` is of a graph without directions",
      explanation: "Books give a directed graph several matrices of that name.",
      [Solution("show the adjacency matrix", replacement: "matrix")])
    return false
  }
}
