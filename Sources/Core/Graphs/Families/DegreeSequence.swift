/// Numbers that are to be the degrees of a simple graph, and whether there is one, by Havel and Hakimi: the vertex of the greatest degree is
/// joined to those of the next ones, and so on.
///
/// Sources: V. Havel, Poznámka o existenci konečných grafů (1955); S. Hakimi, On realizability of a set of integers as degrees (1962).
public struct DegreeSequence: Sendable, Hashable {
  /// Why there is no graph.
  public enum Contradiction: Sendable, Hashable {
    /// A degree is negative, or as large as the number of vertices.
    case outOfRange(Int)
    /// The sum of the degrees is odd, where every edge has two ends.
    case oddSum(Int)
    /// A vertex of that degree is left, and only so many others have a degree above 0.
    case tooFewLeft(degree: Int, others: Int)
  }

  /// One step: which place is joined to which others, and what each place needs afterwards.
  public struct Move: Sendable, Hashable {
    public let place: Int
    public let partners: [Int]
    public let left: [Int]
  }

  /// The steps, as far as they go.
  public private(set) var moves: [Move] = []
  /// What every place shall have.
  public let degrees: [Int]
  /// The rows of the table, each sorted from the greatest: what is left after each step.
  public private(set) var rows: [[Int]]
  /// The edges of a graph with these degrees, as pairs of places in the sequence; not all of them if there is none.
  public private(set) var pairs: [[Int]] = []
  public private(set) var contradiction: Contradiction?

  public init(_ degrees: [Int]) {
    self.degrees = degrees
    rows = [degrees.sorted { $0 > $1 }]
    if let wrong = degrees.first(where: { $0 < 0 || $0 >= degrees.count }) {
      contradiction = .outOfRange(wrong)
      return
    }
    let sum = degrees.reduce(0, +)
    if sum % 2 == 1 {
      contradiction = .oddSum(sum)
      return
    }
    var left = degrees.enumerated().map { (place: $0.offset, degree: $0.element) }
    func sort() { left.sort { ($1.degree, $0.place) < ($0.degree, $1.place) } }
    sort()
    while let first = left.first, first.degree > 0 {
      left.removeFirst()
      let others = left.reduce(0) { $0 + ($1.degree > 0 ? 1 : 0) }
      guard others >= first.degree else {
        contradiction = .tooFewLeft(degree: first.degree, others: others)
        return
      }
      for index in 0..<first.degree {
        left[index].degree -= 1
        pairs.append([first.place, left[index].place])
      }
      note(first.place, left.prefix(first.degree).map { $0.place }, left)
      sort()
      rows.append(left.map { $0.degree })
    }
  }

  private mutating func note(
    _ place: Int, _ partners: [Int], _ left: [(place: Int, degree: Int)]
  ) {
    var after = [Int](repeating: 0, count: degrees.count)
    for entry in left { after[entry.place] = entry.degree }
    moves.append(Move(place: place, partners: partners, left: after))
  }

  /// How many of the greatest degrees add up to more than the vertices that have them can have: k of them have k(k − 1) ends of edges among
  /// themselves, and from each other vertex as many as its degree, at most k. `nil` if no such number tells.
  ///
  /// Source: P. Erdős and T. Gallai, Gráfok előírt fokú pontokkal (1960).
  public static func excess(of degrees: [Int]) -> Int? {
    let sorted = degrees.sorted { $0 > $1 }
    var sum = 0
    for count in 1..<max(1, sorted.count + 1) {
      sum += sorted[count - 1]
      if sum > mostEnds(of: count, sorted) { return count }
    }
    return nil
  }

  /// How many ends of edges the first vertices can have, of degrees sorted from the greatest.
  static func mostEnds(of count: Int, _ sorted: [Int]) -> Int {
    count * (count - 1) + sorted.dropFirst(count).reduce(0) { $0 + min($1, count) }
  }

  /// True if a simple graph has these degrees.
  public var isGraphical: Bool { contradiction == nil }
}
