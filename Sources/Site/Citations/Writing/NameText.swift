import Phrases

/// Names as they stand in citations and lists.
struct NameText {
  let phrases: Phrases

  /// More names than these are not listed, and of those only the first seven.
  private static let mostNames = 10
  private static let namesOfMany = 7

  /// `Hecht`, `Born and Wolf`, `Katz et al.`; with initials where another author has the same family name.
  func short(_ list: NameList, isAmbiguous: (PersonName) -> Bool) -> String {
    guard let first = list.names.first else { return "" }
    let shown =
      isAmbiguous(first) ? PersonName.joined([first.initials, first.short]) : first.short
    if list.names.count > 2 || list.hasOthers {
      return phrases(CitationPhrase.andOthers, [("first", shown)])
    }
    guard list.names.count == 2 else { return shown }
    return phrases(
      CitationPhrase.twoNames, [("first", shown), ("second", list.names[1].short)])
  }

  /// All names for a list: the family name of the first before its given names if the list is sorted by it.
  func full(_ list: NameList, inverting isInverted: Bool, initials: Bool) -> String {
    var names = list.names
    var hasOthers = list.hasOthers
    if names.count > Self.mostNames {
      names = Array(names.prefix(Self.namesOfMany))
      hasOthers = true
    }
    let texts = names.enumerated().map { index, name in
      isInverted && index == 0 ? inverted(name) : straight(name, initials: initials)
    }
    guard let last = texts.last else { return "" }
    let separator = phrases(CitationPhrase.listedNames)
    if hasOthers {
      return phrases(
        CitationPhrase.listedOthers, [("names", texts.joined(separator: separator))])
    }
    switch texts.count {
    case 1: return last
    case 2:
      return phrases(
        isInverted ? CitationPhrase.invertedPair : CitationPhrase.twoNames,
        [("first", texts[0]), ("second", last)])
    default:
      return phrases(
        CitationPhrase.lastName,
        [("names", texts.dropLast().joined(separator: separator)), ("last", last)])
    }
  }

  private func inverted(_ name: PersonName) -> String {
    if name.given.isEmpty { return PersonName.joined([name.short, name.suffix]) }
    let slots = [("family", name.short), ("given", name.given), ("suffix", name.suffix)]
    return name.suffix.isEmpty
      ? phrases(CitationPhrase.inverted, slots) : phrases(CitationPhrase.invertedSuffix, slots)
  }

  private func straight(_ name: PersonName, initials: Bool) -> String {
    guard initials else { return name.straight }
    return PersonName.joined([name.initials, name.short, name.suffix])
  }
}
