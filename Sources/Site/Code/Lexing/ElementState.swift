/// Where in the elements of JSX what is read stands.
struct ElementState: Sendable {
  /// How many elements are open.
  var depth = 0
  /// Whether a tag is read, and no text.
  var isInTag = false
  /// Whether the tag closes an element.
  var isClosing = false
}
