/// What the search for a Hamilton cycle does next.
enum HamiltonMove: Sendable, Hashable {
  /// It goes on to a vertex.
  case forward(Int)
  /// It turns back from a vertex, whose other ways are all tried, or where what is left can for certain not be passed.
  case back(Int, isEarly: Bool)
  /// It is back where it began.
  case close
}
