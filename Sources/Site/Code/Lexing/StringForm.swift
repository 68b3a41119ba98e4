/// How a string ends and what it may hold.
struct StringForm: Sendable, Hashable {
  enum Escapes: UInt8, Sendable {
    case none
    /// A backslash takes the meaning of the byte behind it.
    case backslash
    /// The quotation mark is written twice.
    case doubled
  }

  enum Interpolation: UInt8, Sendable {
    case none
    /// `\(…)`
    case swift
    /// `${…}`
    case template
    /// `{…}`, with `{{` for a brace
    case python
    /// `{…}` between tags or in them (JSX)
    case element
  }

  var quote: UInt8
  /// How many quotation marks open and close it: 1 or 3.
  var count = 1
  /// How many `#` stand around it (Swift): a backslash counts with as many behind it.
  var hashes = 0
  var spansLines = false
  var escapes = Escapes.backslash
  var interpolation = Interpolation.none
}
