/// The attributes of a node, and where its id is written.
struct AttributeRecord: Sendable, Hashable {
  var node: Int32
  var attributes: NodeAttributes
  var identifierRange: Range<UInt32>
  /// Where the text of a caption stands.
  var caption: Range<Int>?
}
