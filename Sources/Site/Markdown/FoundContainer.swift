/// The beginning of a container in the source: `::: warning Title` or `> [!WARNING] Title`.
struct FoundContainer {
  var kind: ContainerKind
  /// The offsets of the title; `nil` without one.
  var title: Range<Int>?
  var attributes: FoundAttributes?
  /// How many colons it has; 0 for a quote.
  var colons: Int
  /// Whether the reader can fold it, and whether it begins open.
  var folding: Folding = .none
  var offsets: Range<Int>

  enum Folding: Sendable {
    case none, folded, open
  }
}
