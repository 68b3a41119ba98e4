/// A fenced block as a document keeps it; `FencedBlock` is what it shows.
struct FenceRecord: Sendable, Hashable {
  var node: Int32
  var info: Characters
  /// The offsets of the opening fence with its info string.
  var fence: Range<UInt32>
  var isClosed: Bool
  /// The place of the first content line's column in the document's `fenceColumns`; there is one a line, or none if all are 1.
  var columns: Range<UInt32>
  /// Where the text of the opening fence's line begins, behind quote marks and list markers.
  var textStart: UInt32
  /// The line, from 0, of the opening fence.
  var line: UInt32
}
