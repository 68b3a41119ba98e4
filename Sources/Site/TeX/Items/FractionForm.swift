/// How a fraction is set: its line, what is around it, and the style that it forces.
struct FractionForm: Sendable {
  /// The line's thickness in em; `nil` for the usual one, 0 for none.
  var line: Double?
  var opening = ""
  var closing = ""
  var style: MathStyle?
  /// A continued fraction, whose parts are not made smaller.
  var isContinued = false

  static let plain = FractionForm()
  static let display = FractionForm(style: .display)
  static let text = FractionForm(style: .text)
  static let continued = FractionForm(style: .display, isContinued: true)
  static let binomial = FractionForm(line: 0, opening: "(", closing: ")")
  static let displayBinomial = FractionForm(line: 0, opening: "(", closing: ")", style: .display)
  static let textBinomial = FractionForm(line: 0, opening: "(", closing: ")", style: .text)
  static let atop = FractionForm(line: 0)
  static let brace = FractionForm(line: 0, opening: "{", closing: "}")
  static let bracket = FractionForm(line: 0, opening: "[", closing: "]")
}
