import Diagnostics

/// A Markdown text as CommonMark and our extensions understand it: a flat tree of nodes over the bytes it was parsed from.
///
/// ```swift
/// let document = Document(parsing: bytes[...], file: "Content/lenses.md")
/// for link in document.links { print(link.destination, link.range) }
/// var html: [UInt8] = []
/// document.writeHTML(into: &html)
/// ```
///
/// A document is a value without references to libcmark; any number can be parsed and written at the same time.
public struct Document: Sendable {
  /// What it was parsed from.
  public let source: SourceText
  /// All nodes in the order in which they begin; the first is the document itself.
  public let nodes: [DocumentNode]
  /// What is wrong with the text, in the order of the places. Unclosed fences are not among them: see `FencedBlock.unclosedFence`.
  public let diagnostics: [Diagnostic]

  /// Characters that differ from the source: without escapes and entities, put together from several lines.
  let storage: [UInt8]
  let linkRecords: [LinkRecord]
  let fenceRecords: [FenceRecord]
  let fenceColumns: [UInt16]
  let codeSpanNodes: [Int32]
  let headingNodes: [Int32]
  let anchorRecords: [AnchorRecord]
  let containerRecords: [ContainerRecord]
  let attributeRecords: [AttributeRecord]
  let footnoteRecords: [FootnoteRecord]
  let tableCaptions: [TableCaption]
  let mentionRecords: [MentionRecord]
  let formulaRecords: [FormulaRecord]
  let formulaLineStarts: [UInt32]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: the text, UTF-8, front matter cut off. A byte-order mark is skipped; lines end with LF, CRLF or CR. Bytes that are
  ///     not UTF-8 become U+FFFD.
  ///   - file: the file as it is shown to the author.
  ///   - firstLine: the file's line on which the text begins, from 1.
  ///   - isSmart: whether straight quotes, `--`, `---` and `...` become typographic ones, English ones; code and formulas stay.
  ///   - hasCitations: whether any `@name` is a mention, as in a course with a bibliography; without, those are whose names begin with
  ///     the prefix of a `LabelKind`.
  public init(
    parsing bytes: ArraySlice<UInt8>, file: String, firstLine: Int = 1, isSmart: Bool = false,
    hasCitations: Bool = false
  ) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    self.init(
      SourceText(text, file: file, firstLine: firstLine), isSmart: isSmart,
      hasCitations: hasCitations)
  }

  init(_ source: SourceText, isSmart: Bool, hasCitations: Bool) {
    self.source = source
    var faults = DocumentFaults(source)
    let builder = source.withBytes { bytes in
      var bytes = bytes
      bytes.isSmart = isSmart
      bytes.hasCitations = hasCitations
      guard faults.checkSize(bytes), faults.checkBrackets(bytes) else {
        return TreeBuilder.emptyDocument(of: bytes)
      }
      guard Triggers.arePresent(in: bytes) else {
        let builder = TreeBuilder(parsing: bytes)
        faults.check(builder)
        return builder
      }
      return bytes.withMask { bytes, mask in
        let builder = TreeBuilder(parsing: bytes, mask: mask)
        faults.check(builder)
        return builder
      }
    }
    // A copy of the right size: the builder's own array has room to grow.
    nodes = Array(unsafeUninitializedCapacity: builder.nodes.count) { buffer, count in
      count = buffer.initialize(fromContentsOf: builder.nodes)
      if let origins = source.origins {
        origins.shiftHeadings(builder.headings, in: buffer, source)
      }
    }
    storage = builder.storage
    linkRecords = builder.links
    fenceRecords = builder.fences
    fenceColumns = builder.fenceColumns
    codeSpanNodes = builder.codeSpans
    headingNodes = builder.headings
    anchorRecords = builder.anchors
    containerRecords = builder.containerRecords
    attributeRecords = builder.attributes
    footnoteRecords = builder.footnotes
    tableCaptions = builder.tableCaptions.sorted { $0.table < $1.table }
    mentionRecords = builder.mentions
    formulaRecords = builder.formulas
    formulaLineStarts = builder.formulaLineStarts
    diagnostics = faults.diagnostics.sorted(by: Diagnostic.inOrder)
  }

  /// Parses a whole file.
  public init(
    parsing bytes: [UInt8], file: String, isSmart: Bool = false, hasCitations: Bool = false
  ) {
    self.init(parsing: bytes[...], file: file, isSmart: isSmart, hasCitations: hasCitations)
  }
}
