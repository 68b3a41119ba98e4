import Drawing
import Geometry
import Graphs
import Markup
import Phrases
import Scenarios

/// Makes the parts of a graph's figure.
struct GraphFigure {
  let outcome: GraphOutcome
  let words: GraphWords
  let plan: GraphPlan
  /// What the ids inside the drawings begin with.
  let drawingID: String
  /// The author's text instead of the generated description.
  let alternative: String?

  /// Above this many steps only those that change something are drawn.
  static let mostFrames = 16

  init(of outcome: GraphOutcome, drawingID: String, phrases: Phrases, alternative: String?) {
    self.outcome = outcome
    self.drawingID = drawingID
    self.alternative = alternative
    words = GraphWords(for: outcome, phrases: phrases)
    plan = Self.plan(of: outcome, words)
  }

  private static func plan(of outcome: GraphOutcome, _ words: GraphWords) -> GraphPlan {
    let graph = outcome.graph
    let drawsSteps = outcome.show.contains { part in
      switch part {
      case .steps, .step, .stepsBeside, .stepsWithResidual: true
      default: false
      }
    }
    let showsValues =
      !outcome.runs.isEmpty && outcome.options.showsValues
      && outcome.show.contains { $0 == .diagram || $0.needsRun }
    let moments = outcome.runs.flatMap {
      $0.trace.moments(in: graph) + [$0.trace.result(in: graph)]
    }
    let texts = moments.flatMap { Self.values(of: $0, words).compactMap { $0 } }
    let widest = texts.map { Face.sansBold.width(of: $0, size: 13) }.max()
    let flow = outcome.runs.first { $0.algorithm == .maximumFlow }?.trace
    return GraphPlan(
      of: graph, layout: outcome.layout, flow: (flow?.source, flow?.target), tree: outcome.tree,
      edgeTexts: graph.edges.indices.map { index in
        outcome.options.showsWeights ? words.drawnLabel(ofEdge: index) : nil
      }, noteTexts: Self.notes(in: moments, of: graph, words),
      valueWidth: showsValues ? widest : nil,
      hasRings: drawsSteps)
  }

  /// What stands beside each vertex: its value, else the number of its class.
  static func values(of moment: GraphMoment, _ words: GraphWords) -> [String?] {
    zip(moment.values, moment.groups).map { value, group in
      value.map { words.text($0) } ?? group.map { words.count($0) }
    }
  }

  /// The widest that is ever written on each edge in place of its weight.
  private static func notes(
    in moments: [GraphMoment], of graph: Graph, _ words: GraphWords
  ) -> [String?] {
    graph.edges.indices.map { edge in
      moments.compactMap { $0.notes[edge].map { words.text($0) } }
        .max { Face.serif.width(of: $0, size: 14) < Face.serif.width(of: $1, size: 14) }
    }
  }

  /// The parts in the order of `show`, the list of neighbours last if it was not asked for.
  var parts: [FigurePart] {
    var parts: [FigurePart] = []
    let other = self.other
    for part in outcome.show { parts += self.parts(of: part, beside: other) }
    parts += conclusions
    guard !outcome.show.contains(.list) else { return parts }
    if outcome.graph.order > 0 { parts.append(.block(list(isOpen: false))) }
    if let other, other.outcome.graph.order > 0 {
      parts.append(.block(other.list(.listOther, isOpen: false)))
    }
    return parts
  }

