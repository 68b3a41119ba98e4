import Diagnostics

/// Turns the entries of a BibTeX file into references.
struct BibTeXReferences: Sendable {
  let text: BibTeXText
  private let entries: [BibTeXEntry]
  /// The entries by their keys; of several with the same key, the first.
  private let indices: [String: Int]

  init(_ text: BibTeXText, _ entries: [BibTeXEntry]) {
    self.text = text
    self.entries = entries
    indices = Dictionary(
      entries.indices.map { (entries[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The reference of an entry, and what is wrong with it.
  func reference(_ index: Int, reporting diagnostics: inout [Diagnostic]) -> Reference {
    let entry = inherited(entries[index], &diagnostics)
    var reading = BibTeXReading(entry, text)
    let reference = reading.reference()
    diagnostics += reading.diagnostics
    return reference
  }

  /// The entry with the fields that it takes from the entry that `crossref` names, and that from its own.
  private func inherited(
    _ entry: BibTeXEntry, _ diagnostics: inout [Diagnostic]
  ) -> BibTeXEntry {
    var entry = entry
    var child = entry
    var seen: Set<String> = [entry.key]
    while let link = child.field("crossref") ?? child.field("xdata") {
      let key = LaTeXText.text(link.value.bytes).text.plain
      guard let index = indices[key] else {
        diagnostics.append(Self.missing(key, text.range(link.value.places), among: indices.keys))
        break
      }
      guard seen.insert(key).inserted else {
        diagnostics.append(
          Diagnostic(
            .error, "citation/unknown-parent", at: text.range(link.value.places),
            "`\(key)` takes fields from itself",
            solutions: [Solution("take the `\(link.name)` away")]))
        break
      }
      let parent = entries[index]
      for field in parent.fields where !Self.isPrivate(field.name) {
        let name = Self.name(of: field.name, from: parent, to: entry)
        guard entry.field(name) == nil else { continue }
        entry.fields.append(.init(name: name, place: field.place, value: field.value))
      }
      child = parent
    }
    return entry
  }

  /// What the title of a book is to a part of it.
  private static func name(
    of field: String, from parent: BibTeXEntry, to child: BibTeXEntry
  ) -> String {
    guard parent.type != "xdata" else { return field }
    switch BibTeXType.kind(of: child.type) {
    case .chapter, .paper: return field == "title" ? "booktitle" : field
    case .article: return field == "title" ? "journal" : field
    default: return field
    }
  }

  /// Fields that belong to an entry alone.
  private static func isPrivate(_ field: String) -> Bool {
    ["crossref", "xdata", "key", "sortkey", "label", "note", "pages"].contains(field)
  }

  private static func missing(
    _ key: String, _ range: SourceRange, among keys: Dictionary<String, Int>.Keys
  ) -> Diagnostic {
    let near = NearMiss.of(key, among: keys.sorted())
    return Diagnostic(
      .error, "citation/unknown-parent", at: range, "no entry of this file has the key `\(key)`",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: "{\($0)}")] } ?? [])
  }
}
