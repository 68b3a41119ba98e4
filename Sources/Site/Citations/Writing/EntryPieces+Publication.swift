import Phrases

extension EntryPieces {
  var edition: RichText? {
    guard let edition = reference[.edition] else { return nil }
    let words = Self.withoutWord(edition.plain)
    guard let number = Self.number(words) else {
      return RichText(
        phrases, CitationPhrase.editionWords, [("edition", RichText(words))])
    }
    let key: CitationPhrase =
      switch (number % 10, number % 100) {
      case (_, 11...13): .editionOther
      case (1, _): .editionOne
      case (2, _): .editionTwo
      case (3, _): .editionFew
      default: .editionOther
      }
    return RichText(phrases, key, [("number", RichText(String(number)))])
  }

  /// The number of an edition that is written `5`, `5th` or `fifth`.
  private static func number(_ text: String) -> Int? {
    let digits = text.prefix { $0.isNumber }
    if let number = Int(digits), number < 1000,
      ["", "st", "nd", "rd", "th", "."].contains(text.dropFirst(digits.count).lowercased())
    {
      return number
    }
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    return words.firstIndex(of: text.lowercased()).map { $0 + 1 }
  }

  /// `5th` of `5th edition`: the word comes from the phrases.
  private static func withoutWord(_ text: String) -> String {
    for word in [" edition", " edn.", " edn", " ed.", " ed"]
    where text.lowercased().hasSuffix(word) {
      return String(text.dropLast(word.count))
    }
    return text
  }

  /// `Boston: Pearson`.
  var publisher: RichText? {
    guard let publisher = reference[.publisher] else { return reference[.place] }
    // An organisation that stands as the author is not said twice.
    if reference.authors.names.map(\.family) == [publisher.plain] { return reference[.place] }
    guard let place = reference[.place] else { return publisher }
    return RichText(
      phrases, CitationPhrase.placeAndPublisher, [("place", place), ("publisher", publisher)])
  }

  /// What a thesis or a report is.
  var genre: RichText? {
    switch reference.kind {
    case .doctoralThesis:
      return reference[.genre] ?? RichText(phrases(CitationPhrase.doctoralThesis))
    case .masterThesis:
      return RichText(phrases(CitationPhrase.masterThesis))
    case .report:
      let report = reference[.genre] ?? RichText(phrases(CitationPhrase.report))
      guard let number = reference[.number] else { return report }
      return RichText(
        phrases, CitationPhrase.numberedReport, [("report", report), ("number", number)])
    default: return reference[.genre]
    }
  }

  /// The date of what has more than a year on it: a page of the web.
  var day: String? {
    guard reference.kind == .webpage, let date = reference.date, date.month != nil else {
      return nil
    }
    return DateText(phrases: phrases).full(date)
  }

  /// Where it can be read: by its identifier, or at its address, with the day on which somebody looked.
  func addAddresses(to entry: inout EntryText) {
    entry.add(reference[.eprint])
    if let doi = reference.doi {
      let address = "https://doi.org/\(doi)"
      entry.add(RichText(address, link: WebAddress.encoded(address)))
    } else if let address = reference.address {
      if let accessed = reference.accessed.flatMap(DateText(phrases: phrases).full) {
        entry.add(
          phrases(
            isItem ? CitationPhrase.accessedItem : CitationPhrase.accessed, [("date", accessed)]))
      }
      entry.add(RichText(address, link: WebAddress.encoded(address)))
    }
  }
}
