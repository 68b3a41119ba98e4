/// What a control sequence does. (Boxed: the table holds each once, and reading nested formulas needs little stack.)
indirect enum Command: Sendable {
  case symbol(MathSymbol)
  case function(String, hasLimits: Bool)
  /// A name that is printed as it is: `\LaTeX`.
  case word(String)
  case fraction(FractionForm)
  /// `\sfrac12`: raised, a slash, lowered.
  case slashedFraction
  case infix(FractionForm)
  /// `\above 1pt`, `\overwithdelims ()`, …: an infix with arguments.
  case infixWith(delimiters: Bool, thickness: Bool, line: Double?)
  case generalFraction
  case root
  case accent(AccentMark)
  case overset, underset, stackrel, sideset
  case arrow(String)
  case left, right, middle
  case big(Double, AtomClass)
  case space(Double)
  /// A length is read: in braces or, as TeX's primitives have it, bare.
  case skip
  case phantom(keepsWidth: Bool, keepsHeight: Bool)
  case smash
  case lap(MathItem.Padding, isText: Bool)
  case strut
  case raisebox, rule
  case text(TextStyle?)
  case font(Alphabet)
  case fontSwitch(Alphabet)
  case operatorName
  case style(MathStyle)
  case size(Double)
  case color, textColor, colorBox, frameColorBox
  case negation
  case frame(MathItem.Frame)
  case frameBox, cancelTo
  case modulo(Modulo)
  case dots
  case substack
  case begin, end
  case limits(Bool?)
  case label, tag, notag
  case lineBreak
  case horizontalLine(MathTable.Line)
  case definition(Definition)
  /// `\global`: what is defined next holds to the end of the formula.
  case global
  case classed(AtomClass)
  case mathOperator
  case choice
  case beginGroup, endGroup
  case delimiters(String, String, isGrowing: Bool)
  case prescript
  case quantity(number: Bool, unit: Bool)
  /// A matrix in the old style: `\matrix{…}`.
  case oldTable(String)
  case textAccent(Unicode.Scalar)
  case characterCode
  case unicode
  case dollarMath
  /// Something that matters only to TeX's own setting.
  case ignored
  /// The same with an argument.
  case ignoredArgument
  /// An argument by itself: where it stands in a line is not kept.
  case grouped
  /// Short for other commands.
  case short(String)

  enum Modulo: Sendable { case binary, parenthesized, bare, pod }
  enum Definition: Sendable { case new, renew, provide, def, letter, mathOperator }
}
