/// A step of a compiled template. Indices lead into the template's tables; `end` is the step behind a body.
enum Instruction: Sendable {
  /// Bytes to append; `startsLine` if they begin a line of the template.
  case text(Range<Int>, startsLine: Bool)
  /// A line of the template begins with a tag.
  case line
  case value(name: Int, isEscaped: Bool)
  case section(name: Int, end: Int)
  case inverted(name: Int, end: Int)
  /// A partial or a parent; the arguments of a parent stand between and are skipped.
  case call(Int, end: Int)
  /// A place that can be filled from outside, with its default.
  case block(Int, end: Int)
}
