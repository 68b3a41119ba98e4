/// `@name`, or several in brackets, in the source.
struct FoundMention: Sendable, Hashable {
  struct Item: Sendable, Hashable {
    var name: String
    var prefix = ""
    var suffix = ""
    var suppressesAuthor = false
    /// The name with its `@`.
    var offsets: Range<Int>
  }

  var isBracketed: Bool
  var items: [Item]
}
