/// Builds the flat tree of a document from libcmark's.
struct TreeBuilder {
  var source: SourceBytes
  var nodes: [DocumentNode] = []
  /// The side buffer: characters that differ from the source.
  var storage: [UInt8] = []
  var links: [LinkRecord] = []
  var fences: [FenceRecord] = []
  var codeSpans: [Int32] = []
  var headings: [Int32] = []
  var anchors: [AnchorRecord] = []
  var formulas: [FormulaRecord] = []
  /// The offsets at which the lines of formulas begin.
  var formulaLineStarts: [UInt32] = []
  /// The columns at which the lines of indented fenced blocks begin.
  var fenceColumns: [UInt16] = []
  var definitions = ReferenceDefinitions()
  /// The first place that is nested too deeply, if there is one.
  var tooDeep: Int?

  /// What was found before libcmark saw the text, in the order of the places.
  var marks: [Mark] = []
  var foundFormulas: [FoundFormula] = []
  var foundFaults: [FoundFault] = []
  var foundAttributes: [FoundAttributes] = []
  var foundMentions: [FoundMention] = []
  var mentions: [MentionRecord] = []
  var foundContainers: [FoundContainer] = []
  var containerRecords: [ContainerRecord] = []
  /// How many containers were left out because they are nested too deeply.
  var skippedContainers = 0
  var attributes: [AttributeRecord] = []
  /// The ids that authors gave, and where.
  var identifiers: [String: Range<Int>] = [:]
  var footnoteTable = FootnoteTable()
  /// For a footnote of the table that is referred to its number, from 0.
  var footnoteNumbers: [Int: Int] = [:]
  var footnoteOrder: [Int] = []
  var footnotes: [FootnoteRecord] = []
  var footnoteSlugger = Slugger()
  /// The text for libcmark, for hiding what is in a part.
  var mask: UnsafeMutableBufferPointer<UInt8>?
  /// Up to where the source was hidden from libcmark by the last mark.
  var hiddenEnd = 0

  /// The offsets of lines such as `- | -` below a line of as many cells.
  var hiddenDelimiterRows: [Int] = []

  var tableCaptions: [TableCaption] = []
  /// A paragraph that begins with `Table:`, as long as a table may follow.
  var waitingCaption: Int?
  /// Such paragraphs that end in attributes and have no table yet.
  var captionsWithAttributes: Set<Int> = []

  var containers = Containers()
  var places = InlinePlaces()
  /// The innermost open node.
  var current: Int32 = -1
  private var depth = 0
  var depthLeft: Int { Self.deepest - depth }
  /// Where the last inline ends.
  var inlineEnd = 0
  /// Whether the next text begins with the mark that `TableText` put there.
  var isAtPieceStart = false

  /// Nobody writes that deeply; a hostile file does.
  static let deepest = 200

  init(source: SourceBytes) {
    self.source = source
    nodes.reserveCapacity(source.bytes.count / 12 + 4)
  }

  /// Adds a whole document.
  mutating func add(_ tree: borrowing CommonMarkTree) {
    if source.mayHoldDefinitions { definitions = ReferenceDefinitions(of: tree, in: source) }
    open(.document, 0..<source.bytes.count)
    addBlocks(of: tree)
    while mask != nil, isInFencedContainer { closeUnclosedContainer() }
    if !footnoteTable.all.isEmpty { addFootnotes() }
    if !captionsWithAttributes.isEmpty { reportStrayCaptions() }
    close()
  }

  /// Adds all that is in a tree.
  mutating func addBlocks(of tree: borrowing CommonMarkTree) {
    while let (isEntering, node) = tree.next() {
      guard let kind = node.kind, kind != .document else { continue }
      if !kind.isBlock {
        addInline(node, kind, isEntering: isEntering)
      } else if !isEntering {
        leaveBlock(node, kind)
      } else if mask != nil, isHidden(node, kind) {
        if kind == .htmlBlock {
          addBoundary(at: blockRange(of: node).lowerBound)
        } else {
          tree.skip(node)
        }
      } else if depth >= Self.deepest {
        tooDeep = tooDeep ?? blockRange(of: node).lowerBound
        tree.skip(node)
      } else if addTables(of: node, kind) {
        tree.skip(node)
      } else {
        enterBlock(node, kind)
      }
    }
  }

  /// The document with its `- | -` lines parsed as a paragraph's, if there are any: that takes a second run of libcmark over a copy
  /// in which they begin with a colon. Only the structure comes from the copy.
  func parsingDelimiterRows() -> TreeBuilder? {
    guard !hiddenDelimiterRows.isEmpty else { return nil }
    var copy = Array(source.bytes)
    for offset in hiddenDelimiterRows { copy[offset] = UInt8(ascii: ":") }
    return copy.withUnsafeBufferPointer { bytes in
      guard let tree = CommonMarkTree(parsing: bytes, isSmart: source.isSmart) else { return nil }
      var builder = TreeBuilder(source: source)
      builder.add(tree)
      return builder
    }
  }

