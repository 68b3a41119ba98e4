/// A day of the Gregorian calendar, as written in a front matter: `2026-11-30`. No clock and no time zone is ever asked.
public struct CalendarDate: Hashable, Sendable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Reads `YYYY-MM-DD`; `nil` if it is not written so or there is no such day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that a text probably means that is written in another way: `2026-1-5`, `5.1.2026`, `2026-01-05T10:00:00Z`; `nil` if the
  /// order of day and month cannot be told.
  static func meant(by text: String) -> CalendarDate? {
    let isDigit = { (character: Character) in ("0"..."9").contains(character) }
    let parts = text.split { !isDigit($0) }.prefix(3)
    guard parts.count == 3, text.first.map(isDigit) == true else { return nil }
    let isReversed = parts[2].count == 4 && text.contains(".")
    let ordered = isReversed ? parts.reversed() : Array(parts)
    func padded(_ part: Substring) -> String { part.count == 1 ? "0" + part : String(part) }
    return CalendarDate(ordered.map(padded).joined(separator: "-"))
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// `YYYY-MM-DD`.
  public var iso: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
