/// The smallest piece of a formula's source, with its place.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    /// A character that stands for itself: a letter, a digit, an operator.
    case character
    case space
    /// A control sequence; `name` is what stands behind the backslash.
    case command
    /// What stands between the bars of `\verb|…|`, in `name`.
    case verbatim
    case open, close
    case superscript, `subscript`
    case alignment
    case dollar
    /// `#1` in a macro's body; `scalar` is the digit.
    case parameter
    case end
  }

  var kind: Kind
  var scalar: Unicode.Scalar
  var name: String
  /// The place in the formula's source, in bytes. A token from a macro's body has the place of the macro's call.
  var start: Int32
  var end: Int32
  /// Whether it comes from a macro's body, so that what is wrong with it cannot be mended where it points.
  var isFromMacro = false

  init(
    _ kind: Kind, _ scalar: Unicode.Scalar = " ", name: String = "", from start: Int, to end: Int
  ) {
    self.kind = kind
    self.scalar = scalar
    self.name = name
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The token as an author writes it.
  var text: String {
    switch kind {
    case .command: "\\" + name
    case .verbatim: "\\verb|\(name)|"
    case .end: ""
    case .parameter: scalar == "#" ? "#" : "#" + String(scalar)
    default: String(scalar)
    }
  }

  var isDigit: Bool { kind == .character && scalar.value >= 0x30 && scalar.value <= 0x39 }

  func isCharacter(_ wanted: Unicode.Scalar) -> Bool { kind == .character && scalar == wanted }

  func isCommand(_ wanted: String) -> Bool { kind == .command && name == wanted }
}
