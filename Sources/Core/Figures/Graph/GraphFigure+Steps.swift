import Drawing
import Geometry
import Graphs
import Markup
import Scenarios

extension GraphFigure {
  /// One frame for each step that is drawn, then the legend.
  func strip(_ run: GraphRun) -> [FigurePart] {
    let numbers = stepsDrawn(of: run.trace)
    var content = numbers.map { frame(run, $0, isAlone: false) }
    let moments = numbers.map { run.trace.moment(after: $0, in: outcome.graph) }
    let entries = words.legend(of: moments, run: run, isResult: false)
    if outcome.options.showsLegend, !entries.isEmpty, !plan.isSketch {
      content.append(legend(entries, of: run))
    }
    return [stepper(content, among: "steps")]
      + rest(of: run, leavingOut: run.trace.stepCount - numbers.count)
  }

  /// Frames one after the other, with what the buttons say that a script adds.
  func stepper(_ frames: [MarkupNode], among name: String) -> FigurePart {
    let keys: [GraphPhrase] = [.stepsTitle, .stepsBack, .stepsForth, .stepsAll, .stepsSlider]
    return .block(
      .element(
        "div",
        [
          Attribute("class", name),
          Attribute("data-words", keys.map { words($0) }.joined(separator: "|")),
        ], frames))
  }

  /// How many steps were left out, and the table that has them.
  func rest(of run: GraphRun, leavingOut leftOut: Int) -> [FigurePart] {
    guard leftOut > 0 else { return [] }
    let note = words(.stepsLeftOut, [("count", words.count(leftOut))], count: leftOut)
    let text = FigurePart.block(.element("p", [Attribute("class", "note")], [.text(note)]))
    return outcome.show.contains(.table) ? [text] : [text, .block(table(of: run))]
  }

  /// All steps; of a long run the first, those that found something, and the last.
  func stepsDrawn(of trace: Trace) -> [Int] {
    let all = Array(1..<(trace.stepCount + 1))
    guard all.count > Self.mostFrames else { return all }
    let telling = all.filter { number in
      number == 1 || number == trace.stepCount || trace.steps[number - 1].isTelling
    }
    guard telling.count > Self.mostFrames else { return telling }
    return Array(telling.prefix(Self.mostFrames - 1)) + [trace.stepCount]
  }

  func frame(_ run: GraphRun, _ number: Int, isAlone: Bool) -> MarkupNode {
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
      "div", [Attribute("class", "step")] + lines(ofStep: number, of: run.trace),
      [FigurePart.drawing(drawing, name: title).markup]
        + otherFrame(of: run, number, name: name, title: title)
        + [.element("p", [], [.text(caption)])])
  }

  /// If the code is shown, the lines of a step, for the script that marks them.
  func lines(ofStep number: Int, of trace: Trace) -> [Attribute] {
    guard outcome.show.contains(.code) else { return [] }
    let step = number == 0 ? trace.start : trace.steps[number - 1]
    let lines = GraphCode(algorithm: trace.algorithm, words: words).lines(of: step)
    return [Attribute("data-lines", lines)]
  }

  private func legend(_ entries: [GraphLegend.Entry], of run: GraphRun) -> MarkupNode {
    let index = outcome.runs.firstIndex(of: run) ?? 0
    let key = key(entries, name: index == 0 ? "legend" : "run-\(index + 1)-legend")
    return .element("div", [Attribute("class", "step legend")], [key.inline])
  }

  /// What the signs mean, as a drawing by itself.
  func key(_ entries: [GraphLegend.Entry], name: String, width: Double = 440) -> Drawing {
    let key = GraphLegend(entries, at: Point(0, 0), width: width)
    return Drawing(
      id: "\(drawingID)-\(name)", viewBox: key.bounds.grown(by: 4),
      title: words(.titleLegend), description: entries.map({ $0.words }).joined(separator: ", "),
      shapes: key.shapes)
  }

  func table(of run: GraphRun) -> MarkupNode {
    run.trace.start.matrix == nil
      ? GraphTraceTable(of: run, words).markup
      : GraphPairTables(trace: run.trace, words: words).markup
  }

  func list(_ title: GraphPhrase = .listTitle, isOpen: Bool) -> MarkupNode {
    GraphList(words, title: title, isOpen: isOpen).markup
  }
}
