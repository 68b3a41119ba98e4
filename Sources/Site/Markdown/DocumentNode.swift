/// One node of a document: 32 bytes, no reference, in an array in the order in which the nodes begin.
///
/// A node's descendants follow it directly, so that `end` is both the place behind the last of them and the next sibling, if
/// there is one.
public struct DocumentNode: Sendable, Hashable {
  public internal(set) var kind: Kind
  var flags: Flags
  /// The level of a heading; the alignment of a table's cell; 0 otherwise.
  var detail: UInt16
  var parentIndex: Int32
  var endIndex: Int32
  /// The characters, in the source or in the document's side buffer (see `Flags.isCopied`).
  var contentStart: UInt32
  var contentCount: UInt32
  var sourceStart: UInt32
  var sourceEnd: UInt32
  /// The first number of an ordered list; for links, fenced blocks, code spans, formulas and headings the index in the document's list of them.
  var number: Int32

  /// The index of the node that holds this one; the document itself has none.
  public var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }

  /// The index behind the last descendant.
  public var end: Int { Int(endIndex) }

  /// The offsets in the source.
  public var offsets: Range<Int> { Int(sourceStart)..<Int(sourceEnd) }

  /// From 1 to 6 for a heading; `nil` for any other node.
  public var headingLevel: Int? { kind == .heading ? Int(detail) : nil }

  /// The alignment of a table's cell.
  public var alignment: ColumnAlignment {
    kind == .tableCell
      ? ColumnAlignment(rawValue: UInt8(truncatingIfNeeded: detail)) ?? .none : .none
  }

  /// The first number of an ordered list; `nil` for a bullet list and for any other node.
  public var firstNumber: Int? {
    kind == .list && flags.contains(.isOrdered) ? Int(number) : nil
  }

  /// Whether a table's row or cell belongs to its head.
  public var isInTableHead: Bool { flags.contains(.isHead) }

  /// Whether an item begins with `[ ]` or `[x]`, and whether that is `[x]`.
  public var isTask: Bool { kind == .item && flags.contains(.isTask) }
  public var isDone: Bool { kind == .item && flags.contains(.isDone) }
}
