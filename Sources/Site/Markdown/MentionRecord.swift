/// A mention as a document keeps it; `Mention` is what it shows.
struct MentionRecord: Sendable, Hashable {
  var node: Int32
  var isBracketed: Bool
  var items: [FoundMention.Item]
  var range: Range<UInt32>
}