  func parts(of part: GraphPart) -> [FigurePart] {
    switch part {
    case .diagram: return diagrams
    case .diagramsBeside: return [diagramsBeside]
    case .given:
      let bare = drawing(
        GraphMoment(of: outcome.graph), name: "given", legend: [],
        description: words.description)
      return [.drawing(bare, name: words.title)]
    case .step(let number):
      return outcome.runs.filter { number <= $0.trace.stepCount }.map { run in
        .block(
          .element(
            "div", [Attribute("class", "steps")], [frame(run, number, isAlone: true)]))
      }
    case .steps: return outcome.runs.flatMap { strip($0) }
    case .stepsBeside: return stepsBeside
    case .residual(let number): return flows.map { residual(of: $0, after: number) }
    case .stepsWithResidual: return flows.flatMap { stepsWithResidual($0) }
    case .table: return outcome.runs.map { .block(table(of: $0)) }
    case .code:
      return outcome.runs.map { .block(GraphCode(algorithm: $0.algorithm, words: words).markup) }
    case .matrix: return [.block(GraphMatrix(words).adjacency)]
    case .incidence: return [.block(GraphMatrix(words).incidence)]
    case .distances: return [.block(GraphMatrix(words).distances)]
    case .laplacian: return [.block(GraphMatrix(words).laplacian)]
    case .degrees: return [.block(GraphDegreeTable(words).markup)]
    case .list: return [.block(list(isOpen: true))]
    case .properties: return [.block(GraphProperties(of: outcome, words).markup)]
    }
  }

  // MARK: Diagrams

  /// One drawing for each run; without runs one with what is marked.
  private var diagrams: [FigurePart] {
    if outcome.runs.isEmpty {
      let moment = marked(GraphMoment(of: outcome.graph))
      let entries = words.legend(of: [moment], run: nil, isResult: true)
      let text = [words.description, words.description(ofMarks: outcome.marks)]
      let drawing = drawing(
        moment, name: "", legend: outcome.options.showsLegend ? entries : [],
        description: text.filter { !$0.isEmpty }.joined(separator: " "))
      return [.drawing(drawing, name: words.title)]
    }
    return outcome.runs.enumerated().map { index, run in
      .drawing(diagram(of: run, name: index == 0 ? "" : "run-\(index + 1)"), name: words.title)
    }
  }

  /// The result of a run.
  func diagram(of run: GraphRun, name: String) -> Drawing {
    let moment = marked(run.trace.result(in: outcome.graph))
    let entries = words.legend(of: [moment], run: run, isResult: true)
    return drawing(
      moment, name: name, legend: outcome.options.showsLegend ? entries : [],
      description: words.description + " " + words.description(ofResult: run.trace))
  }

  private func marked(_ moment: GraphMoment) -> GraphMoment {
    var moment = moment
    for vertex in outcome.marks.vertices { moment.vertices[vertex] = .done }
    for edge in outcome.marks.edges { moment.edges[edge] = .tree }
    return moment
  }

  /// A drawing of the graph at a moment, the legend below.
  func drawing(
    _ moment: GraphMoment, name: String, legend: [GraphLegend.Entry],
    description: String, title: String? = nil
  ) -> Drawing {
    var painter = GraphPainter(plan: plan, moment: moment)
    painter.emptyText = words(.altNoVertices)
    painter.values = Self.values(of: moment, words)
    painter.notes = moment.notes.map { $0.map { words.text($0) } }
    painter.hatched = moment.sideOfSource
    return drawing(
      by: painter, name: name, legend: legend, description: description, title: title)
  }

  /// What a painter draws, the legend below.
  func drawing(
    by painter: GraphPainter, name: String, legend: [GraphLegend.Entry], description: String,
    title: String?
  ) -> Drawing {
    let plan = painter.plan
    var box = plan.viewBox
    var shapes = painter.shapes
    if !legend.isEmpty, !plan.isSketch {
      let corner = Point(box.minX + 6, box.maxY + 10)
      let key = GraphLegend(legend, at: corner, width: max(box.width - 12, 300))
      shapes += key.shapes
      box = box.union(key.bounds.grown(by: 4))
      box.minX = min(plan.viewBox.minX, box.minX)
    }
    return Drawing(
      id: name.isEmpty ? drawingID : "\(drawingID)-\(name)", viewBox: box,
      title: title ?? words.title,
      description: alternative ?? description, shapes: shapes)
  }
}

extension GraphMoment {
  /// The vertices on the source's side of a cut that stops a flow; none where nothing flows.
  fileprivate var sideOfSource: [Int] {
    let hasFlow = notes.contains { note in
      if case .flow? = note { true } else { false }
    }
    return hasFlow ? vertices.indices.filter { vertices[$0] == .done } : []
  }
}
