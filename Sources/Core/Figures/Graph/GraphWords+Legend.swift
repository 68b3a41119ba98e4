import Graphs
import Scenarios

extension GraphWords {
  /// What the states that occur at some moments are called. Plain vertices and edges are only explained beside others of their kind,
  /// and classes by their numbers.
  func legend(of moments: [GraphMoment], run: GraphRun?, isResult: Bool) -> [GraphLegend.Entry] {
    var entries: [GraphLegend.Entry] = []
    let vertexStates = VertexState.allCases.filter { state in
      moments.contains { moment in
        moment.vertices.indices.contains {
          moment.vertices[$0] == state && (state != .done || moment.groups[$0] == nil)
        }
      }
    }
    if vertexStates != [.unseen] {
      for state in vertexStates {
        guard let key = phrase(of: state, run: run, isResult: isResult) else { continue }
        let isSide = state == .done && run?.algorithm == .maximumFlow
        entries.append(.vertex(state, isHatched: isSide, words: self(key)))
      }
    }
    let edgeStates = EdgeState.allCases.filter { state in
      state != .plain && state != .absent && moments.contains { $0.edges.contains(state) }
    }
    for state in edgeStates {
      let key = phrase(of: state, run: run, isResult: isResult)
      entries.append(.edge(state, isDirected: graph.kind == .directed, words: self(key)))
    }
    return entries
  }

  private func phrase(of state: VertexState, run: GraphRun?, isResult: Bool) -> GraphPhrase? {
    guard let run else { return state == .done ? .stateMarked : nil }
    switch state {
    case .unseen: return isResult ? nil : .stateUnseen
    case .open: return run.algorithm.phraseOfOpen
    case .current: return .stateCurrent
    case .done: return phraseOfDone(run.trace, isResult: isResult)
    case .wrong: return .stateWrong
    }
  }

  private func phraseOfDone(_ trace: Trace, isResult: Bool) -> GraphPhrase {
    switch trace.algorithm {
    case .breadthFirstSearch:
      return isResult ? (trace.target == nil ? .stateReached : .stateOnWay) : .stateDone
    case .dijkstra, .aStar:
      return isResult ? (trace.target == nil ? .stateReached : .stateOnWay) : .stateSettled
    case .bellmanFord:
      if case .negativeCycle? = trace.certificate { return .stateOnCycle }
      return trace.target == nil ? .stateReached : .stateOnWay
    case .depthFirstSearch, .bridges: return .stateLeft
    case .articulationPoints: return isResult ? .stateArticulation : .stateLeft
    case .prim, .kruskal, .boruvka: return .stateInTree
    case .topologicalOrder, .topologicalOrderByDepth:
      if case .cycle? = trace.certificate { return .stateOnCycle }
      return isResult
        ? .stateOrdered : trace.algorithm == .topologicalOrder ? .stateRemoved : .stateLeft
    case .euler: return .stateDone
    case .bipartite: return trace["odd-cycle"] == nil ? .stateDone : .stateOnCycle
    case .maximumFlow: return .stateSourceSide
    case .matching: return .stateCover
    case .blocks: return isResult ? .stateArticulation : .stateLeft
    case .hamiltonCycle:
      if case .parts? = trace.certificate { return .stateObstacle }
      return .statePassed
    case .planarity: return isResult ? .stateCorner : .stateDrawn
    case .havelHakimi: return .stateSatisfied
    case .preorder, .inorder, .postorder, .levelOrder: return .stateVisited
    case .prueferCode: return .stateTakenAway
    case .eccentricities: return isResult ? .stateCentre : .stateDone
    case .treeCentre: return .stateCentre
    case .floydWarshall, .components, .strongComponents, .kosaraju, .colouring, .welshPowell,
      .exactColouring, .isomorphism, .pageRank:
      return .stateDone
    }
  }

  private func phrase(of state: EdgeState, run: GraphRun?, isResult: Bool) -> GraphPhrase {
    guard let run else { return .stateMarkedEdge }
    let algorithm = run.algorithm
    switch state {
    case .plain, .absent, .tree:
      switch algorithm {
      case .euler: return .stateOnTrail
      case .maximumFlow: return .stateFlow
      case .matching: return .statePair
      case .hamiltonCycle: return isResult ? .stateRing : .statePassed
      case .planarity: return isResult ? .stateForbidding : .stateDrawn
      case .havelHakimi: return .stateNewlyJoined
      case .bellmanFord, .bipartite, .topologicalOrder, .topologicalOrderByDepth:
        if isResult, run.trace.endsInCycle { return .stateCycle }
        return isResult && run.trace.target != nil ? .stateWay : .stateTree
      default: return isResult && run.trace.target != nil ? .stateWay : .stateTree
      }
    case .looked: return algorithm.phraseOfLooked
    case .rejected: return algorithm.phraseOfRejected
    case .back: return .stateTakesBack
    case .cut:
      switch algorithm {
      case .bridges: return .stateBridge
      default: return .stateCut
      }
    }
  }
}

extension Trace {
  /// True if the answer is a cycle that forbids another one.
  fileprivate var endsInCycle: Bool {
    switch certificate {
    case .cycle, .oddCycle, .negativeCycle: true
    default: false
    }
  }
}

extension Algorithm {
  fileprivate var phraseOfOpen: GraphPhrase {
    switch self {
    case .breadthFirstSearch, .bipartite: .stateQueued
    case .depthFirstSearch, .topologicalOrderByDepth, .bridges, .articulationPoints, .blocks:
      .stateDiscovered
    case .exactColouring: .stateClique
    case .hamiltonCycle: .statePassed
    case .treeCentre: .stateTakenAway
    case .strongComponents, .euler: .stateOnStack
    case .topologicalOrder: .stateFree
    default: .stateOpen
    }
  }

  fileprivate var phraseOfLooked: GraphPhrase {
    switch self {
    case .breadthFirstSearch: .stateNewVertex
    case .dijkstra, .aStar, .bellmanFord: .stateShorter
    case .maximumFlow: .stateOnPath
    case .colouring, .welshPowell, .exactColouring: .stateSupported
    default: .stateLooked
    }
  }

  fileprivate var phraseOfRejected: GraphPhrase {
    switch self {
    case .breadthFirstSearch: .stateKnownVertex
    case .dijkstra, .aStar: .stateNotShorter
    case .depthFirstSearch, .topologicalOrderByDepth, .strongComponents: .stateOldEdge
    case .topologicalOrder, .prueferCode, .treeCentre: .stateRemoved
    default: .stateNotTaken
    }
  }
}
