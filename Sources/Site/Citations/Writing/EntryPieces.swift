import Phrases

/// The pieces of an entry, each in the words of a language.
struct EntryPieces {
  let reference: Reference
  let phrases: Phrases
  /// Whether the pieces stand between commas, as in a numbered list, and not as sentences.
  let isItem: Bool

  private func phrase(_ key: CitationPhrase, _ slots: [(name: String, text: RichText)]) -> RichText
  {
    RichText(phrases, key, slots)
  }

  private func phrase(
    _ sentence: CitationPhrase, _ item: CitationPhrase, _ slots: [(name: String, text: RichText)]
  ) -> RichText {
    phrase(isItem ? item : sentence, slots)
  }

  private func names(_ list: NameList, inverting: Bool = false) -> RichText {
    RichText(NameText(phrases: phrases).full(list, inverting: inverting, initials: isItem))
  }

  /// Who made the work: its authors, or its editors, said to be that.
  var makers: RichText? {
    let list = reference.names
    guard !list.isEmpty else { return nil }
    let text = names(list, inverting: !isItem)
    guard reference.authors.isEmpty else { return text }
    return RichText(
      phrases, CitationPhrase.editors, [("names", text)],
      count: list.names.count > 1 || list.hasOthers ? 2 : 1)
  }

  var title: RichText? {
    guard let title = reference[.title] else { return nil }
    if reference.kind.isWhole { return work(title) }
    return phrase(.quotedTitle, .quotedTitleItem, [("title", title)])
  }

  private func work(_ title: RichText) -> RichText {
    var text = RichText()
    text.append(title, style: .work)
    return text
  }

  /// The pages with dashes between numbers.
  private var pages: String? { reference[.pages].map { Locator.dashed($0.plain) } }

  /// The pages with their word: `pp. 269–271`.
  var pagesInWords: String? {
    pages.map {
      phrases(
        LocatorPhrase.page, [("number", $0)], count: Locator.isSeveral($0) ? 2 : 1)
    }
  }

  /// `*Numerische Mathematik* 1 (2): 269–271`.
  var journal: RichText? {
    guard let container = reference[.container] else { return pages.map { RichText($0) } }
    let slots = [("journal", work(container)), ("pages", RichText(pages ?? ""))]
    guard let volume = volumeAndIssue else {
      return pages == nil ? slots[0].1 : phrase(.journalPages, slots)
    }
    return phrase(
      pages == nil ? .journalVolume : .journalVolumePages, slots + [("volume", volume)])
  }

  private var volumeAndIssue: RichText? {
    guard let volume = reference[.volume] else { return issue }
    guard let issue = reference[.issue] else { return volume }
    return phrase(.volumeAndIssue, [("volume", volume), ("issue", issue)])
  }

  var issue: RichText? { reference[.issue].map { phrase(.issue, [("issue", $0)]) } }

  /// `In *Handbook of Optics*, edited by Michael Bass, 3–12`.
  var book: RichText? {
    guard let container = reference[.container] else {
      return isItem ? nil : pagesInWords.map { RichText($0) }
    }
    if isItem { return phrase(.inBookItem, [("book", work(container))]) }
    // Where there is no author, the editors stand before the title.
    let isEdited = !reference.authors.isEmpty && !reference.editors.isEmpty
    let slots = [
      ("book", work(container)), ("pages", RichText(pages ?? "")),
      ("names", names(reference.editors)),
    ]
    switch (isEdited, pages != nil) {
    case (false, false): return phrase(.inBook, slots)
    case (false, true): return phrase(.inBookPages, slots)
    case (true, false): return phrase(.inBookEdited, slots)
    case (true, true): return phrase(.inBookEditedPages, slots)
    }
  }

  var container: RichText? { reference[.container].map(work) }

  var editedBy: RichText? {
    guard !reference.authors.isEmpty, !reference.editors.isEmpty else { return nil }
    return phrase(.editedBy, .editedByItem, [("names", names(reference.editors))])
  }

  var translatedBy: RichText? {
    guard !reference.translators.isEmpty else { return nil }
    return phrase(.translatedBy, .translatedByItem, [("names", names(reference.translators))])
  }

  var volume: RichText? {
    reference[.volume].map { phrase(.volume, .volumeItem, [("volume", $0)]) }
  }

  var series: RichText? {
    guard let series = reference[.series] else { return nil }
    guard let number = reference[.number] else { return series }
    return phrase(.seriesNumber, [("series", series), ("number", number)])
  }
}
