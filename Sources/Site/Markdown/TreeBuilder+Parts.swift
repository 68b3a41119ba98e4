extension TreeBuilder {
  /// Parses some following lines as a text of its own and adds its blocks to the innermost node.
  mutating func addPart(_ lines: [Range<Int>]) {
    guard let mask, !lines.isEmpty, depthLeft > 0 else { return }
    for line in lines { for offset in line { mask[offset] = source.bytes[offset] } }
    let starts = lines.map { UInt32($0.lowerBound) }
    let ends = lines.map { UInt32($0.upperBound) }
    starts.withUnsafeBufferPointer { starts in
      ends.withUnsafeBufferPointer { ends in
        let outer = context
        source = SourceBytes(partOf: source, starts: starts, ends: ends)
        containers = Containers()
        hiddenEnd = 0
        var finder = takeFinder(mask)
        finder.find()
        take(finder)
        let outermost = current
        parsePart(endsInCode: finder.leaves.last?.kind == .codeBlock)
        while current != outermost, isInFencedContainer { closeUnclosedContainer() }
        context = outer
      }
    }
  }

  private mutating func parsePart(endsInCode: Bool) {
    var text = source.text
    if !endsInCode, !definitions.all.isEmpty {
      text.append(UInt8(ascii: "\n"))
      for definition in definitions.all {
        text.append(contentsOf: definition.text + [UInt8(ascii: "\n")])
      }
    }
    text.withUnsafeBufferPointer { text in
      guard let tree = CommonMarkTree(parsing: text, isSmart: source.isSmart) else { return }
      definitions = ReferenceDefinitions(of: tree, in: source, besides: definitions)
      addBlocks(of: tree)
    }
  }

  /// Parses lines that hold inlines only, and adds them as a paragraph, or to the innermost node.
  mutating func addInlinePart(_ lines: [Range<Int>], hasParagraph: Bool = true) {
    guard !lines.isEmpty else { return }
    let outer = context
    hiddenEnd = 0
    if let mask {
      for line in lines { for offset in line { mask[offset] = source.bytes[offset] } }
      var finder = takeFinder(mask)
      finder.find(in: lines)
      take(finder)
    }
    var text = TableText()
    text.addParagraph(lines, from: source)
    if !hasParagraph { text.pieces = [.inlines] }
    add(&text)
    context = outer
  }

  /// A finder that goes on with what was found so far.
  private mutating func takeFinder(_ mask: UnsafeMutableBufferPointer<UInt8>) -> MarkFinder {
    var finder = MarkFinder(source: source, masked: mask)
    swap(&finder.formulas, &foundFormulas)
    swap(&finder.footnotes, &footnoteTable)
    swap(&finder.containers, &foundContainers)
    swap(&finder.attributes, &foundAttributes)
    swap(&finder.mentions, &foundMentions)
    swap(&finder.faults, &foundFaults)
    return finder
  }

  private mutating func take(_ finder: MarkFinder) {
    marks = finder.marks
    foundFormulas = finder.formulas
    footnoteTable = finder.footnotes
    foundContainers = finder.containers
    foundAttributes = finder.attributes
    foundMentions = finder.mentions
    foundFaults = finder.faults
  }

  /// What belongs to the text being parsed, and is put aside while a part is parsed by itself.
  private var context: Context {
    get {
      Context(
        source: source, containers: containers, places: places, inlineEnd: inlineEnd,
        hiddenEnd: hiddenEnd, marks: marks, definitions: definitions)
    }
    set {
      source = newValue.source
      containers = newValue.containers
      places = newValue.places
      inlineEnd = newValue.inlineEnd
      hiddenEnd = newValue.hiddenEnd
      marks = newValue.marks
      definitions = newValue.definitions
    }
  }

  private struct Context {
    var source: SourceBytes
    var containers: Containers
    var places: InlinePlaces
    var inlineEnd: Int
    var hiddenEnd: Int
    var marks: [Mark]
    var definitions: ReferenceDefinitions
  }
}
