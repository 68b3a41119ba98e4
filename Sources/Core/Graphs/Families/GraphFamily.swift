/// A graph that has a name, known by its kind and its numbers.
public struct GraphFamily: Sendable, Hashable {
  /// The kinds of families; the raw value is the name in a block.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case path, cycle, star, wheel, complete, bipartite, grid, cube, prism, ladder
    case tree
    case petersen, tetrahedron, octahedron, dodecahedron, icosahedron
  }

  public let kind: Kind
  /// How large it is; as many numbers as the kind has.
  public let numbers: [Int]

  /// `nil` if there are not as many numbers as the kind has, or if one is too small.
  public init?(_ kind: Kind, _ numbers: [Int] = []) {
    guard numbers.count == kind.least.count, zip(numbers, kind.least).allSatisfy({ $0 >= $1 })
    else { return nil }
    self.kind = kind
    self.numbers = numbers
  }

  /// How many vertices and edges there are; a number above a billion stands for all that are larger.
  public var measure: (order: Int, size: Int) {
    let most = 1_000_000_000
    // Larger numbers would only overflow.
    let first = min(numbers.first ?? 0, 30_000)
    let second = min(numbers.last ?? 0, 30_000)
    switch kind {
    case .path: return (first, first - 1)
    case .cycle: return (first, first)
    case .star: return (first + 1, first)
    case .wheel: return (first + 1, 2 * first)
    case .complete: return (first, first * (first - 1) / 2)
    case .bipartite: return (first + second, first * second)
    case .grid: return (first * second, 2 * first * second - first - second)
    case .cube: return first > 20 ? (most, most) : (1 << first, first << max(0, first - 1))
    case .prism: return (2 * first, 3 * first)
    case .ladder: return (2 * first, 3 * first - 2)
    case .tree: return first > 20 ? (most, most) : ((2 << first) - 1, (2 << first) - 2)
    case .petersen: return (10, 15)
    case .tetrahedron: return (4, 6)
    case .octahedron: return (6, 12)
    case .dodecahedron: return (20, 30)
    case .icosahedron: return (12, 30)
    }
  }

  /// The edges as pairs of vertices, counted from 0, the lower one first except where a cycle closes.
  public var pairs: [(Int, Int)] {
    let first = numbers.first ?? 0
    let second = numbers.last ?? 0
    switch kind {
    case .path: return Self.path(first)
    case .cycle: return Self.cycle(first)
    case .star: return Self.star(first)
    case .wheel: return Self.star(first) + Self.cycle(first, from: 1)
    case .complete: return Self.pairs(among: first)
    case .bipartite: return Self.pairs(among: first + second).filter { $0 < first && $1 >= first }
    case .grid: return Self.grid(first, second)
    case .cube: return Self.pairs(among: 1 << first).filter { ($0 ^ $1).nonzeroBitCount == 1 }
    case .prism: return Self.cycle(first) + Self.cycle(first, from: first) + Self.rungs(first)
    case .ladder: return Self.path(first) + Self.path(first, from: first) + Self.rungs(first)
    case .tree: return (1..<max(1, measure.order)).map { (($0 - 1) / 2, $0) }
    case .petersen:
      let star = (0..<5).map { (5 + $0, 5 + ($0 + 2) % 5) }
      return Self.cycle(5) + Self.rungs(5) + star
    case .tetrahedron: return Self.pairs(among: 4)
    // Each vertex and the opposite one, three behind it, are not joined.
    case .octahedron: return Self.pairs(among: 6).filter { $1 - $0 != 3 }
    case .dodecahedron: return Self.dodecahedron
    case .icosahedron: return Self.icosahedron
    }
  }

  /// The graph, its vertices named v1, v2, ….
  public var graph: Graph {
    Graph(
      vertices: (0..<measure.order).map { Vertex("v\($0 + 1)") },
      edges: pairs.map { Edge(from: $0.0, to: $0.1) })
  }

  // MARK: Parts

  private static func pairs(among count: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for one in 0..<count {
      for other in one + 1..<max(one + 1, count) { pairs.append((one, other)) }
    }
    return pairs
  }

  private static func path(_ count: Int, from start: Int = 0) -> [(Int, Int)] {
    (0..<count).dropLast().map { (start + $0, start + $0 + 1) }
  }

  private static func cycle(_ count: Int, from start: Int = 0) -> [(Int, Int)] {
    (0..<count).map { (start + $0, start + ($0 + 1) % count) }
  }

  private static func star(_ count: Int) -> [(Int, Int)] { (0..<count).map { (0, $0 + 1) } }

  private static func rungs(_ count: Int) -> [(Int, Int)] { (0..<count).map { ($0, count + $0) } }

  /// Row by row: the edge to the right, then the one downwards.
  private static func grid(_ rows: Int, _ columns: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let place = row * columns + column
        if column + 1 < columns { pairs.append((place, place + 1)) }
        if row + 1 < rows { pairs.append((place, place + columns)) }
      }
    }
    return pairs
  }

  /// From outside to inside: a ring of five, a ring of ten, a ring of five.
  private static var dodecahedron: [(Int, Int)] {
    let outer = (0..<5).map { ($0, 5 + 2 * $0) }
    let inner = (0..<5).map { (6 + 2 * $0, 15 + $0) }
    return cycle(5) + cycle(10, from: 5) + cycle(5, from: 15) + outer + inner
  }

  /// A top, a ring of five, a ring of five turned against it, a bottom.
  private static var icosahedron: [(Int, Int)] {
    var pairs = star(5) + cycle(5, from: 1)
    for place in 0..<5 {
      pairs.append((1 + place, 6 + place))
      pairs.append((1 + place, 6 + (place + 1) % 5))
    }
    let bottom = (0..<5).map { (6 + $0, 11) }
    return pairs + cycle(5, from: 6) + bottom
  }
}

extension GraphFamily.Kind {
  /// The smallest value of each of its numbers.
  public var least: [Int] {
    switch self {
    case .path, .star, .complete, .ladder: [1]
    case .cycle, .wheel, .prism: [3]
    case .bipartite, .grid: [1, 1]
    case .cube, .tree: [0]
    default: []
    }
  }
}
