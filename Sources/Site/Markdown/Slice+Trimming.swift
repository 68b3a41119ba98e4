extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Without spaces at either end.
  var trimmingSpaces: Self {
    let start = drop { $0 == UInt8(ascii: " ") }
    let end = start.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { start[...$0] } ?? start[..<start.startIndex]
  }
}
