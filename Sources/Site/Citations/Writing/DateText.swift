import Phrases

/// Dates as they stand in a list of references.
struct DateText {
  let phrases: Phrases

  /// `2 May 2017`, `May 2017` or the year alone.
  func full(_ date: ReferenceDate) -> String? {
    guard let year = date.year, date.lastYear == nil, let month = date.month else {
      return date.yearText
    }
    let slots = [
      ("year", String(year)), ("month", phrases(MonthPhrase.allCases[month - 1])),
      ("day", date.day.map(String.init) ?? ""),
    ]
    return date.day == nil
      ? phrases(CitationPhrase.monthAndYear, slots) : phrases(CitationPhrase.date, slots)
  }
}
