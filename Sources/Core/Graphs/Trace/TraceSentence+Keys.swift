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

    // Walks through trees.
    case preorderStart = "graph.visit.preorder"
    case inorderStart = "graph.visit.inorder"
    case postorderStart = "graph.visit.postorder"
    case levelStart = "graph.visit.level"
    case visitLeaf = "graph.visit.leaf"
    case preorderLeaf = "graph.visit.leaf-before"
    case preorderVisit = "graph.visit.before"
    case postorderVisit = "graph.visit.after"
    case inorderBetween = "graph.visit.between"
    case inorderFirst = "graph.visit.first"
    case inorderLast = "graph.visit.last"
    case levelVisit = "graph.visit.row"
    case levelLeaf = "graph.visit.row-leaf"

    // Prüfer's code, eccentricities, the centre of a tree.
    case prueferStart = "graph.pruefer.start"
    case prueferStep = "graph.pruefer.step"
    case eccentricityStart = "graph.eccentricity.start"
    case eccentricityStep = "graph.eccentricity.step"
    case eccentricityNone = "graph.eccentricity.none"
    case peelStart = "graph.peel.start"
    case peelStep = "graph.peel.step"

    // Blocks, fewest colours, Hamilton cycles.
    case blockFound = "graph.block.found"
    case exactStart = "graph.exact.start"
    case exactNothing = "graph.exact.nothing"
    case exactTake = "graph.exact.take"
    case hamiltonStart = "graph.hamilton.start"
    case hamiltonForward = "graph.hamilton.forward"
    case hamiltonEarly = "graph.hamilton.early"
    case hamiltonBack = "graph.hamilton.back"
    case hamiltonRest = "graph.hamilton.rest"
    case hamiltonClose = "graph.hamilton.close"

    // Planarity.
    case planarStart = "graph.planar.start"
    case planarStartMany = "graph.planar.start-many"
    case planarStartFew = "graph.planar.start-few"
    case planarCycle = "graph.planar.cycle"
    case planarPath = "graph.planar.path"
    case planarStuck = "graph.planar.stuck"

    // Degrees, and two graphs compared.
    case degreesStart = "graph.havel-hakimi.start"
    case degreesJoin = "graph.havel-hakimi.join"
    case degreesStuck = "graph.havel-hakimi.stuck"
    case sameStart = "graph.same.start"
    case sameDegrees = "graph.same.by-degree"
    case sameRound = "graph.same.round"
    case sameSizes = "graph.same.sizes"
    case unlikeSizes = "graph.same.unlike-sizes"

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
    case endVisited = "graph.end.visited"
    case endCode = "graph.end.code"
    case endNoCode = "graph.end.no-code"
    case endCentre = "graph.end.centre"
    case endNoCentre = "graph.end.no-centre"
    case endTreeCentre = "graph.end.tree-centre"
    case endBlocks = "graph.end.blocks"
    case endNoBlocks = "graph.end.no-blocks"
    case endFewestByClique = "graph.end.fewest-by-clique"
    case endFewestBySearch = "graph.end.fewest-by-search"
    case endFewestUnknown = "graph.end.fewest-unknown"
    case endHamilton = "graph.end.hamilton"
    case endHamiltonFew = "graph.end.hamilton-few"
    case endHamiltonSearched = "graph.end.hamilton-searched"
    case endHamiltonUnknown = "graph.end.hamilton-unknown"
    case endHamiltonParts = "graph.end.hamilton-parts"
    case endHamiltonObstacle = "graph.end.hamilton-obstacle"
    case endPlanar = "graph.end.planar"
    case endPlanarParts = "graph.end.planar-parts"
    case endFive = "graph.end.kuratowski-five"
    case endSix = "graph.end.kuratowski-six"
    case endGraphical = "graph.end.graphical"
    case endOddSum = "graph.end.odd-sum"
    case endExcess = "graph.end.excess"
    case endSame = "graph.end.same"
    case endUnknown = "graph.end.unknown"
    case endUnlikeCounts = "graph.end.unlike-counts"
    case endUnlikeClasses = "graph.end.unlike-classes"
    case endUnlikeSearched = "graph.end.unlike-searched"
  }
}
