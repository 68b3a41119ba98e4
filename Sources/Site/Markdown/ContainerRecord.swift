/// A container as a document keeps it; `Container` is what it shows.
struct ContainerRecord: Sendable, Hashable {
  var kind: ContainerKind
  var node: Int32
  var colons: Int
  var folding: FoundContainer.Folding
  /// Where its first line stands.
  var range: Range<UInt32>
}
