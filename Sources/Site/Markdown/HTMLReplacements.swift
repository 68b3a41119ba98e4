/// What the writer of a page puts in place of parts of its text. Each part is named by its index in the document's list of its kind, so
/// that the writer can look up what it worked out before.
public protocol HTMLReplacements {
  /// The address to write for `Document.links[index]`, not yet escaped or percent-encoded; `nil` keeps the author's.
  mutating func destination(ofLink index: Int) -> String?

  /// Writes what stands for `Document.fencedBlocks[index]`; `false` if nothing was written and the block is to be shown as code.
  mutating func writeFencedBlock(_ index: Int, into html: inout [UInt8]) -> Bool

  /// Writes what stands for `Document.codeSpans[index]`; `false` if nothing was written and the span is to be shown as code.
  ///
  /// Inside the alternative text of an image, where no markup can stand, `codeSpanText` is asked instead.
  mutating func writeCodeSpan(_ index: Int, into html: inout [UInt8]) -> Bool

  /// The text that stands for `Document.codeSpans[index]` where there is no markup; `nil` keeps the span's own.
  mutating func codeSpanText(_ index: Int) -> String?

  /// Writes what stands for `Document.formulas[index]`: phrasing content, or any block if its `isBlock` is true; `false` if nothing was
  /// written and its source is to be shown.
  ///
  /// Inside the alternative text of an image, where no markup can stand, `formulaText` is asked instead.
  mutating func writeFormula(_ index: Int, into html: inout [UInt8]) -> Bool

  /// The text that stands for `Document.formulas[index]` where there is no markup; `nil` keeps its source.
  mutating func formulaText(_ index: Int) -> String?

  /// Writes what stands for `Document.mentions[index]`; `false` if nothing was written and its source is to be shown.
  ///
  /// Inside the alternative text of an image, where no markup can stand, `mentionText` is asked instead.
  mutating func writeMention(_ index: Int, into html: inout [UInt8]) -> Bool

  /// The text that stands for `Document.mentions[index]` where there is no markup; `nil` keeps its source.
  mutating func mentionText(_ index: Int) -> String?

  /// Writes the text of `Document.links[index]`, which has none of the author's.
  mutating func writeText(ofEmptyLink index: Int, into html: inout [UInt8])

  /// Writes the number of a node, if it has one: a heading, a table, a figure that is an image, or a container, for which it stands in
  /// place of the title of its kind.
  ///
  /// - Returns: whether anything was written.
  @discardableResult
  mutating func writeNumber(ofNode index: Int, into html: inout [UInt8]) -> Bool

  /// The id of a node that has none of the author's, so that its number can be a link; `nil` gives it none.
  mutating func anchor(ofNode index: Int) -> String?

  /// Writes what a container of a kind that the author leaves empty shows, `Document.containers[index]`; `false` if it is written with what is in it.
  mutating func writeContainer(_ index: Int, into html: inout [UInt8]) -> Bool

  /// Whether `writeText` may write anything; asked once, since there is much text.
  var replacesText: Bool { get }

  /// Writes the characters of `Document.nodes[node]`, which is text in no image; `false` if nothing was written and they are to be shown
  /// as they are.
  mutating func writeText(
    _ node: Int, _ characters: UnsafeBufferPointer<UInt8>, into html: inout [UInt8]
  ) -> Bool

  /// Writes the tag that begins the span `Document.nodes[node]`; `false` if nothing was written and it begins as its attributes say.
  mutating func beginSpan(_ node: Int, into html: inout [UInt8]) -> Bool

  /// Writes the tag that ends it, if `beginSpan` wrote the other.
  mutating func endSpan(_ node: Int, into html: inout [UInt8]) -> Bool

  /// The id of `Document.nodes[node]`, to which the author gave attributes but no id, or of a term; `nil` for none.
  mutating func identifier(of node: Int) -> String?
}

extension HTMLReplacements {
  public mutating func destination(ofLink index: Int) -> String? { nil }
  public mutating func writeFencedBlock(_ index: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func writeCodeSpan(_ index: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func codeSpanText(_ index: Int) -> String? { nil }
  public mutating func writeFormula(_ index: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func formulaText(_ index: Int) -> String? { nil }
  public mutating func writeMention(_ index: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func mentionText(_ index: Int) -> String? { nil }
  public mutating func writeText(ofEmptyLink index: Int, into html: inout [UInt8]) {}
  @discardableResult
  public mutating func writeNumber(ofNode index: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func anchor(ofNode index: Int) -> String? { nil }
  public mutating func writeContainer(_ index: Int, into html: inout [UInt8]) -> Bool { false }
  public var replacesText: Bool { false }
  public mutating func writeText(
    _ node: Int, _ characters: UnsafeBufferPointer<UInt8>, into html: inout [UInt8]
  ) -> Bool { false }
  public mutating func beginSpan(_ node: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func endSpan(_ node: Int, into html: inout [UInt8]) -> Bool { false }
  public mutating func identifier(of node: Int) -> String? { nil }
}
