import Phrases

/// The words and marks of citations and of lists of references.
public enum CitationPhrase: String, PhraseKey {
  // In the text, by name and year.
  case group = "citation.group"
  case separator = "citation.separator"
  case work = "citation.work"
  case workLocator = "citation.work-locator"
  case yearLocator = "citation.year-locator"
  case narrative = "citation.narrative"
  case narrativeLocator = "citation.narrative-locator"
  case prefixed = "citation.prefixed"
  // In the text, by number.
  case numberGroup = "citation.number-group"
  case numberSeparator = "citation.number-separator"
  case numberLocator = "citation.number-locator"
  case numberNarrative = "citation.number-narrative"
  case numberNarrativeLocator = "citation.number-narrative-locator"
  // Names.
  case twoNames = "citation.two-names"
  case andOthers = "citation.and-others"
  case listedNames = "citation.listed-names"
  case invertedPair = "citation.inverted-pair"
  case lastName = "citation.last-name"
  case listedOthers = "citation.listed-others"
  case inverted = "citation.inverted"
  case invertedSuffix = "citation.inverted-suffix"
  case editors = "citation.editors"
  // Dates.
  case noDate = "citation.no-date"
  case date = "citation.date"
  case monthAndYear = "citation.month-and-year"
  case accessed = "citation.accessed"
  case accessedItem = "citation.accessed-item"
  // Parts of an entry.
  case quotedTitle = "citation.quoted-title"
  case quotedTitleItem = "citation.quoted-title-item"
  case shortTitle = "citation.short-title"
  case volumeAndIssue = "citation.volume-and-issue"
  case issue = "citation.issue"
  case journalVolume = "citation.journal-volume"
  case journalPages = "citation.journal-pages"
  case journalVolumePages = "citation.journal-volume-pages"
  case volume = "citation.volume"
  case volumeItem = "citation.volume-item"
  case inBook = "citation.in-book"
  case inBookPages = "citation.in-book-pages"
  case inBookEdited = "citation.in-book-edited"
  case inBookEditedPages = "citation.in-book-edited-pages"
  case inBookItem = "citation.in-book-item"
  case editedBy = "citation.edited-by"
  case editedByItem = "citation.edited-by-item"
  case translatedBy = "citation.translated-by"
  case translatedByItem = "citation.translated-by-item"
  /// The edition by the ordinal of English: 1st, 2nd, 3rd, all others; and one that is said in words.
  case editionOne = "citation.edition-one"
  case editionTwo = "citation.edition-two"
  case editionFew = "citation.edition-few"
  case editionOther = "citation.edition-other"
  case editionWords = "citation.edition-words"
  case seriesNumber = "citation.series-number"
  case placeAndPublisher = "citation.place-and-publisher"
  case doctoralThesis = "citation.doctoral-thesis"
  case masterThesis = "citation.master-thesis"
  case report = "citation.report"
  case numberedReport = "citation.numbered-report"
  /// The number before an entry of a numbered list.
  case number = "citation.number"
  // The list.
  case heading = "citation.heading"
  /// The name of a link back, with the slot `number`: which place it leads to.
  case back = "citation.back"
  /// The same from the list of the whole course, with the slot `page`: the title of the page that it leads to.
  case backToPage = "citation.back-to-page"
}
