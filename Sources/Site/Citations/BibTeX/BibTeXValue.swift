import Diagnostics

/// The value of a field: its pieces put together, and where each stands in the file.
struct BibTeXValue: Sendable {
  /// A piece: from which of the value's bytes on it stands, and where in the file.
  struct Piece: Sendable {
    let start: Int
    let place: Int
    /// Whether the bytes are what an abbreviation stands for, whose letters are not at its place.
    let isAbbreviation: Bool
  }

  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []
  /// The whole value in the file, delimiters included.
  var places: Range<Int>

  init(at places: Range<Int>) { self.places = places }

  mutating func append(_ slice: ArraySlice<UInt8>, at place: Int, isAbbreviation: Bool = false) {
    pieces.append(Piece(start: bytes.count, place: place, isAbbreviation: isAbbreviation))
    bytes += slice
  }

  /// Where a stretch of the value's bytes stands in the file.
  func places(of stretch: Range<Int>) -> Range<Int> {
    let index = (0..<pieces.count).lastReached { pieces[$0].start <= stretch.lowerBound }
    guard pieces.indices.contains(index) else { return places }
    let piece = pieces[index]
    if piece.isAbbreviation { return piece.place..<piece.place + 1 }
    let start = piece.place + stretch.lowerBound - piece.start
    return start..<max(start, min(start + stretch.count, places.upperBound))
  }
}
