/// What a page shows for `@name` or for what stands in brackets.
struct MentionText: Sendable, Hashable {
  /// A piece of it.
  struct Part: Sendable, Hashable {
    var text: String
    /// Where it leads; `nil` for mere text.
    var link: String?
  }

  var parts: [Part]
  /// All of it without markup.
  var text: String { parts.map(\.text).joined() }
}
