import Markdown

/// Something on a page that can have a number: a figure, a table, a line of a formula, a statement.
struct NumberedItem: Sendable {
  let kind: LabelKind
  /// Its node in the page's document: for a figure that is worked out the block's.
  let node: Int
  /// Which line of the formula.
  var line: Int?
  /// Which block of the page.
  var block: Int?
  /// The names by which the page's author refers to it.
  var names: [String] = []
  /// The id that leads to it; `nil` for a line of a formula without a name.
  var anchor: String?
  /// Whether the id is not written unless we do.
  var needsAnchor = false
  /// The nodes of its title or caption.
  var title: Range<Int>?
  /// What the author wrote in place of a number.
  var tag: String?
  /// Whether that has no parentheses around it.
  var isBareTag = false
  /// Whether it gets a number.
  var isNumbered = true
}
