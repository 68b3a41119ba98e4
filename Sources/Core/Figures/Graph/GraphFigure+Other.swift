import Drawing
import Graphs
import Markup
import Scenarios

/// Two graphs next to each other: that of the block, and the one under `other`.
extension GraphFigure {
  /// The figure of the graph beside this one.
  var other: GraphFigure? {
    outcome.other.map { other in
      let runs = outcome.runs.compactMap { run in
        run.otherTrace.map { GraphRun(name: run.name, trace: $0) }
      }
      let outcome = GraphOutcome(
        of: other, runs: runs, show: outcome.show, options: outcome.options)
      return GraphFigure(
        of: outcome, drawingID: drawingID + "-other", phrases: words.phrases, alternative: nil)
    }
  }

  /// A part, and that of the other graph: drawings side by side, what is about both once.
  func parts(of part: GraphPart, beside other: GraphFigure?) -> [FigurePart] {
    guard let other else { return parts(of: part) }
    switch part {
    case .diagram, .given:
      let halves = [half(.otherFirst, parts(of: part)), half(.otherSecond, other.parts(of: part))]
      return [.block(.element("div", [Attribute("class", "steps beside")], [pair(halves)]))]
    case .list: return parts(of: part) + [.block(other.list(.listOther, isOpen: true))]
    case .matrix, .incidence, .distances, .laplacian, .degrees:
      return parts(of: part) + other.parts(of: part)
    case .properties:
      let properties = GraphProperties(of: other.outcome, other.words).markupOfGraph
      return parts(of: part) + [.block(properties)]
    default: return parts(of: part)
    }
  }

  private func half(_ heading: GraphPhrase, _ parts: [FigurePart]) -> MarkupNode {
    .element(
      "div", [Attribute("class", "half")],
      [.element("p", [Attribute("class", "step-title")], [.text(words(heading))])]
        + parts.map { $0.markup })
  }

  /// The same step as it is seen on the graph beside this one.
  func otherFrame(of run: GraphRun, _ number: Int, name: String, title: String) -> [MarkupNode] {
    guard let trace = run.otherTrace, let other else { return [] }
    let moment = trace.moment(after: number, in: other.outcome.graph)
    let drawing = other.drawing(
      moment, name: name, legend: [],
      description: other.words.description(of: moment, of: trace), title: title)
    return [FigurePart.drawing(drawing, name: title).markup]
  }
}