  /// Whether a block is the rest of a formula, or a line that was hidden.
  private mutating func isHidden(_ node: CommonMarkNode, _ kind: DocumentNode.Kind) -> Bool {
    guard mask != nil else { return false }
    if kind == .htmlBlock {
      return source.isLineHidden(at: blockRange(of: node).lowerBound)
    }
    return kind == .paragraph && hiddenEnd > 0 && blockRange(of: node).upperBound <= hiddenEnd
  }

  // MARK: Nodes

  /// Appends a node that holds others and makes it the innermost.
  mutating func open(
    _ kind: DocumentNode.Kind, _ range: Range<Int>, flags: DocumentNode.Flags = [],
    detail: UInt16 = 0, number: Int32 = -1
  ) {
    append(kind, range, flags: flags, detail: detail, number: number)
    current = Int32(nodes.count - 1)
    if kind != .list, kind != .definitionList { depth += 1 }
  }

  /// Closes the innermost node; it reaches at least from the first to the last of what is in it.
  mutating func close() {
    let index = Int(current)
    nodes[index].endIndex = Int32(nodes.count)
    nodes[index].sourceEnd = max(nodes[index].sourceEnd, nodes[nodes.count - 1].sourceEnd)
    if index + 1 < nodes.count {
      nodes[index].sourceStart = min(nodes[index].sourceStart, nodes[index + 1].sourceStart)
    }
    let parent = nodes[index].parentIndex
    if parent >= 0 {
      nodes[Int(parent)].sourceEnd = max(nodes[Int(parent)].sourceEnd, nodes[index].sourceEnd)
    }
    current = parent
    if nodes[index].kind != .list, nodes[index].kind != .definitionList { depth -= 1 }
  }

  /// Appends a node that holds no others (until it is opened).
  mutating func append(
    _ kind: DocumentNode.Kind, _ range: Range<Int>, flags: DocumentNode.Flags = [],
    detail: UInt16 = 0, characters: Characters = Characters(), number: Int32 = -1
  ) {
    // Where libcmark's place is wrong, the node still lies in its parent.
    let start = current < 0 ? 0 : max(UInt32(range.lowerBound), nodes[Int(current)].sourceStart)
    nodes.append(
      DocumentNode(
        kind: kind, flags: characters.isCopied ? flags.union(.isCopied) : flags, detail: detail,
        parentIndex: current, endIndex: Int32(nodes.count + 1), contentStart: characters.start,
        contentCount: characters.count, sourceStart: start,
        sourceEnd: max(start, UInt32(range.upperBound)), number: number))
  }

  /// The characters at a place of the source if they are these, otherwise a copy of them.
  mutating func characters(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Characters {
    if source.holds(text, at: offset) {
      return Characters(start: UInt32(offset), count: UInt32(text.count))
    }
    return copied(text)
  }

  /// A copy of some characters in the side buffer.
  mutating func copied(_ text: some Collection<UInt8>) -> Characters {
    let start = storage.count
    storage.append(contentsOf: text)
    return Characters(start: UInt32(start), count: UInt32(storage.count - start), isCopied: true)
  }

  /// The offsets of a block: from its first character to the end of its last line, as far as libcmark is to be trusted.
  func blockRange(of node: CommonMarkNode) -> Range<Int> {
    let first = source.content(ofLine: node.startLine - 1)
    let start = min(first.lowerBound + max(node.startColumn - 1, 0), first.upperBound)
    let end = source.content(ofLine: endLine(of: node) - 1).upperBound
    return start..<max(start, end)
  }

  /// The last line of a block, from 1. libcmark gives a setext heading's as the line behind it.
  func endLine(of node: CommonMarkNode) -> Int {
    let last = max(node.endColumn == 0 ? node.endLine - 1 : node.endLine, node.startLine)
    guard last > node.startLine, node.kind == .heading else { return last }
    return (node.startLine + 1...last).first { isUnderline(line: $0 - 1) } ?? last
  }

  /// Whether a line, from 0, is of `=` or of `-` only, quote marks left out.
  private func isUnderline(line: Int) -> Bool {
    let content = source.content(ofLine: line)
    let (place, isLazy) = containers.textStart(line: line, content: content, source: source)
    let text = source.trimmed(Range(from: place.offset, to: content.upperBound))
    guard !isLazy, let first = text.first else { return false }
    let mark = source.masked[first]
    return (mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"))
      && text.allSatisfy { source.masked[$0] == mark }
  }
}
