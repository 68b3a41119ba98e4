/// The footnotes of a document, by their labels.
struct FootnoteTable {
  private(set) var all: [FoundFootnote] = []
  private var byLabel: [String: Int] = [:]

  /// Adds a definition; returns the earlier one with the same label, which keeps it.
  mutating func add(_ footnote: FoundFootnote) -> FoundFootnote? {
    if let label = footnote.label.map(Self.normalized) {
      if let earlier = byLabel[label] { return all[earlier] }
      byLabel[label] = all.count
    }
    all.append(footnote)
    return nil
  }

  /// The index of the definition that a label means.
  func index(of label: String) -> Int? { byLabel[Self.normalized(label)] }

  var labels: [String] { all.compactMap(\.label) }

  private static func normalized(_ label: String) -> String {
    ReferenceDefinition.normalized(label.utf8)
  }
}
