import Diagnostics

/// Finds the constructs that CommonMark does not know, and hides from libcmark what it would misread.
///
/// libcmark itself says first where paragraphs and headings are; nothing else is looked at, so nothing is found in code or HTML.
struct MarkFinder {
  var source: SourceBytes
  /// The text for libcmark, which `source` reads too.
  let masked: UnsafeMutableBufferPointer<UInt8>
  var marks: [Mark] = []
  var formulas: [FoundFormula] = []
  var footnotes = FootnoteTable()
  var containers: [FoundContainer] = []
  var attributes: [FoundAttributes] = []
  var mentions: [FoundMention] = []
  var faults: [FoundFault] = []

  /// The blocks that hold no blocks, as libcmark sees them before anything is hidden.
  var leaves: [Leaf] = []

  /// The first line that is not yet part of something.
  var nextLine = 0
  /// The lines that are being read together.
  var run = InlineRun()
  /// Whether they are those of a heading.
  var isHeading = false
  /// Whether there are marks of definitions.
  var hasDefinitions = false
  /// Whether the lines are a term that a definition follows.
  var isTerm = false
  /// The tildes that are still open: at most one of each length.
  var openTildes: [InlineToken] = []
  /// The bracket that each `]` of the run closes that has attributes behind it.
  var spanStarts: [Int: Int] = [:]
  /// What is in each pair of the run's brackets that holds mentions only, by where it begins.
  var groups: [Int: [FoundMention.Item]] = [:]
  /// The labels of links' definitions that look like mentions; `nil` until they are asked for.
  var labelsWithMentions: Set<String>?
  var tokens: [InlineToken] = []
  /// Up to which line a formula's end was looked for in vain.
  var linesWithoutEnd: [FormulaDelimiter: Int] = [:]

  /// So many faults are told of; what comes then is more of the same.
  static let mostFaults = 1000
  /// So many footnotes a text may have within its lines; each is parsed by itself.
  static let mostNotes = 10_000
  var mayReport: Bool { faults.count < Self.mostFaults }

  /// What stands in the place of hidden characters.
  static let filler: UInt8 = 1

  init(source: SourceBytes, masked: UnsafeMutableBufferPointer<UInt8>) {
    self.source = source
    self.masked = masked
  }

  /// Finds what is in the source.
  mutating func find() {
    var scout = TreeBuilder(source: source)
    guard let tree = CommonMarkTree(parsingWithoutLabels: source) else { return }
    leaves = scout.leaves(of: tree)
    if Triggers.hasDefinitions(source) { findDefinitionLists(&scout) }
    for offset in scout.hiddenDelimiterRows { masked[offset] = UInt8(ascii: ":") }
    if source.contains("[^"), source.mayHoldDefinitions {
      for index in leaves.indices { findDefinitions(in: leaves[index], at: index, &scout) }
      nextLine = 0
    }
    for leaf in leaves where leaf.kind == .paragraph || leaf.kind == .heading {
      scan(leaf, &scout)
    }
    marks.sort { $0.offsets.lowerBound < $1.offsets.lowerBound }
  }

  /// Finds the marks of definitions, and the blocks anew if there are any. Definitions may stand in definitions, but not without end.
  private mutating func findDefinitionLists(_ scout: inout TreeBuilder) {
    for _ in 0..<4 where findDefinitionMarks(&scout) {
      hasDefinitions = true
      guard let tree = CommonMarkTree(parsingWithoutLabels: source) else { return }
      scout = TreeBuilder(source: source)
      leaves = scout.leaves(of: tree)
    }
  }

  /// Finds what is in some lines that are no block.
  mutating func find(in lines: [Range<Int>]) {
    for line in lines { run.append(line, of: source) }
    scanRun()
    marks.sort { $0.offsets.lowerBound < $1.offsets.lowerBound }
  }

  /// Whether a line was hidden from libcmark as a whole.
  func isHidden(line: Range<Int>) -> Bool {
    source.isLineHidden(at: line.lowerBound)
  }

  /// Notes a construct and hides it.
  mutating func hide(_ kind: Mark.Kind, _ lines: [Range<Int>]) {
    guard let first = lines.first, let last = lines.last else { return }
    for line in lines { for offset in line { masked[offset] = Self.filler } }
    masked[first.lowerBound] = UInt8(ascii: "$")
    if let end = last.last, end > first.lowerBound { masked[end] = UInt8(ascii: "$") }
    marks.append(Mark(kind: kind, offsets: first.lowerBound..<last.upperBound))
  }

  mutating func report(
    _ severity: Severity, _ identifier: String, _ offsets: Range<Int>, _ summary: String,
    explanation: String? = nil, note: (String, Range<Int>)? = nil, solutions: [Solution] = []
  ) {
    guard mayReport else { return }
    faults.append(
      FoundFault(
        severity: severity, identifier: identifier, offsets: offsets, summary: summary,
        explanation: explanation, solutions: solutions, note: note))
  }
}
