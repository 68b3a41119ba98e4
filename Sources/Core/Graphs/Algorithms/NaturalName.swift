/// A name as people sort it: letters without regard to case, runs of digits by their value.
struct NaturalName: Comparable {
  private let keys: [UInt64]

  init(_ name: String) {
    var keys: [UInt64] = []
    var number: UInt64?
    for scalar in name.lowercased().unicodeScalars {
      if scalar.value >= 0x30, scalar.value <= 0x39 {
        let (tens, overflow) = (number ?? 0).multipliedReportingOverflow(by: 10)
        number = overflow || tens > 1 << 60 ? 1 << 60 : tens + UInt64(scalar.value - 0x30)
      } else {
        if let known = number { keys.append(known) }
        number = nil
        keys.append(Self.firstLetter + UInt64(scalar.value))
      }
    }
    if let number { keys.append(number) }
    self.keys = keys
  }

  static func < (left: NaturalName, right: NaturalName) -> Bool {
    left.keys.lexicographicallyPrecedes(right.keys)
  }

  /// Numbers come before letters.
  private static let firstLetter: UInt64 = 1 << 61
}
