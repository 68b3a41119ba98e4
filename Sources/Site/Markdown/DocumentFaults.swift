import Diagnostics

/// Finds what is wrong with a document's text.
struct DocumentFaults {
  private var places: PositionFinder
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    places = PositionFinder(source)
  }

  /// The largest text that is parsed, in bytes; no page comes near it.
  static let largestSize = 1 << 28
  /// So many warnings are told of.
  static let mostDiagnostics = 5_000
  /// How many `![` may stand open in one paragraph. libcmark's time grows with the square of it.
  static let mostOpenImages = 1000

  /// Whether the text is of a size that can be parsed.
  mutating func checkSize(_ bytes: SourceBytes) -> Bool {
    guard bytes.bytes.count > Self.largestSize else { return true }
    report(
      .error, "markdown/too-large", 0..<0,
      "a page must be smaller than \(Self.largestSize >> 20) MB")
    return false
  }

  /// Whether no paragraph has so many `![` without `]` that parsing would take minutes.
  mutating func checkBrackets(_ bytes: SourceBytes) -> Bool {
    guard let first = bytes.first("![", from: 0),
      let place = Self.firstParagraphWithOpenImages(bytes, from: first)
    else { return true }
    report(
      .error, "markdown/too-many-brackets", place..<place + 2,
      "more than \(Self.mostOpenImages) `![` without `]` in one paragraph are not parsed",
      solutions: [Solution("write `!\\[` where no image is meant")])
    return false
  }

  private static func firstParagraphWithOpenImages(_ bytes: SourceBytes, from first: Int) -> Int? {
    var brackets: [Bool] = []
    var openImages = 0
    var isBlankLine = false
    var offset = first
    while offset < bytes.bytes.count {
      let byte = bytes.bytes[offset]
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if isBlankLine {
          brackets.removeAll(keepingCapacity: true)
          openImages = 0
        }
        isBlankLine = true
      case UInt8(ascii: "["):
        let isImage = offset > 0 && bytes.bytes[offset - 1] == UInt8(ascii: "!")
        brackets.append(isImage)
        if isImage { openImages += 1 }
        if openImages > mostOpenImages { return offset - 1 }
      case UInt8(ascii: "]"):
        if brackets.popLast() == true { openImages -= 1 }
      default: break
      }
      if byte > UInt8(ascii: " ") { isBlankLine = false }
      offset += 1
    }
    return nil
  }

  /// Looks at what was built.
  mutating func check(_ builder: TreeBuilder) {
    if let offset = builder.tooDeep {
      report(
        .error, "markdown/too-deep", offset..<offset,
        "quotes, lists and emphasis may be nested \(TreeBuilder.deepest) deep")
    }
    for link in builder.links where Self.isUnsafe(link, builder) {
      report(
        .warning, "link/unsafe-scheme", link.range.offsets,
        "a link must not run a script or hold a document of its own",
        explanation:
          "Addresses that begin with `javascript:`, `vbscript:`, `file:` or `data:` (other than an image) are left out where raw HTML is escaped."
      )
    }
    for fault in builder.foundFaults {
      report(
        fault.severity, fault.identifier, fault.offsets, fault.summary,
        explanation: fault.explanation,
        notes: fault.note.map { [DiagnosticNote(at: places.range(of: $0.offsets), $0.text)] } ?? [],
        solutions: fault.solutions)
    }
    checkCharacters(of: builder.source)
    checkText(of: builder)
    checkHeadings(of: builder)
    checkHTML(of: builder)
    if !builder.codeSpans.isEmpty { checkRoles(of: builder) }
    if !builder.fences.isEmpty { checkFences(of: builder) }
  }

  private static func isUnsafe(_ link: LinkRecord, _ builder: TreeBuilder) -> Bool {
    guard link.kind == .link || link.kind == .image || link.kind == .autolink else { return false }
    let (start, count) = (Int(link.destination.start), Int(link.destination.count))
    return UnsafeScheme.begins(builder.storage[start..<start + count])
  }

  /// Adds a fault. Of warnings a text has only so many: what comes then is more of the same.
  mutating func report(
    _ severity: Severity, _ identifier: String, _ offsets: Range<Int>, _ summary: String,
    explanation: String? = nil, notes: [DiagnosticNote] = [], solutions: [Solution] = []
  ) {
    guard severity == .error || diagnostics.count < Self.mostDiagnostics else { return }
    diagnostics.append(
      Diagnostic(
        severity, identifier, at: places.range(of: offsets), summary, explanation: explanation,
        notes: notes, solutions: solutions))
  }
}
