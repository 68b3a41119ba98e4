import Phrases

/// Lays out the entries of a list of references.
struct EntryLayout {
  let phrases: Phrases

  /// An entry of a list by names and years: `Hecht, Eugene. 2017. *Optics*. 5th ed. Boston: Pearson.`
  ///
  /// - Parameter year: the year with the letter that tells it from others.
  func entry(_ reference: Reference, year: String) -> RichText {
    let pieces = EntryPieces(reference: reference, phrases: phrases, isItem: false)
    var entry = EntryText(.sentences)
    if let makers = pieces.makers {
      entry.add(makers)
      entry.add(year)
      entry.add(pieces.title)
    } else {
      entry.add(pieces.title)
      entry.add(year)
    }
    switch reference.kind {
    case .article: entry.add(pieces.journal)
    case .chapter, .paper: entry.add(pieces.book)
    default: entry.add(pieces.container)
    }
    if reference.kind != .article { entry.add(pieces.volume) }
    entry.add(pieces.edition)
    if reference.kind != .chapter && reference.kind != .paper { entry.add(pieces.editedBy) }
    entry.add(pieces.translatedBy)
    entry.add(pieces.series)
    entry.add(pieces.genre)
    entry.add(pieces.publisher)
    addRest(of: pieces, to: &entry)
    return entry.ended
  }

  /// An entry of a numbered list: `E. Hecht, *Optics*, 5th ed., Boston: Pearson, 2017.`
  func item(_ reference: Reference, year: String) -> RichText {
    let pieces = EntryPieces(reference: reference, phrases: phrases, isItem: true)
    var entry = EntryText(.commas)
    entry.add(pieces.makers)
    entry.add(pieces.title)
    switch reference.kind {
    case .chapter, .paper: entry.add(pieces.book)
    default: entry.add(pieces.container)
    }
    entry.add(pieces.volume)
    entry.add(pieces.issue)
    entry.add(pieces.edition)
    entry.add(pieces.editedBy)
    entry.add(pieces.translatedBy)
    entry.add(pieces.series)
    entry.add(pieces.genre)
    entry.add(pieces.publisher)
    if reference.kind == .article { entry.add(pieces.pagesInWords) }
    entry.add(year)
    if reference.kind != .article { entry.add(pieces.pagesInWords) }
    addRest(of: pieces, to: &entry)
    return entry.ended
  }

  private func addRest(of pieces: EntryPieces, to entry: inout EntryText) {
    entry.add(pieces.reference[.medium])
    entry.add(pieces.day)
    entry.add(pieces.reference[.note])
    pieces.addAddresses(to: &entry)
  }
}
