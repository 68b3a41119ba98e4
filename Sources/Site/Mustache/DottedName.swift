/// A name as it stands in a tag.
struct DottedName: Sendable {
  /// The parts between the dots; none for `.`, the current value.
  let parts: [String]
  /// The bytes of the name in the source.
  let place: Range<Int>

  init(_ text: String, at place: Range<Int>) {
    parts = text == "." ? [] : text.split(separator: ".").map(String.init)
    self.place = place
  }

  /// The bytes of one part.
  func place(ofPart index: Int) -> Range<Int> {
    let start = parts[..<index].reduce(place.lowerBound) { $0 + $1.utf8.count + 1 }
    return start..<start + parts[index].utf8.count
  }
}
