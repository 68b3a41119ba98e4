/// What a page shows for `@name` or for what stands in brackets.
struct MentionText: Sendable, Hashable {
  /// A piece of it.
  struct Part: Sendable, Hashable {
    var text: String
    /// Where it leads; `nil` for mere text.
    var link: String?
    /// What is shown when a pointer rests on it.
    var hover: String?
  }

  var parts: [Part]
  /// The class of its links: what kind of thing they lead to.
  var linkClass: String

  /// All of it without markup.
  var text: String { parts.map(\.text).joined() }
}
