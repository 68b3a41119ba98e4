extension TreeBuilder {
  /// Parses a text that holds none of our constructs.
  init(parsing source: SourceBytes) {
    self.init(source: source)
    guard let tree = CommonMarkTree(parsing: source.bytes, isSmart: source.isSmart) else {
      self = Self.emptyDocument(of: source)
      return
    }
    add(tree)
    if let repaired = parsingDelimiterRows() { self = repaired }
  }

  /// Parses a text that may hold some.
  ///
  /// - Parameters:
  ///   - source: the text, whose masked bytes are `mask`.
  ///   - mask: a copy of the text in which they are hidden.
  init(parsing source: SourceBytes, mask: UnsafeMutableBufferPointer<UInt8>) {
    self.init(source: source)
    var finder = MarkFinder(source: source, masked: mask)
    finder.find()
    self.mask = mask
    marks = finder.marks
    foundFormulas = finder.formulas
    footnoteTable = finder.footnotes
    foundContainers = finder.containers
    foundAttributes = finder.attributes
    foundMentions = finder.mentions
    foundFaults = finder.faults
    guard let tree = CommonMarkTree(parsing: source.masked, isSmart: source.isSmart) else {
      self = Self.emptyDocument(of: source)
      return
    }
    add(tree)
  }

  /// The document that stands for a text that must not be parsed.
  static func emptyDocument(of source: SourceBytes) -> TreeBuilder {
    var builder = TreeBuilder(source: source)
    builder.open(.document, 0..<source.bytes.count)
    builder.close()
    return builder
  }
}
