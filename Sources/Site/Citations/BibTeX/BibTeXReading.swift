import Diagnostics

/// Reads the fields of one entry as what they mean.
struct BibTeXReading {
  let entry: BibTeXEntry
  let text: BibTeXText
  private(set) var diagnostics: [Diagnostic] = []

  init(_ entry: BibTeXEntry, _ text: BibTeXText) {
    self.entry = entry
    self.text = text
  }

  mutating func reference() -> Reference {
    var reference = Reference(
      key: entry.key, at: text.range(entry.keyPlace), kind: kind)
    for (field, names) in Self.fields {
      guard let value = firstValue(of: names) else { continue }
      reference[field] = richText(value)
    }
    if let subtitle = entry.field("subtitle"), var title = reference[.title] {
      title.append(": ")
      title.append(richText(subtitle.value))
      reference[.title] = title
    }
    // A part of a book that BibTeX calls by the book's title alone.
    if reference.kind == .chapter, entry.type == "inbook", reference[.container] == nil {
      reference.kind = .book
    }
    reference.authors = names("author")
    reference.editors = names("editor")
    reference.translators = names("translator")
    if reference.names.isEmpty { reference.authors = organisation() }
    reference.date = date()
    reference.accessed = firstValue(of: ["urldate"]).flatMap { ReferenceDate(plain($0)) }
    readAddresses(&reference)
    reference.sortKey = firstValue(of: ["sortkey", "key"]).map { plain($0) }
    reportMissing()
    return reference
  }

  private var kind: ReferenceKind {
    let kind = BibTeXType.kind(of: entry.type)
    guard entry.type == "thesis", let type = entry.field("type") else { return kind }
    return plain(type.value).lowercased().hasPrefix("ma") ? .masterThesis : kind
  }

  /// The fields of each meaning, the one that wins first.
  private static let fields: [(ReferenceField, [String])] = [
    (.title, ["title"]), (.container, ["journal", "journaltitle", "booktitle", "maintitle"]),
    (.series, ["series"]), (.volume, ["volume"]), (.pages, ["pages"]), (.edition, ["edition"]),
    (.publisher, ["publisher", "institution", "school", "organization"]),
    (.place, ["address", "location"]), (.medium, ["howpublished"]), (.note, ["note"]),
    (.eprint, ["eprint"]),
  ]

  private func firstValue(of names: [String]) -> BibTeXValue? {
    for name in names {
      if let field = entry.field(name), !field.value.bytes.allSatisfy(BibTeXText.isBlank) {
        return field.value
      }
    }
    return nil
  }

  private mutating func richText(_ value: BibTeXValue) -> RichText {
    let (result, unknown) = LaTeXText.text(value.bytes)
    reportUnknown(unknown, in: value)
    return result
  }

  private func plain(_ value: BibTeXValue) -> String {
    LaTeXText.text(value.bytes).text.plain
  }

  private mutating func names(_ field: String) -> NameList {
    guard let value = firstValue(of: [field]) else { return NameList() }
    let names = BibTeXNames(value.bytes)
    reportUnknown(names.unknown, in: value)
    for (fault, place) in names.faults { report(fault, at: value.places(of: place), value, place) }
    return names.list
  }

  /// Who stands for an author of what has none.
  private mutating func organisation() -> NameList {
    let names = entry.type == "manual" ? ["organization"] : ["organization", "institution"]
    let isOwn = ["misc", "manual", "online", "techreport", "report"].contains(entry.type)
    guard isOwn, let value = firstValue(of: names) else { return NameList() }
    return NameList([PersonName(family: plain(value))])
  }

  private func date() -> ReferenceDate? {
    if let value = firstValue(of: ["date"]) { return ReferenceDate(plain(value)) }
    guard let year = firstValue(of: ["year"]), var date = ReferenceDate(plain(year)) else {
      return nil
    }
    if date.month == nil, let month = firstValue(of: ["month"]).flatMap({ Self.month(plain($0)) }) {
      date.month = month
    }
    return date
  }

  /// A month by its number or the beginning of its English name.
  private static func month(_ text: String) -> Int? {
    if let number = Int(text) { return (1...12).contains(number) ? number : nil }
    let names = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let start = text.lowercased().prefix(3)
    return names.firstIndex { $0 == start }.map { $0 + 1 }
  }

  private mutating func readAddresses(_ reference: inout Reference) {
    if let value = firstValue(of: ["doi"]) { reference.doi = WebAddress.doi(Self.raw(value)) }
    if let value = firstValue(of: ["url"]) {
      let address = Self.raw(value)
      if WebAddress.isSafe(address) {
        reference.address = address
      } else {
        report(
          "citation/wrong-address", .warning, value.places,
          "`url` is an address of the web, `https://example.org/lens.html`")
      }
    }
    reference[.number] =
      reference.kind == .article ? nil : firstValue(of: ["number"]).map { richText($0) }
    reference[.issue] =
      reference.kind == .article
      ? firstValue(of: ["number", "issue"]).map { richText($0) } : nil
    reference[.genre] = firstValue(of: ["type"]).map { richText($0) }
    if let value = firstValue(of: ["eprinttype", "archiveprefix"]), reference[.eprint] != nil,
      plain(value).lowercased() == "arxiv"
    {
      let number = reference[.eprint]?.plain ?? ""
      let address = "https://arxiv.org/abs/" + number
      reference[.eprint] = RichText(
        "arXiv:" + number, link: WebAddress.isSafe(address) ? address : nil)
    }
  }

  /// An address as it is meant: without braces, and without the backslashes that LaTeX wants before some signs.
  private static func raw(_ value: BibTeXValue) -> String {
    var bytes = value.bytes.filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    bytes.removeAll { $0 == UInt8(ascii: "\\") || BibTeXText.isBlank($0) }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("url"), text.dropFirst(3).hasPrefix("http") { text.removeFirst(3) }
    return text
  }

  mutating func report(
    _ identifier: String, _ severity: Severity, _ places: Range<Int>, _ summary: String,
    explanation: String? = nil, solutions: [Solution] = []
  ) {
    diagnostics.append(
      Diagnostic(
        severity, identifier, at: text.range(places), summary, explanation: explanation,
        solutions: solutions))
  }
}
