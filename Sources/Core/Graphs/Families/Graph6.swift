/// The format graph6: a graph without directions, loops and parallel edges as printable characters.
///
/// Source: B. McKay, the description of graph6, sparse6 and digraph6.
public struct Graph6: Sendable, Hashable {
  /// What is wrong with a text.
  public enum Fault: Error, Sendable, Hashable {
    /// A character that graph6 does not have, at that place.
    case character(Int)
    /// Another format of the family: `:` begins sparse6, `&` digraph6.
    case format
    /// There are not as many characters behind the number of vertices as it needs.
    case length(needed: Int, found: Int)
    /// The last character has bits that stand for no pair and are not 0.
    case padding
    /// So many vertices that no figure can show them.
    case order(Int)
  }

  public let order: Int
  /// The edges, the lower vertex first, in the order of the format: by the higher vertex.
  public let pairs: [Pair]

  /// The ends of an edge, counted from 0.
  public struct Pair: Sendable, Hashable {
    public let low: Int
    public let high: Int
  }

  /// Above this many vertices nothing is read.
  static let most = 5000

  /// Reads a text, with or without `>>graph6<<` before it.
  public init(parsing text: String) throws(Fault) {
    let header = Array(">>graph6<<".unicodeScalars)
    let all = Array(text.unicodeScalars)
    let offset = all.starts(with: header) ? header.count : 0
    if let first = all.dropFirst(offset).first, first == ":" || first == "&" || first == ";" {
      throw .format
    }
    var digits: [Int] = []
    for (place, scalar) in all.enumerated().dropFirst(offset) {
      guard (63...126).contains(scalar.value) else { throw .character(place) }
      digits.append(Int(scalar.value) - 63)
    }
    let (order, used) = try Self.order(digits)
    guard order <= Self.most else { throw .order(order) }
    let bits = order * (order - 1) / 2
    let needed = (bits + 5) / 6
    let body = Array(digits.dropFirst(used))
    guard body.count == needed else { throw .length(needed: needed, found: body.count) }
    if needed > 0, bits % 6 > 0, body[needed - 1] & ((1 << (6 - bits % 6)) - 1) != 0 {
      throw .padding
    }
    var pairs: [Pair] = []
    var bit = 0
    for high in 0..<order {
      for low in 0..<high {
        if body[bit / 6] >> (5 - bit % 6) & 1 == 1 { pairs.append(Pair(low: low, high: high)) }
        bit += 1
      }
    }
    self.order = order
    self.pairs = pairs
  }

  /// The number of vertices, and how many characters it took: one, or four or eight behind one or two `~`.
  private static func order(_ digits: [Int]) throws(Fault) -> (order: Int, used: Int) {
    guard let first = digits.first else { throw .length(needed: 1, found: 0) }
    if first < 63 { return (first, 1) }
    let isLong = digits.count > 1 && digits[1] == 63
    let (start, count) = isLong ? (2, 6) : (1, 3)
    guard digits.count >= start + count else {
      throw .length(needed: start + count, found: digits.count)
    }
    return (digits[start..<start + count].reduce(0) { $0 << 6 | $1 }, start + count)
  }

  /// The text of a graph, directions, loops and parallel edges aside; `nil` above 258,047 vertices.
  public static func text(of graph: Graph) -> String? {
    guard graph.order <= 258_047 else { return nil }
    var digits =
      graph.order < 63
      ? [graph.order]
      : [63, graph.order >> 12 & 63, graph.order >> 6 & 63, graph.order & 63]
    let masks = SimpleGraph(graph)
    var bits: [Int] = []
    for high in graph.vertices.indices {
      var row = [Int](repeating: 0, count: high)
      for low in masks.neighbours[high] where low < high { row[low] = 1 }
      bits += row
    }
    while bits.count % 6 > 0 { bits.append(0) }
    var place = 0
    while place < bits.count {
      digits.append(bits[place..<place + 6].reduce(0) { $0 << 1 | $1 })
      place += 6
    }
    var text = String.UnicodeScalarView()
    for digit in digits { text.append(Unicode.Scalar(UInt8(digit + 63))) }
    return String(text)
  }
}
