import Graphs
import Markup
import Phrases

/// An algorithm as numbered lines of pseudo-code, and which of them a step is at.
struct GraphCode {
  let algorithm: Algorithm
  let words: GraphWords

  /// The lines as a list; what a step is at, a script marks.
  var markup: MarkupNode {
    let lines = words.phrases(GraphCodePhrase(algorithm)).split(separator: "\n")
    return .element(
      "ol",
      [
        Attribute("class", "pseudo"),
        Attribute("aria-label", words.phrases(GraphRunPhrase(algorithm))),
      ],
      lines.map { .element("li", [], [.text(String($0))]) })
  }

  /// The lines of a step, from 1, with spaces between them: those of what its sentences tell.
  func lines(of step: TraceStep) -> String {
    var lines: [Int] = []
    for sentence in step.sentences {
      guard let line = sentence.key.codeLine, !lines.contains(line) else { continue }
      lines.append(line)
    }
    return lines.map { String($0) }.joined(separator: " ")
  }
}

extension TraceSentence.Key {
  /// The line of the algorithm's pseudo-code of which the sentence tells, from 1; `nil` if it is none.
  fileprivate var codeLine: Int? {
    switch self {
    case .searchStart, .dijkstraStart, .kahnStart, .kruskalStart, .primStart, .boruvkaStart,
      .bellmanStart, .floydStart, .eulerStart, .flowStart, .kosarajuStart, .tarjanRoot, .exactStart,
      .planarStart, .planarStartMany, .planarStartFew, .sameStart, .degreesStart, .levelStart,
      .prueferStart, .hamiltonStart,
      .tarjanEnter, .depthStart, .matchingStart, .rankStart:
      1
    case .searchEmpty, .dijkstraEnd, .aStarEnd, .kahnEnd, .componentFound, .sidesTake, .tarjanDone,
      .planarCycle, .sameDegrees, .preorderVisit, .preorderLeaf, .peelStep, .hamiltonForward:
      2
    case .searchTake, .dijkstraSettle, .aStarSettle, .kahnTake, .primRoot, .primTake, .eulerWalk,
      .colourFree, .colourTake, .kosarajuFound, .tarjanBack, .lowLeave,
      .rankRound, .hamiltonEarly, .visitLeaf, .exactTake, .inorderBetween, .inorderFirst,
      .inorderLast,
      .postorderVisit, .levelVisit, .levelLeaf, .prueferStep, .eccentricityStep, .eccentricityNone:
      3
    case .searchNothing, .dijkstraNothing, .kahnFreed, .kahnNothing, .kruskalTake, .boruvkaRound,
      .bellmanPass, .floydStep, .floydNothing, .depthTree, .tarjanLower, .tarjanSame, .sidesFound,
      .eulerBack, .flowPath, .flowPathBack, .matchingPair, .matchingPath, .sameRound, .degreesStuck:
      4
    case .dijkstraEqual, .dijkstraLonger, .kahnStuck, .kruskalReject, .primFirst, .primBetter,
      .primEarlier, .bellmanQuiet, .depthBack, .depthForward, .depthCross, .tarjanFound,
      .bridgeFound, .articulationFound, .sidesConflict, .flowCut, .flowNoWay, .matchingNone,
      .blockFound, .hamiltonBack, .planarStuck, .degreesJoin, .unlikeSizes:
      5
    case .searchFound, .dijkstraFirst, .dijkstraShorter, .bellmanCycle, .depthLeave, .depthEnd,
      .planarPath, .hamiltonClose:
      6
    default: nil
    }
  }
}
