import Phrases

/// A citation as the text shows it: pieces, of which those that name a work are links to its entry.
public struct CitationText: Sendable, Hashable {
  /// A piece of the text.
  public struct Piece: Sendable, Hashable {
    public var text: String
    /// The key of the work that it leads to; `nil` for words and marks around.
    public var key: String?
  }

  public private(set) var pieces: [Piece] = []

  /// The characters alone.
  public var plain: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// - Parameter list: the list that the works stand in; a work that is not in it is left out.
  public init(_ citation: Citation, in list: ReferenceList, phrases: Phrases) {
    let works = citation.works.compactMap { work in list.entry(work.key).map { (work, $0) } }
    guard let first = works.first else { return }
    let isNumbered = list.style.form == .numbered
    if citation.isNarrative {
      append(
        Self.narrative(first.0, first.1, isNumbered, phrases), key: first.0.key)
      return
    }
    let group: CitationPhrase = isNumbered ? .numberGroup : .group
    for piece in phrases.pieces(group) {
      switch piece {
      case .text(let text): append(text)
      case .slot: appendWorks(works, isNumbered, phrases)
      }
    }
  }

  private mutating func append(_ text: String, key: String? = nil) {
    guard !text.isEmpty else { return }
    if key == nil, let last = pieces.last, last.key == nil {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, key: key))
    }
  }

  private mutating func appendWorks(
    _ works: [(Citation.Work, ReferenceList.Entry)], _ isNumbered: Bool, _ phrases: Phrases
  ) {
    // `[1, 2]`, but `[1, p. 31; 2]`.
    let isSimple =
      isNumbered && works.allSatisfy { $0.0.prefix.isEmpty && $0.0.suffix.isEmpty }
    let separator = phrases(isSimple ? CitationPhrase.numberSeparator : CitationPhrase.separator)
    for (index, (work, entry)) in works.enumerated() {
      if index > 0 { append(separator) }
      let label =
        isNumbered
        ? Self.number(work, entry, phrases) : Self.label(work, entry, phrases)
      guard !work.prefix.isEmpty else {
        append(label, key: work.key)
        continue
      }
      for piece in phrases.pieces(CitationPhrase.prefixed) {
        switch piece {
        case .text(let text): append(text)
        case .slot("prefix"): append(work.prefix)
        case .slot: append(label, key: work.key)
        }
      }
    }
  }

  /// `p. 31`, or the author's own words where they are no locator.
  private static func locator(_ work: Citation.Work, _ phrases: Phrases) -> String? {
    guard !work.suffix.isEmpty else { return nil }
    return Locator(work.suffix)?.text(phrases) ?? work.suffix
  }

  private static func label(
    _ work: Citation.Work, _ entry: ReferenceList.Entry, _ phrases: Phrases
  ) -> String {
    let locator = locator(work, phrases)
    let slots = [("names", entry.names), ("year", entry.year), ("locator", locator ?? "")]
    if work.hidesNames {
      return locator == nil ? entry.year : phrases(CitationPhrase.yearLocator, slots)
    }
    return phrases(locator == nil ? CitationPhrase.work : CitationPhrase.workLocator, slots)
  }

  private static func number(
    _ work: Citation.Work, _ entry: ReferenceList.Entry, _ phrases: Phrases
  ) -> String {
    let number = String(entry.number)
    guard let locator = locator(work, phrases) else { return number }
    return phrases(CitationPhrase.numberLocator, [("number", number), ("locator", locator)])
  }

  private static func narrative(
    _ work: Citation.Work, _ entry: ReferenceList.Entry, _ isNumbered: Bool, _ phrases: Phrases
  ) -> String {
    let locator = locator(work, phrases)
    let slots = [
      ("names", entry.names), ("year", entry.year), ("number", String(entry.number)),
      ("locator", locator ?? ""),
    ]
    switch (isNumbered, locator == nil) {
    case (false, true): return phrases(CitationPhrase.narrative, slots)
    case (false, false): return phrases(CitationPhrase.narrativeLocator, slots)
    case (true, true): return phrases(CitationPhrase.numberNarrative, slots)
    case (true, false): return phrases(CitationPhrase.numberNarrativeLocator, slots)
    }
  }
}
