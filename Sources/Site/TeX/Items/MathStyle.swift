/// In which of TeX's styles something is set.
enum MathStyle: Sendable {
  case display, text, script, scriptScript

  /// The style of what stands in a corner.
  var ofScripts: MathStyle { self == .display || self == .text ? .script : .scriptScript }

  /// The style of a fraction's parts.
  var ofFraction: MathStyle { self == .display ? .text : ofScripts }

  /// Whether signs have space around them.
  var isSpacious: Bool { self == .display || self == .text }
}
