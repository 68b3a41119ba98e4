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
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= stretch.lowerBound { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return places }
    let piece = pieces[low]
    if piece.isAbbreviation { return piece.place..<piece.place + 1 }
    let start = piece.place + stretch.lowerBound - piece.start
    return start..<max(start, min(start + stretch.count, places.upperBound))
  }
}
