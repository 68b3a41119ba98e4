/// A link as a document keeps it; `Link` is what it shows.
struct LinkRecord: Sendable, Hashable {
  var kind: Link.Kind
  var isReference = false
  var node: Int32
  var destination: Characters
  var title = Characters()
  /// Where the destination stands in the source.
  var range: Range<UInt32>
  /// For an attribute of raw HTML: where its value begins in the node's characters, and how long it is there.
  var valueStart: UInt32 = 0
  var valueCount: UInt32 = 0
}
