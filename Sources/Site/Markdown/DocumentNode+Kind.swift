extension DocumentNode {
  /// What a node is, by CommonMark's names.
  public enum Kind: UInt8, Sendable {
    case document
    case blockQuote, list
    /// The footnotes at the end of a document, and one of them.
    case footnotes, footnote
    /// An admonition, a theorem or whatever else stands between `:::`, and its title.
    case container
    /// Terms and what they mean.
    case definitionList, definition
    /// An image by itself that has a caption, and that.
    case figure, figureCaption
    case item, definitionTerm, containerTitle, paragraph, heading, codeBlock, htmlBlock,
      thematicBreak
    /// A formula that stands by itself.
    case formulaBlock
    /// The caption of the table beside it.
    case tableCaption
    case table, tableRow, tableCell
    /// A formula in text.
    case formula
    case footnoteReference
    /// `@name`, or several in brackets.
    case mention
    /// `[text]{.class}`.
    case span
    case strikethrough
    case text, softBreak, lineBreak, codeSpan, inlineHTML, emphasis, strong, link, image

    /// Whether a node of this kind is a block, not an inline.
    public var isBlock: Bool { rawValue <= Kind.tableCell.rawValue }

    /// Whether it is a block that other blocks can be in.
    var holdsBlocks: Bool { rawValue <= Kind.item.rawValue }
  }
}
