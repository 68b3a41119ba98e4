extension TraceSentence {
  /// The sentences that there are. The raw value is the key of the phrase.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    // Breadth-first search.
    case searchStart = "graph.search.start"
    case searchTake = "graph.search.take"
    case searchFound = "graph.search.found"
    case searchNothing = "graph.search.nothing"
    case searchQueue = "graph.search.queue"
    case searchEmpty = "graph.search.empty"
    case searchTie = "graph.search.tie"

    // Dijkstra's algorithm.
    case dijkstraStart = "graph.dijkstra.start"
    case dijkstraSettle = "graph.dijkstra.settle"
    case dijkstraFirst = "graph.dijkstra.first"
    case dijkstraShorter = "graph.dijkstra.shorter"
    case dijkstraEqual = "graph.dijkstra.equal"
    case dijkstraLonger = "graph.dijkstra.longer"
    case dijkstraNothing = "graph.dijkstra.nothing"
    case dijkstraEnd = "graph.dijkstra.end"
    case dijkstraTie = "graph.dijkstra.tie"

    // Results of searches.
    case endPath = "graph.alt.path"
    case endNoPath = "graph.alt.no-path"
    case endTree = "graph.alt.tree"
    case endDistances = "graph.alt.distances"

    // Depth-first search.
    case depthBefore = "graph.depth.before"
    case depthStart = "graph.depth.start"
    case depthTree = "graph.depth.tree"
    case depthBack = "graph.depth.back"
    case depthForward = "graph.depth.forward"
    case depthCross = "graph.depth.cross"
    case depthLeave = "graph.depth.leave"
    case depthEnd = "graph.depth.end"

    // A*.
    case aStarSettle = "graph.a-star.settle"
    case aStarEnd = "graph.a-star.end"

    // Kahn's algorithm.
    case kahnStart = "graph.kahn.start"
    case kahnTake = "graph.kahn.take"
    case kahnFreed = "graph.kahn.freed"
    case kahnNothing = "graph.kahn.nothing"
    case kahnEnd = "graph.kahn.end"
    case kahnStuck = "graph.kahn.stuck"

    // Kruskal's algorithm.
    case kruskalStart = "graph.kruskal.start"
    case kruskalTake = "graph.kruskal.take"
    case kruskalReject = "graph.kruskal.reject"

    // Prim's algorithm.
    case primStart = "graph.prim.start"
    case primRoot = "graph.prim.root"
    case primTake = "graph.prim.take"
    case primFirst = "graph.prim.first"
    case primBetter = "graph.prim.better"
    case primEarlier = "graph.prim.earlier"

    // Borůvka's algorithm.
    case boruvkaStart = "graph.boruvka.start"
    case boruvkaRound = "graph.boruvka.round"

    // Bellman and Ford.
    case bellmanStart = "graph.bellman-ford.start"
    case bellmanPass = "graph.bellman-ford.pass"
    case bellmanQuiet = "graph.bellman-ford.quiet"
    case bellmanCycle = "graph.bellman-ford.cycle"

    // Floyd and Warshall.
    case floydStart = "graph.floyd-warshall.start"
    case floydStep = "graph.floyd-warshall.step"
    case floydNothing = "graph.floyd-warshall.nothing"

    // Components.
    case componentStart = "graph.component.start"
    case componentFound = "graph.component.found"

    // Tarjan's algorithm.
    case tarjanStart = "graph.tarjan.start"
    case tarjanRoot = "graph.tarjan.root"
    case tarjanEnter = "graph.tarjan.enter"
    case tarjanLower = "graph.tarjan.lower"
    case tarjanSame = "graph.tarjan.same"
    case tarjanDone = "graph.tarjan.done"
    case tarjanBack = "graph.tarjan.back"
    case tarjanFound = "graph.tarjan.found"

    // Kosaraju's algorithm.
    case kosarajuStart = "graph.kosaraju.start"
    case kosarajuFound = "graph.kosaraju.found"

    // Bridges and articulation points.
    case lowStart = "graph.low.start"
    case lowLeave = "graph.low.leave"
    case bridgeFound = "graph.bridge.found"
    case articulationFound = "graph.articulation.found"

    // Two sides.
    case sidesStart = "graph.sides.start"
    case sidesTake = "graph.sides.take"
    case sidesFound = "graph.sides.found"
    case sidesConflict = "graph.sides.conflict"

    // Colouring.
    case colourStart = "graph.colour.start"
    case colourStartDegrees = "graph.colour.start-degrees"
    case colourFree = "graph.colour.free"
    case colourTake = "graph.colour.take"

    // Hierholzer's algorithm.
    case eulerStart = "graph.euler.start"
    case eulerNothing = "graph.euler.nothing"
    case eulerWalk = "graph.euler.walk"
    case eulerBack = "graph.euler.back"

    // Maximum flow.
    case flowStart = "graph.flow.start"
    case flowPath = "graph.flow.path"
    case flowPathBack = "graph.flow.path-back"
    case flowCut = "graph.flow.cut"
    case flowNoWay = "graph.flow.no-way"

    // Matchings.
    case matchingStart = "graph.matching.start"
    case matchingPair = "graph.matching.pair"
    case matchingPath = "graph.matching.path"
    case matchingNone = "graph.matching.none"

    // PageRank.
    case rankStart = "graph.rank.start"
    case rankRound = "graph.rank.round"

    // Results.
    case endMatching = "graph.end.matching"
    case endRanking = "graph.end.ranking"
    case endPathCount = "graph.end.path-count"
    case endWrong = "graph.end.wrong"
    case endOrder = "graph.end.order"
    case endTimes = "graph.end.times"
    case endForest = "graph.end.forest"
    case endForestParts = "graph.end.forest-parts"
    case endForestTies = "graph.end.forest-ties"
    case endNegativeCycle = "graph.end.negative-cycle"
    case endAllPairs = "graph.end.all-pairs"
    case endAllPairsNegative = "graph.end.all-pairs-negative"
    case endClasses = "graph.end.classes"
    case endBridges = "graph.end.bridges"
    case endNoBridges = "graph.end.no-bridges"
    case endArticulation = "graph.end.articulation"
    case endNoArticulation = "graph.end.no-articulation"
    case endSides = "graph.end.sides"
    case endOddCycle = "graph.end.odd-cycle"
    case endColours = "graph.end.colours"
    case endCircuit = "graph.end.circuit"
    case endTrail = "graph.end.trail"
    case endNoEdges = "graph.end.no-edges"
    case endFlow = "graph.end.flow"
  }
}
