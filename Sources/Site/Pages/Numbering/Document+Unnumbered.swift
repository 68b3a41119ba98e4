import Markdown

extension Document {
  /// Whether the author wants no number for a node: `{.unnumbered}` stands behind it.
  func isUnnumbered(_ node: Int) -> Bool {
    attributes(of: node)?.classes.contains("unnumbered") == true
  }
}
