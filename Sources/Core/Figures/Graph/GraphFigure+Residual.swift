import Drawing
import Geometry
import Graphs
import Markup
import Scenarios

extension GraphFigure {
  /// The runs that have a residual graph, with their numbers.
  var flows: [(index: Int, run: GraphRun)] {
    outcome.runs.enumerated().filter { $1.algorithm == .maximumFlow }.map { ($0, $1) }
  }

  /// The residual graph after a step; after the last if no number is given.
  func residual(of flow: (index: Int, run: GraphRun), after number: Int?) -> FigurePart {
    let trace = flow.run.trace
    let number = min(number ?? trace.stepCount, trace.stepCount)
    let residual = ResidualPlan(of: trace, in: outcome.graph, on: plan, words)
    let name = "residual-\(flow.index + 1)-\(number)"
    let drawing = self.drawing(
      of: residual, after: number, name: name, next: [],
      hasLegend: outcome.options.showsLegend)
    return .block(
      .element(
        "div", [Attribute("class", "steps")],
        [
          .element(
            "div", [Attribute("class", "step")],
            [
              FigurePart.drawing(drawing, name: words(.residualTitle)).markup,
              .element("p", [], [.text(residual.caption(after: number))]),
            ])
        ]))
  }

  /// The steps of a flow, beside each the residual graph in which the next way is sought.
  func stepsWithResidual(_ flow: (index: Int, run: GraphRun)) -> [FigurePart] {
    let trace = flow.run.trace
    let numbers = stepsDrawn(of: trace)
    let residual = ResidualPlan(of: trace, in: outcome.graph, on: plan, words)
    var content = numbers.map { number -> MarkupNode in
      let moment = trace.moment(after: number, in: outcome.graph)
      let step = words(.titleStep, [("number", words.count(number))])
      let name = "flow-run-\(flow.index + 1)-step-\(number)"
      let flowing = drawing(
        moment, name: name, legend: [], description: words.description(of: moment, of: trace),
        title: step)
      let left = self.drawing(
        of: residual, after: number, name: name + "-residual", next: residual.way(after: number),
        hasLegend: false)
      return pair([
        half(
          words.title(of: trace), flowing, caption: words.caption(ofStep: number, of: trace),
          attributes: lines(ofStep: number, of: trace)),
        half(words(.residualTitle), left, caption: residual.caption(after: number)),
      ])
    }
    if outcome.options.showsLegend, !plan.isSketch {
      let moments = numbers.map { trace.moment(after: $0, in: outcome.graph) }
      let states = numbers.map { residual.moment(after: $0, next: residual.way(after: $0)) }
      let entries = [
        words.legend(of: moments, run: flow.run, isResult: false), residual.legend(of: states),
      ]
      let keys = entries.enumerated().map { place, entries -> MarkupNode in
        let name = "flow-run-\(flow.index + 1)-legend-\(place + 1)"
        return .element(
          "div", [Attribute("class", "half")],
          entries.isEmpty ? [] : [key(entries, name: name, width: 320).inline])
      }
      content.append(.element("div", [Attribute("class", "step pair legend")], keys))
    }
    return [stepper(content, among: "steps beside")]
      + rest(of: flow.run, leavingOut: trace.stepCount - numbers.count)
  }

  private func drawing(
    of residual: ResidualPlan, after number: Int, name: String, next way: [Int], hasLegend: Bool
  ) -> Drawing {
    let moment = residual.moment(after: number, next: way)
    var painter = GraphPainter(plan: residual.plan, moment: moment)
    painter.emptyText = words(.altNoVertices)
    painter.notes = residual.texts(after: number)
    painter.hatched = moment.vertices.indices.filter { moment.vertices[$0] == .done }
    painter.hidden = residual.hidden(after: number)
    return drawing(
      by: painter, name: name, legend: hasLegend ? residual.legend(of: [moment]) : [],
      description: residual.description(after: number), title: words(.residualTitle))
  }
}
