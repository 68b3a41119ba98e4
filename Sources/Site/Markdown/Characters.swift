/// A stretch of the source or of a document's side buffer.
struct Characters: Sendable, Hashable {
  var start: UInt32 = 0
  var count: UInt32 = 0
  var isCopied = false
}
