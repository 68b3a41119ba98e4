import Phrases

/// What the text calls each work of a list, told apart: `Hecht 2017a` and `Hecht 2017b`, `E. Hecht` and `J. Hecht`.
struct WorkLabels {
  /// Parallel to the works.
  let names: [String]
  let years: [String]

  /// - Parameter works: in the order of the list.
  init(_ works: [Reference], phrases: Phrases) {
    let ambiguous = Self.ambiguousFamilies(works)
    let text = NameText(phrases: phrases)
    let names = works.map { work -> String in
      work.names.isEmpty
        ? Self.title(of: work, phrases)
        : text.short(work.names) { ambiguous.contains($0.short) }
    }
    let years = works.map { $0.date?.yearText ?? phrases(CitationPhrase.noDate) }
    var counts: [String: Int] = [:]
    let labels = zip(names, years).map { "\($0)\n\($1)" }
    for label in labels { counts[label, default: 0] += 1 }
    var used: [String: Int] = [:]
    self.names = names
    self.years = zip(labels, years).map { label, year in
      guard counts[label, default: 0] > 1 else { return year }
      used[label, default: 0] += 1
      return year + Self.letters(used[label, default: 0])
    }
  }

  /// The family names of first authors that are not the same person.
  private static func ambiguousFamilies(_ works: [Reference]) -> Set<String> {
    var given: [String: Set<String>] = [:]
    for work in works {
      guard let first = work.names.names.first, !first.given.isEmpty else { continue }
      given[first.short, default: []].insert(first.initials)
    }
    return Set(given.filter { $0.value.count > 1 }.keys)
  }

  /// What a work without names is called: the beginning of its title.
  private static func title(of work: Reference, _ phrases: Phrases) -> String {
    guard let title = work[.title]?.plain else { return work.key }
    let words = title.prefix { $0 != ":" && $0 != "?" }.split(separator: " ")
    return phrases(
      CitationPhrase.shortTitle, [("title", words.prefix(5).joined(separator: " "))])
  }

  /// `a` to `z`, then `aa` and so on.
  private static func letters(_ number: Int) -> String {
    var rest = number
    var letters: [Character] = []
    while rest > 0 {
      rest -= 1
      letters.append(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26))))
      rest /= 26
    }
    return String(letters.reversed())
  }
}
