/// An `id` or `name` in raw HTML as a document keeps it.
struct AnchorRecord: Sendable, Hashable {
  var name: Characters
  var range: Range<UInt32>
}
