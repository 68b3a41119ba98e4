import Graphs
import Markup
import Scenarios

extension GraphFigure {
  /// What came out of each run, in words, where neither drawing nor table shows it.
  var conclusions: [FigurePart] {
    guard outcome.show.contains(where: { [.diagram, .steps, .table].contains($0) }) else {
      return []
    }
    return outcome.runs.filter { $0.algorithm.hasAnswerInWords }.map { run in
      let text = words.text(run.trace.conclusion)
      let whole =
        outcome.runs.count == 1
        ? text
        : words(.resultOf, [("run", words.title(of: run.trace)), ("result", text)])
      return .block(.element("p", [Attribute("class", "result")], [.text(whole)]))
    }
  }
}

extension Algorithm {
  /// True if neither the marks in the drawing nor the table say what came out: a reason why there is nothing, a code, an order.
  fileprivate var hasAnswerInWords: Bool {
    switch self {
    case .exactColouring, .blocks, .hamiltonCycle, .planarity, .isomorphism, .havelHakimi,
      .preorder, .inorder, .postorder, .levelOrder, .prueferCode, .eccentricities, .treeCentre:
      true
    default: false
    }
  }
}
