/// A tag of a template.
struct Tag {
  enum Kind: Equatable {
    case comment
    case delimiters
    case value(isEscaped: Bool)
    case section
    case inverted
    case partial
    case parent
    case block
    case end
  }

  var kind: Kind
  /// The bytes from the opening delimiter to the closing one.
  var range: Range<Int>
  /// The bytes of the name, without blanks and the `*` of a dynamic name.
  var name: Range<Int>
  /// True for `{{>*name}}`: the name stands for the partial's name.
  var isDynamic = false
  /// The index of the tag that closes this one, or that this one closes.
  var partner: Int?

  /// True if an end tag belongs to it.
  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    default: false
    }
  }
}
