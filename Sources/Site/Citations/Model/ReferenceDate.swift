/// A year, a month or a day on which something was published.
public struct ReferenceDate: Sendable, Hashable {
  public var year: Int?
  /// From 1 to 12.
  public var month: Int?
  /// From 1 to 31.
  public var day: Int?
  /// The last year of something that took several.
  public var lastYear: Int?
  /// What stands in place of a year: `in press`, `ca. 1850`.
  public var words: String?

  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// A date as ISO 8601 writes it (`2017`, `2017-05`, `2017-05-02`, `1999/2001`), or words in place of one; `nil` for an empty text.
  public init?(_ text: String) {
    let ends = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = ends.first, let start = Self.day(first) else {
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      words = text
      return
    }
    self = start
    if ends.count == 2, let last = Self.day(ends[1]), last.year != year {
      lastYear = last.year
    } else if ends.count > 1 {
      self = ReferenceDate()
      words = text
    }
  }

  private static func day(_ text: Substring) -> ReferenceDate? {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // A year before the common era.
    let isNegative = parts.first == "" && parts.count > 1
    if isNegative { parts.removeFirst() }
    guard (1...3).contains(parts.count), let year = number(parts[0], in: 0...9999) else {
      return nil
    }
    var date = ReferenceDate(year: isNegative ? -year : year)
    if parts.count > 1 {
      guard let month = number(parts[1], in: 1...12) else { return nil }
      date.month = month
    }
    if parts.count > 2 {
      guard let day = number(parts[2], in: 1...31) else { return nil }
      date.day = day
    }
    return date
  }

  private static func number(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    guard (1...4).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits), range.contains(number)
    else { return nil }
    return number
  }

  /// The year as it is printed, `1999–2001` for several; `nil` if there is none.
  var yearText: String? {
    guard let year else { return words }
    guard let lastYear else { return String(year) }
    return "\(year)\u{2013}\(lastYear)"
  }
}
