/// The search for a proper colouring with as few colours as possible, by branch and bound: the vertex whose neighbours show the most colours
/// comes next.
///
/// Source: D. Brélaz, New methods to color the vertices of a graph (1979).
struct ColouringSearch: Sendable, Hashable {
  /// A colour from 0 for each vertex: the best colouring found.
  private(set) var best: [Int] = []
  /// How many colours it has.
  private(set) var bestCount: Int
  private(set) var budget: SearchBudget
  private let mostChoices: Int
  private let masks: [UInt64]
  private let lower: Int
  private var colours: [Int]
  /// For each colour the vertices that have it, as bits.
  private var classes: [UInt64]

  /// - Parameters:
  ///   - lower: no colouring has fewer colours, as the clique number tells.
  ///   - choices: after so many partial colourings the search is given up.
  /// - Precondition: the graph has at most 64 vertices.
  init(_ graph: SimpleGraph, atLeast lower: Int, choices: Int = 5_000) {
    mostChoices = choices
    budget = SearchBudget(choices)
    masks = graph.masks
    self.lower = lower
    colours = [Int](repeating: -1, count: graph.order)
    classes = [UInt64](repeating: 0, count: graph.order)
    bestCount = graph.order + 1
    colour(used: 0)
  }

  /// The least number of colours; `nil` if the search was given up.
  var count: Int? { budget.isSpent ? nil : bestCount }

  /// How many partial colourings were looked at.
  var choiceCount: Int { mostChoices - budget.left }

  private mutating func colour(used: Int) {
    guard used < bestCount, budget.spend() else { return }
    guard let vertex = next(used) else {
      best = colours
      bestCount = used
      return
    }
    // A new colour is tried once: which of the unused ones it is makes no difference.
    for colour in 0...used {
      if bestCount <= lower || budget.isSpent { return }
      guard colour + 1 < bestCount, classes[colour] & masks[vertex] == 0 else { continue }
      colours[vertex] = colour
      classes[colour] |= 1 << UInt64(vertex)
      self.colour(used: max(used, colour + 1))
      classes[colour] &= ~(1 << UInt64(vertex))
      colours[vertex] = -1
    }
  }

  /// The vertex without colour whose neighbours show the most colours, the one with more neighbours among several.
  private func next(_ used: Int) -> Int? {
    var best: Int?
    var most = (shown: -1, degree: -1)
    for vertex in colours.indices where colours[vertex] < 0 {
      var shown = 0
      for colour in 0..<used where classes[colour] & masks[vertex] != 0 { shown += 1 }
      let degree = masks[vertex].nonzeroBitCount
      if (shown, degree) > most {
        most = (shown, degree)
        best = vertex
      }
    }
    return best
  }
}

extension Graph {
  /// The least number of colours with which no edge joins vertices of one colour. `nil` where a loop forbids every colouring, above
  /// `mostSearched` vertices, and where the search takes too long.
  public var chromaticNumber: Int? {
    guard loopCount == 0 else { return nil }
    if isBipartite { return size > 0 ? 2 : min(order, 1) }
    guard order <= Self.mostSearched else { return nil }
    let simple = SimpleGraph(self)
    return ColouringSearch(simple, atLeast: CliqueSearch(simple).best.nonzeroBitCount).count
  }
}
