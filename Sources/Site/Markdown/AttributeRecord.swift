/// The attributes of a node, and where its id is written.
struct AttributeRecord: Sendable, Hashable {
  var node: Int32
  var attributes: NodeAttributes
  var identifierRange: Range<UInt32>
  /// Where each of the pairs is written, its name and its value.
  var pairRanges: [Range<UInt32>] = []
  /// From the opening to behind the closing brace.
  var range: Range<UInt32> = 0..<0
  /// Where the text of a caption stands.
  var caption: Range<Int>?
}
