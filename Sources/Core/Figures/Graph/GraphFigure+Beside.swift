import Drawing
import Geometry
import Graphs
import Markup
import Scenarios

/// Several drawings of one layout next to each other, so that they can be compared; on a narrow page below each other.
extension GraphFigure {
  /// The results of all runs.
  var diagramsBeside: FigurePart {
    let halves = outcome.runs.enumerated().map { index, run in
      half(
        words.title(of: run.trace), diagram(of: run, name: "beside-run-\(index + 1)"),
        caption: words.text(run.trace.conclusion))
    }
    return .block(.element("div", [Attribute("class", "steps beside")], [pair(halves)]))
  }

  /// Step by step all runs, until the longest has come to its end.
  var stepsBeside: [FigurePart] {
    let numbers = stepsDrawnBeside
    var content = numbers.map { number in
      pair(outcome.runs.enumerated().map { half(ofStep: number, of: $1, $0) })
    }
    if outcome.options.showsLegend, !plan.isSketch {
      content += [legendsBeside(numbers)].compactMap { $0 }
    }
    let longest = outcome.runs.max { $0.trace.stepCount < $1.trace.stepCount }
    return [stepper(content, among: "steps beside")]
      + (longest.map { rest(of: $0, leavingOut: $0.trace.stepCount - numbers.count) } ?? [])
  }

  /// All steps of the longest run; if they are many, those in which a run finds something.
  private var stepsDrawnBeside: [Int] {
    let traces = outcome.runs.map { $0.trace }
    let count = traces.map { $0.stepCount }.max() ?? 0
    guard count > Self.mostFrames else { return Array(1..<(count + 1)) }
    let telling = (1..<(count + 1)).filter { number in
      number == 1 || number == count
        || traces.contains { number <= $0.stepCount && $0.steps[number - 1].isTelling }
    }
    guard telling.count > Self.mostFrames else { return telling }
    return Array(telling.prefix(Self.mostFrames - 1)) + [count]
  }

  private func half(ofStep number: Int, of run: GraphRun, _ index: Int) -> MarkupNode {
    let trace = run.trace
    let name = "beside-\(number)-run-\(index + 1)"
    guard number <= trace.stepCount else {
      let moment = trace.moments(in: outcome.graph).last ?? GraphMoment(of: outcome.graph)
      let caption = words(
        .stepsEnded, [("count", words.count(trace.stepCount))], count: trace.stepCount)
      let drawing = drawing(
        moment, name: name + "-ended", legend: [],
        description: words.description(of: moment, of: trace), title: words.title(of: trace))
      return half(words.title(of: trace), drawing, caption: caption)
    }
    let moment = trace.moment(after: number, in: outcome.graph)
    let drawing = drawing(
      moment, name: name + "-step-\(number)", legend: [],
      description: words.description(of: moment, of: trace),
      title: words(.titleStep, [("number", words.count(number))]))
    return half(
      words.title(of: trace), drawing, caption: words.caption(ofStep: number, of: trace),
      attributes: lines(ofStep: number, of: trace))
  }

  private func legendsBeside(_ numbers: [Int]) -> MarkupNode? {
    let keys = outcome.runs.enumerated().map { index, run -> MarkupNode in
      let moments = numbers.filter { $0 <= run.trace.stepCount }.map {
        run.trace.moment(after: $0, in: outcome.graph)
      }
      let entries = words.legend(of: moments, run: run, isResult: false)
      return .element(
        "div", [Attribute("class", "half")],
        entries.isEmpty
          ? [] : [key(entries, name: "beside-run-\(index + 1)-legend", width: 320).inline])
    }
    return .element("div", [Attribute("class", "step pair legend")], keys)
  }

  // MARK: Markup

  func pair(_ halves: [MarkupNode]) -> MarkupNode {
    .element("div", [Attribute("class", "step pair")], halves)
  }

  /// A drawing under its heading, with what it says below.
  func half(
    _ heading: String, _ drawing: Drawing, caption: String, attributes: [Attribute] = []
  ) -> MarkupNode {
    .element(
      "div", [Attribute("class", "half")] + attributes,
      [
        .element("p", [Attribute("class", "step-title")], [.text(heading)]),
        FigurePart.drawing(drawing, name: heading).markup,
        .element("p", [], [.text(caption)]),
      ])
  }
}
