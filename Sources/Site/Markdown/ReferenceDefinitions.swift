/// The reference definitions of a document. libcmark uses them up and does not tell of them, but a table's cells, which are parsed
/// by themselves, need them, and so does a diagnostic about a destination.
struct ReferenceDefinitions {
  private(set) var all: [ReferenceDefinition] = []
  /// For a source line on which a paragraph with definitions at its head begins: how many lines these take.
  private(set) var linesBefore: [Int: Int] = [:]
  private var byLabel: [String: Int] = [:]

  init() {}

  /// Finds the definitions in a part of a text, which knows those of the whole as well.
  init(
    of tree: borrowing CommonMarkTree, in source: SourceBytes, besides whole: ReferenceDefinitions
  ) {
    self = whole
    linesBefore = [:]
    guard source.mayHoldDefinitions else { return }
    let own = ReferenceDefinitions(of: tree, in: source)
    linesBefore = own.linesBefore
    for definition in own.all where byLabel[definition.label] == nil {
      byLabel[definition.label] = all.count
      all.append(definition)
    }
  }

  /// Finds the definitions: at the head of paragraphs, and between blocks, where nothing is left of a paragraph of definitions alone.
  init(of tree: borrowing CommonMarkTree, in source: SourceBytes) {
    var covered = 0
    for block in tree.leafBlocks() where block.kind?.holdsBlocks == false {
      let start = max(block.startLine - 1, 0)
      addParagraphs(from: covered, to: start, in: source)
      if block.kind == .paragraph || block.kind == .heading {
        let lines = add(from: start, to: block.endLine, in: source)
        if lines > 0 { linesBefore[start] = lines }
      }
      // A setext heading's end may be given as the line behind it.
      let isUncertain =
        block.endColumn == 0 || block.kind == .heading && block.endLine > block.startLine
      let lastLine = isUncertain ? block.endLine - 1 : block.endLine
      covered = max(covered, lastLine)
    }
    addParagraphs(from: covered, to: source.lineCount, in: source)
  }

  /// The definition that a label means: the first with it.
  func definition(of label: some Sequence<UInt8>) -> ReferenceDefinition? {
    byLabel[ReferenceDefinition.normalized(label)].map { all[$0] }
  }

  /// Reads the definitions in lines that libcmark left without a block.
  private mutating func addParagraphs(from first: Int, to end: Int, in source: SourceBytes) {
    var line = first
    while line < end {
      line += max(add(from: line, to: end, in: source), 1)
    }
  }

  /// Reads the definitions at the head of some lines. Returns how many lines they take.
  private mutating func add(from first: Int, to end: Int, in source: SourceBytes) -> Int {
    guard first < end, source.opensBracket(line: first) else { return 0 }
    var text: [UInt8] = []
    var offsets: [Int] = []
    var lineEnds: [Int] = []
    for line in first..<min(end, source.lineCount) {
      let content = source.looseContent(ofLine: line)
      if content.isEmpty { break }
      text.append(contentsOf: source.masked[content])
      text.append(UInt8(ascii: "\n"))
      offsets.append(contentsOf: content)
      offsets.append(content.upperBound)
      lineEnds.append(text.count)
    }
    var start = 0
    while start < text.count, let found = DefinitionReader(text, from: start).read() {
      let destination =
        offsets[found.destination.lowerBound]..<offsets[found.destination.upperBound]
      let definition = ReferenceDefinition(
        label: ReferenceDefinition.normalized(text[found.label]),
        name: String(decoding: text[found.label], as: UTF8.self), destination: destination,
        text: Array(text[start..<found.end]))
      if byLabel[definition.label] == nil { byLabel[definition.label] = all.count }
      all.append(definition)
      start = found.end
    }
    return lineEnds.firstIndex(of: start).map { $0 + 1 } ?? 0
  }
}
