import Diagnostics
import Nodes

/// Reads one item of CSL-JSON as what it means. Keys that are not known are passed over.
struct CSLReading {
  private let item: NodeMapping
  private let key: Scalar
  private(set) var diagnostics: [Diagnostic] = []

  init(_ item: NodeMapping, key: Scalar) {
    self.item = item
    self.key = key
  }

  mutating func reference() -> Reference {
    var reference = Reference(key: key.text, at: key.range, kind: kind)
    for (field, name) in Self.fields {
      reference[field] = text(name).map(CSLText.richText)
    }
    reference.authors = names("author")
    reference.editors = names("editor")
    reference.translators = names("translator")
    reference.date = date("issued")
    reference.accessed = date("accessed")
    reference.doi = text("DOI").flatMap(WebAddress.doi)
    readAddress(&reference)
    if reference[.title] == nil {
      report(
        "citation/missing-field", .warning, at: key.range, "`\(key.text)` has no `title`",
        explanation: "An item is incomplete without.")
    }
    return reference
  }

  private static let fields: [(ReferenceField, String)] = [
    (.title, "title"), (.container, "container-title"), (.series, "collection-title"),
    (.volume, "volume"), (.issue, "issue"), (.number, "number"), (.pages, "page"),
    (.edition, "edition"), (.publisher, "publisher"), (.place, "publisher-place"),
    (.genre, "genre"), (.medium, "medium"),
  ]

  private static let kinds: [String: ReferenceKind] = [
    "article": .unpublished, "article-journal": .article, "article-magazine": .article,
    "article-newspaper": .article, "review": .article, "review-book": .article, "book": .book,
    "collection": .book, "periodical": .book, "chapter": .chapter, "entry": .chapter,
    "entry-dictionary": .chapter, "entry-encyclopedia": .chapter, "paper-conference": .paper,
    "thesis": .doctoralThesis, "report": .report, "patent": .report, "webpage": .webpage,
    "post": .webpage, "post-weblog": .webpage, "manuscript": .unpublished, "speech": .unpublished,
  ]

  private var kind: ReferenceKind {
    guard let type = item["type"]?.value.scalar?.text else { return .other }
    let kind = Self.kinds[type] ?? .other
    let isMaster = item["genre"]?.value.scalar?.text.lowercased().hasPrefix("ma") ?? false
    return kind == .doctoralThesis && isMaster ? .masterThesis : kind
  }

  private static func isNull(_ node: Node) -> Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.text.isEmpty || (scalar.style == .plain && scalar.text == "null")
  }

  /// A text or a number.
  private mutating func text(_ name: String) -> String? {
    guard let value = item[name]?.value, !Self.isNull(value) else { return nil }
    if let scalar = value.scalar { return scalar.text }
    wrong(value, "`\(name)` is a text")
    return nil
  }

  private mutating func names(_ name: String) -> NameList {
    guard let value = item[name]?.value, !Self.isNull(value) else { return NameList() }
    guard let list = value.list else {
      wrong(value, "`\(name)` is a list of names")
      return NameList()
    }
    var names = NameList()
    for node in list.items {
      if let name = personName(node) {
        names.names.append(name)
      } else {
        wrong(
          node, "a name is written `{\"family\": \"Hecht\", \"given\": \"Eugene\"}`",
          explanation: "An organisation is `{\"literal\": \"CERN\"}`.")
      }
    }
    return names
  }

  private func personName(_ node: Node) -> PersonName? {
    guard let mapping = node.mapping else { return nil }
    let part = { (name: String) in mapping[name]?.value.scalar?.text ?? "" }
    if !part("literal").isEmpty { return PersonName(family: part("literal")) }
    guard !part("family").isEmpty else {
      return part("given").isEmpty ? nil : PersonName(family: part("given"))
    }
    return PersonName(
      family: part("family"), given: part("given"),
      particle: PersonName.joined([part("dropping-particle"), part("non-dropping-particle")]),
      suffix: part("suffix"))
  }

  private mutating func date(_ name: String) -> ReferenceDate? {
    guard let value = item[name]?.value, !Self.isNull(value) else { return nil }
    // Not in JSON's form of CSL, but in YAML's.
    if let scalar = value.scalar { return ReferenceDate(scalar.text) }
    if let date = value.mapping.flatMap(Self.date) { return date }
    wrong(
      value, "`\(name)` is a date, `{\"date-parts\": [[2017, 5, 2]]}`",
      explanation: "A year, a month from 1 to 12, a day; or `{\"literal\": \"in press\"}`.")
    return nil
  }

  private static func date(_ mapping: NodeMapping) -> ReferenceDate? {
    for name in ["literal", "raw"] {
      if let scalar = mapping[name]?.value.scalar { return ReferenceDate(scalar.text) }
    }
    let ends = mapping["date-parts"]?.value.list?.items.map { day($0) } ?? []
    guard (1...2).contains(ends.count), var date = ends[0] else { return nil }
    if ends.count == 2 {
      guard let last = ends[1] else { return nil }
      if last.year != date.year { date.lastYear = last.year }
    }
    return date
  }

  private static func day(_ node: Node) -> ReferenceDate? {
    guard let parts = node.list?.items.compactMap({ $0.scalar.flatMap { Int($0.text) } }),
      (1...3).contains(parts.count), parts.count == node.list?.items.count,
      (-9999...9999).contains(parts[0]),
      parts.count < 2 || (1...12).contains(parts[1]),
      parts.count < 3 || (1...31).contains(parts[2])
    else { return nil }
    return ReferenceDate(
      year: parts[0], month: parts.count > 1 ? parts[1] : nil,
      day: parts.count > 2 ? parts[2] : nil)
  }

  private mutating func readAddress(_ reference: inout Reference) {
    guard let address = text("URL") else { return }
    if WebAddress.isSafe(address) {
      reference.address = address
    } else if let value = item["URL"]?.value {
      report(
        "citation/wrong-address", .warning, at: value.range,
        "`URL` is an address of the web, `https://example.org/lens.html`")
    }
  }

  private mutating func wrong(_ node: Node, _ summary: String, explanation: String? = nil) {
    report("citation/wrong-value", .error, at: node.range, summary, explanation: explanation)
  }

  private mutating func report(
    _ identifier: String, _ severity: Severity, at range: SourceRange, _ summary: String,
    explanation: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(severity, identifier, at: range, summary, explanation: explanation))
  }
}
