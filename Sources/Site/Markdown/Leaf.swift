/// A block of libcmark's tree that holds no blocks, and where it stands.
struct Leaf {
  var kind: DocumentNode.Kind
  /// Its lines, from 0; for a heading with an underline without that.
  var lines: Range<Int>
  /// The column, from 0, in bytes, at which its first line's text begins.
  var column: Int
  var containers: Containers
  /// Whether it is the first block of a quote.
  var beginsQuote: Bool
}
