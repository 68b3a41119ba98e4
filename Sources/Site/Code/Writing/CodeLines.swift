/// What is to be shown about the lines of a block of code.
public struct CodeLines: Sendable, Hashable {
  /// The number shown at the first line; `nil` for no numbers.
  public var firstNumber: Int?
  /// The lines to mark, counted from 1 whatever number is shown, in order and apart from each other.
  public var marked: [ClosedRange<Int>]

  public init(firstNumber: Int? = nil, marked: [ClosedRange<Int>] = []) {
    self.firstNumber = firstNumber
    self.marked = marked
  }

  /// Whether each line has an element of its own.
  public var areWrapped: Bool { firstNumber != nil || !marked.isEmpty }

  /// Whether a line, counted from 1, is marked.
  public func isMarked(_ line: Int) -> Bool {
    var low = 0
    var high = marked.count
    while low < high {
      let middle = (low + high) / 2
      if marked[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < marked.count && marked[low].contains(line)
  }

  /// How many characters the longest number has.
  func numberWidth(of code: UnsafeBufferPointer<UInt8>) -> Int {
    guard let firstNumber else { return 0 }
    var count = 0
    for byte in code where byte == UInt8(ascii: "\n") { count += 1 }
    if code.last == UInt8(ascii: "\n") { count -= 1 }
    let last = firstNumber.addingReportingOverflow(max(0, count)).partialValue
    return max(String(firstNumber).utf8.count, String(last).utf8.count)
  }

  /// Writes the start tag of a line. The number is padded with spaces, which are as wide as digits here, so that all lines begin alike.
  func openLine(_ line: Int, width: Int, into buffer: inout PieceBuffer) {
    buffer.append(isMarked(line) ? "<span class=\"line marked\"" : "<span class=\"line\"")
    if let firstNumber {
      let number = String(firstNumber.addingReportingOverflow(line - 1).partialValue)
      buffer.append(" data-line=\"")
      for _ in 0..<max(0, width - number.utf8.count) { buffer.append(UInt8(ascii: " ")) }
      buffer.append(text: number)
      buffer.append("\"")
    }
    buffer.append(">")
  }
}
