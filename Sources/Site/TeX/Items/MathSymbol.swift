/// A sign of the formula language: what is printed, and how it behaves.
struct MathSymbol: Sendable, Equatable {
  enum Kind: Sendable {
    /// A letter: slanted by itself.
    case letter
    /// A letter, or a sign that stands for a thing, upright.
    case upright
    /// A sign whose class decides the space around it.
    case sign(AtomClass)
    /// A big operator: limits stand above and below it in a display, or beside it (integrals).
    case big(hasLimits: Bool)
    /// A delimiter by itself: never grows.
    case delimiter(AtomClass)
  }

  var text: String
  var kind: Kind

  init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  static func == (left: MathSymbol, right: MathSymbol) -> Bool { left.text == right.text }

  var atomClass: AtomClass {
    switch kind {
    case .letter, .upright: .ordinary
    case .sign(let atomClass), .delimiter(let atomClass): atomClass
    case .big: .large
    }
  }
}
