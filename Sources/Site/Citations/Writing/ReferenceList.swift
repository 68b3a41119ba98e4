import Phrases

/// The works that a page or a course cites, in the order of their list, with what the text calls each.
public struct ReferenceList: Sendable {
  /// A work of the list.
  public struct Entry: Sendable {
    public let reference: Reference
    /// The whole entry.
    public let text: RichText
    /// Its place in the list, from 1.
    public let number: Int
    /// `Hecht`, `Born and Wolf`, `Katz et al.`; the title of a work that names nobody.
    public let names: String
    /// `2017`, `2017a`, `n.d.`
    public let year: String
  }

  public let style: CitationStyle
  public let entries: [Entry]
  private let indices: [String: Int]

  /// - Parameter references: the works in the order in which they are first cited, each once.
  public init(_ references: [Reference], style: CitationStyle, phrases: Phrases) {
    self.style = style
    var keys = references.map { SortKey($0) }
    let isSorted = style.form == .authorYear || style.order == .alphabetical
    if isSorted { keys.sort(by: SortKey.precedes) }
    let labels = WorkLabels(keys.map(\.reference), phrases: phrases)
    let layout = EntryLayout(phrases: phrases)
    entries = keys.enumerated().map { index, key in
      let reference = key.reference
      // A number tells works apart; a letter behind the year does not belong to the style.
      let year =
        style.form == .numbered
        ? reference.date?.yearText ?? phrases(CitationPhrase.noDate) : labels.years[index]
      return Entry(
        reference: reference,
        text: style.form == .numbered
          ? layout.item(reference, year: year) : layout.entry(reference, year: year),
        number: index + 1, names: labels.names[index], year: year)
    }
    indices = Dictionary(
      entries.enumerated().map { ($1.reference.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The work of a key.
  public func entry(_ key: String) -> Entry? { indices[key].map { entries[$0] } }
}
