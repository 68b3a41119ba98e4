/// `{#id .class key=value}` in the source.
struct FoundAttributes {
  var identifier: (name: String, offsets: Range<Int>)?
  var classes: [String] = []
  var pairs: [(name: String, value: String, offsets: Range<Int>)] = []
  /// From the opening to behind the closing brace.
  var offsets: Range<Int>

  /// Where the text of the caption stands.
  var caption: Range<Int>?
}
