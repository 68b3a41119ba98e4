/// A footnote as a document keeps it; `Footnote` is what it shows.
struct FootnoteRecord: Sendable, Hashable {
  var label: String?
  /// What its id and those of its references are made of.
  var identifier: String
  var node: Int32 = -1
  var range: Range<UInt32>
  /// The nodes that refer to it, in the order of the text.
  var references: [Int32] = []
  /// What the ids of all references but the first are made of.
  var repeated: [String] = []
}
