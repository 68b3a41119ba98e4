import Graphs
import Scenarios

extension GraphWords {
  /// What the states that occur at some moments are called. Plain vertices and edges are only explained beside others of their kind.
  func legend(of moments: [GraphMoment], run: GraphRun?, isResult: Bool) -> [GraphLegend.Entry] {
    var entries: [GraphLegend.Entry] = []
    let vertexStates = VertexState.allCases.filter { state in
      moments.contains { $0.vertices.contains(state) }
    }
    if vertexStates != [.unseen] {
      for state in vertexStates {
        guard let key = phrase(of: state, run: run, isResult: isResult) else { continue }
        entries.append(.vertex(state, words: self(key)))
      }
    }
    let edgeStates = EdgeState.allCases.filter { state in
      state != .plain && moments.contains { $0.edges.contains(state) }
    }
    for state in edgeStates {
      let key = phrase(of: state, run: run, isResult: isResult)
      entries.append(.edge(state, isDirected: graph.kind == .directed, words: self(key)))
    }
    return entries
  }

  private func phrase(of state: VertexState, run: GraphRun?, isResult: Bool) -> GraphPhrase? {
    guard let run else { return state == .done ? .stateMarked : nil }
    let isSearch = run.algorithm == .breadthFirstSearch
    switch state {
    case .unseen: return isResult ? nil : .stateUnseen
    case .open: return isSearch ? .stateQueued : .stateOpen
    case .current: return .stateCurrent
    case .done:
      if isResult { return run.trace.target == nil ? .stateReached : .stateOnWay }
      return isSearch ? .stateDone : .stateSettled
    }
  }

  private func phrase(of state: EdgeState, run: GraphRun?, isResult: Bool) -> GraphPhrase {
    let isSearch = run?.algorithm == .breadthFirstSearch
    switch state {
    case .plain, .tree:
      guard let run else { return .stateMarkedEdge }
      return isResult && run.trace.target != nil ? .stateWay : .stateTree
    case .looked: return isSearch ? .stateNewVertex : .stateShorter
    case .rejected: return isSearch ? .stateKnownVertex : .stateNotShorter
    }
  }
}
