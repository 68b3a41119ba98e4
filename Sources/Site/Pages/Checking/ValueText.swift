import Content

/// A value in prose: `20 cm`, and where it comes from.
struct ValueText: Sendable, Hashable {
  /// The value as it is shown.
  let text: String
  /// The link to the figure that it comes from; `nil` inside links and headings, and for a block that has no figure.
  let link: String?
  /// The id of the block whose value it is.
  let block: String
}
