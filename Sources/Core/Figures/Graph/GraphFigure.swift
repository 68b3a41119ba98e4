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
      case .steps, .step: true
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
        outcome.options.showsWeights ? words.label(ofEdge: index) : nil
      }, noteTexts: Self.notes(in: moments, of: graph, words),
      valueWidth: showsValues ? widest : nil,
      hasRings: drawsSteps)
  }

  /// What stands beside each vertex: its value, else the number of its class.
  private static func values(of moment: GraphMoment, _ words: GraphWords) -> [String?] {
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
    for part in outcome.show { parts += self.parts(of: part) }
    if !outcome.show.contains(.list), outcome.graph.order > 0 {
      parts.append(.block(list(isOpen: false)))
    }
    return parts
  }

  private func parts(of part: GraphPart) -> [FigurePart] {
    switch part {
    case .diagram: return diagrams
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
    case .table: return outcome.runs.map { .block(table(of: $0)) }
    case .code:
      return outcome.runs.map { .block(GraphCode(algorithm: $0.algorithm, words: words).markup) }
    case .matrix: return [.block(GraphMatrix(words).markup)]
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
      let moment = marked(run.trace.result(in: outcome.graph))
      let entries = words.legend(of: [moment], run: run, isResult: true)
      let text = words.description + " " + words.description(ofResult: run.trace)
      let drawing = drawing(
        moment, name: index == 0 ? "" : "run-\(index + 1)",
        legend: outcome.options.showsLegend ? entries : [], description: text)
      return .drawing(drawing, name: words.title)
    }
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

  // MARK: Steps

  /// One frame for each step that is drawn, then the legend.
  private func strip(_ run: GraphRun) -> [FigurePart] {
    let numbers = stepsDrawn(of: run.trace)
    var content = numbers.map { frame(run, $0, isAlone: false) }
    let moments = numbers.map { run.trace.moment(after: $0, in: outcome.graph) }
    let entries = words.legend(of: moments, run: run, isResult: false)
    if outcome.options.showsLegend, !entries.isEmpty, !plan.isSketch {
      content.append(legend(entries, of: run))
    }
    // What the buttons say that a script adds.
    let keys: [GraphPhrase] = [.stepsTitle, .stepsBack, .stepsForth, .stepsAll, .stepsSlider]
    let strip = MarkupNode.element(
      "div",
      [
        Attribute("class", "steps"),
        Attribute("data-words", keys.map { words($0) }.joined(separator: "|")),
      ], content)
    var parts = [FigurePart.block(strip)]
    let leftOut = run.trace.stepCount - numbers.count
    if leftOut > 0 {
      let note = words(.stepsLeftOut, [("count", words.count(leftOut))], count: leftOut)
      parts.append(.block(.element("p", [Attribute("class", "note")], [.text(note)])))
      if !outcome.show.contains(.table) {
        parts.append(.block(table(of: run)))
      }
    }
    return parts
  }

  /// All steps; of a long run the first, those that found something, and the last.
  private func stepsDrawn(of trace: Trace) -> [Int] {
    let all = Array(1..<(trace.stepCount + 1))
    guard all.count > Self.mostFrames else { return all }
    let telling = all.filter { number in
      number == 1 || number == trace.stepCount || trace.steps[number - 1].isTelling
    }
    guard telling.count > Self.mostFrames else { return telling }
    return Array(telling.prefix(Self.mostFrames - 1)) + [trace.stepCount]
  }

  private func frame(_ run: GraphRun, _ number: Int, isAlone: Bool) -> MarkupNode {
    let moment = run.trace.moment(after: number, in: outcome.graph)
    let index = outcome.runs.firstIndex(of: run) ?? 0
    let step = isAlone ? "at-step-\(number)" : "step-\(number)"
    let name = index == 0 ? step : "run-\(index + 1)-\(step)"
    let caption = words.caption(ofStep: number, of: run.trace)
    let entries =
      isAlone && outcome.options.showsLegend
      ? words.legend(of: [moment], run: run, isResult: false) : []
    let title = words(.titleStep, [("number", words.count(number))])
    let drawing = drawing(
      moment, name: name, legend: entries,
      description: words.description(of: moment, of: run.trace), title: title)
    return .element(
      "div", attributes(ofStep: number, of: run.trace),
      [
        FigurePart.drawing(drawing, name: title).markup,
        .element("p", [], [.text(caption)]),
      ])
  }

  /// If the code is shown, the lines of the step, for the script that marks them.
  private func attributes(ofStep number: Int, of trace: Trace) -> [Attribute] {
    let attributes = [Attribute("class", "step")]
    guard outcome.show.contains(.code) else { return attributes }
    let step = number == 0 ? trace.start : trace.steps[number - 1]
    let lines = GraphCode(algorithm: trace.algorithm, words: words).lines(of: step)
    return attributes + [Attribute("data-lines", lines)]
  }

  private func legend(_ entries: [GraphLegend.Entry], of run: GraphRun) -> MarkupNode {
    let key = GraphLegend(entries, at: Point(0, 0), width: 440)
    let index = outcome.runs.firstIndex(of: run) ?? 0
    let name = index == 0 ? "legend" : "run-\(index + 1)-legend"
    let drawing = Drawing(
      id: "\(drawingID)-\(name)", viewBox: key.bounds.grown(by: 4),
      title: words(.titleLegend), description: entries.map({ $0.words }).joined(separator: ", "),
      shapes: key.shapes)
    return .element("div", [Attribute("class", "step legend")], [drawing.inline])
  }

  private func table(of run: GraphRun) -> MarkupNode {
    run.trace.start.matrix == nil
      ? GraphTraceTable(of: run, words).markup
      : GraphPairTables(trace: run.trace, words: words).markup
  }

  private func list(isOpen: Bool) -> MarkupNode {
    GraphList(words, isOpen: isOpen).markup
  }
}
