/// A piece of a formula, read. (What is large is boxed, so that reading nested formulas needs little stack.) Items are values; what they hold is in arrays, so a formula is a tree of bounded depth.
enum MathItem: Sendable {
  case letter(String, isUpright: Bool)
  /// Several letters that are one name: `cm` in `\mathrm{cm}`.
  case word(String)
  case number(String)
  case symbol(MathSymbol)
  /// A function's name; `hasLimits` as `lim` has.
  case function(String, hasLimits: Bool)
  case text(String, TextStyle)
  case space(Double)
  case group([MathItem])
  /// Items that count as one of a class: `\mathrel{…}`.
  case classed(AtomClass, [MathItem])
  /// Items that count as an operator: `\mathop{…}`, `\operatorname{…}` with more than letters.
  case named([MathItem], hasLimits: Bool)
  case scripts(Scripts)
  indirect case fraction(Fraction)
  case root([MathItem], index: [MathItem]?)
  indirect case fenced(FencedItems)
  /// `\middle|` between `\left` and `\right`.
  case middle(String)
  /// A delimiter of a size of its own: `\big(`.
  indirect case bigDelimiter(String, height: Double, AtomClass)
  indirect case accented([MathItem], AccentMark)
  /// Something above or below something else: `\overset`.
  indirect case stacked([MathItem], above: [MathItem]?, below: [MathItem]?)
  /// An arrow as long as what stands above and below it.
  indirect case arrow(String, above: [MathItem], below: [MathItem]?)
  /// An arrow or another relation struck through that has no sign of its own.
  case negated([MathItem])
  case framed([MathItem], Frame)
  case padded([MathItem], Padding)
  case styled(MathStyle, [MathItem])
  case sized([MathItem], factor: Double)
  indirect case colored([MathItem], TeXColor)
  indirect case table(MathTable)
  indirect case rule(width: Double, height: Double, raise: Double)
  /// Which of four is set depends on the style: `\mathchoice`.
  case choice([[MathItem]])
  /// A line's end outside of a table.
  case lineBreak

  /// A base with what stands at its corners.
  struct Scripts: Sendable {
    var base: [MathItem]
    var lower: [MathItem]?
    var upper: [MathItem]?
    /// Whether limits were asked for or refused; `nil` leaves it to the base and the style.
    var limits: Bool?
  }

  /// A fraction or what is set like one.
  struct Fraction: Sendable {
    var form: FractionForm
    var above: [MathItem]
    var below: [MathItem]
  }

  /// Items between delimiters that grow with them; an empty delimiter is none.
  struct FencedItems: Sendable {
    var opening: String
    var items: [MathItem]
    var closing: String
  }

  /// What is drawn around or across items.
  enum Frame: Sendable {
    case box
    case slash, backslash, cross, strike
    case cornered
    indirect case filled(TeXColor, edge: TeXColor?)
    /// A slash with an arrow to a value.
    case arrowTo([MathItem])
  }

  /// How the room that items take differs from what they show.
  enum Padding: Sendable {
    case phantom(keepsWidth: Bool, keepsHeight: Bool)
    case smashed(top: Bool, bottom: Bool)
    /// No width; the items stand to the left, the right or on both sides of the place.
    case leftLap, rightLap, centeredLap
    case raised(Double)
  }
}
