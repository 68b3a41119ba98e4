/// The order in which people expect names: `lesson 2` before `lesson 10`; otherwise by bytes, so that no locale matters.
public enum NaturalOrder {
  /// True if `left` comes before `right`.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    let first = Array(left.utf8)
    let second = Array(right.utf8)
    var one = 0
    var two = 0
    while one < first.count, two < second.count {
      if isDigit(first[one]), isDigit(second[two]) {
        let number = run(first, from: one)
        let other = run(second, from: two)
        if number.count != other.count { return number.count < other.count }
        if number != other { return number.lexicographicallyPrecedes(other) }
        one = end(first, from: one)
        two = end(second, from: two)
      } else {
        if first[one] != second[two] { return first[one] < second[two] }
        one += 1
        two += 1
      }
    }
    if one < first.count || two < second.count { return two < second.count }
    return first.lexicographicallyPrecedes(second)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private static func end(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
  }

  /// The digits from there on, without leading zeros.
  private static func run(_ bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    bytes[start..<end(bytes, from: start)].drop { $0 == 48 }
  }
}
