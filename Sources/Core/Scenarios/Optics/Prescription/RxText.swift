import Optics
import Quantities

/// The text of a prescription cut into its parts: `+1.50 -0.50 x 180`, `-2.00 DS`, `plano -1.00 × 90`, with an addition and prisms
/// behind them: `-2.00 DS add +1.50, 2Δ base in`.
struct RxText {
  /// A number with its place in the text, code points.
  struct Number {
    var value: Double
    /// Digits behind the point.
    var places: Int
    var span: Range<Int>
  }

  /// What is wrong with a text.
  struct Fault: Error {
    enum Kind {
      case unreadable(String)
      case missingAxis
      case missingCylinder
      /// A prism without its base.
      case missingBase
      /// An addition or a base for the second time.
      case repeated(String)
    }

    var kind: Kind
    var span: Range<Int>
  }

  private enum Token {
    case number(Number, isSigned: Bool)
    case word(String, Range<Int>)

    var span: Range<Int> {
      switch self {
      case .number(let number, _): number.span
      case .word(_, let span): span
      }
    }
  }

  private(set) var sphere = Number(value: 0, places: 2, span: 0..<0)
  private(set) var cylinder: Number?
  private(set) var axis: Number?
  private(set) var addition: Number?
  private(set) var prisms: [(power: Number, base: PrescribedPrism.Base)] = []

  private static let spheres = ["d", "ds", "sph", "s", "dsph"]
  private static let cylinders = ["d", "dc", "cyl", "c", "dcyl"]
  private static let axes = ["x", "×", "ax", "axis"]
  private static let degrees = ["°", "º", "deg"]
  private static let planos = ["plano", "pl", "plan"]

  init(_ text: String) throws(Fault) {
    let tokens = try Self.tokens(of: Array(text.unicodeScalars))
    var rest = tokens[...]
    try readSphere(&rest)
    try readCylinder(&rest)
    try readAdditions(&rest)
    try Self.finish(rest)
  }

  private static let additions = ["add", "addition", "near"]
  private static let prismUnits = ["δ", "∆", "pd", "prism"]
  private static let bases: [(word: String, base: PrescribedPrism.Base)] = [
    ("in", .inwards), ("out", .outwards), ("up", .upwards), ("down", .downwards),
    ("bi", .inwards), ("bo", .outwards), ("bu", .upwards), ("bd", .downwards),
  ]

  /// What stands behind sphere, cylinder and axis, in any order.
  private mutating func readAdditions(_ rest: inout ArraySlice<Token>) throws(Fault) {
    while let next = rest.first {
      switch next {
      case .word(let word, _) where [",", ";", "/", "and"].contains(word): rest.removeFirst()
      case .word(let word, let span) where Self.additions.contains(word):
        if addition != nil { throw Fault(kind: .repeated("addition"), span: span) }
        rest.removeFirst()
        guard case .number(let number, _)? = rest.first else {
          throw Fault(kind: .unreadable(word), span: span)
        }
        addition = number
        rest.removeFirst()
        Self.skip(Self.spheres, &rest)
      case .number(let number, _):
        guard Self.isPrism(rest) else { return }
        try readPrism(number, &rest)
      case .word: return
      }
    }
  }

  private mutating func readPrism(_ number: Number, _ rest: inout ArraySlice<Token>) throws(Fault) {
    rest.removeFirst(2)
    Self.skip(["d", "dioptre", "dioptres"], &rest)
    Self.skip(["base"], &rest)
    guard case .word(let word, let span)? = rest.first,
      let base = Self.bases.first(where: { $0.word == word })?.base
    else { throw Fault(kind: .missingBase, span: number.span) }
    let taken: [PrescribedPrism.Base] =
      switch base {
      case .inwards, .outwards: [.inwards, .outwards]
      case .upwards, .downwards: [.upwards, .downwards]
      }
    if prisms.contains(where: { taken.contains($0.base) }) {
      throw Fault(kind: .repeated("prism in this direction"), span: span)
    }
    prisms.append((number, base))
    rest.removeFirst()
  }

  /// True for a number with the unit of a prism behind it.
  private static func isPrism(_ rest: ArraySlice<Token>) -> Bool {
    guard case .word(let word, _)? = rest.dropFirst().first else { return false }
    return prismUnits.contains(word)
  }

  private mutating func readCylinder(_ rest: inout ArraySlice<Token>) throws(Fault) {
    if Self.isPrism(rest) { return }
    guard case .number(let cylinder, _)? = rest.first else {
      if case .word(let word, let span)? = rest.first, Self.axes.contains(word) {
        throw Fault(kind: .missingCylinder, span: span)
      }
      return
    }
    self.cylinder = cylinder
    rest.removeFirst()
    Self.skip(Self.cylinders, &rest)
    guard case .word(let word, _)? = rest.first, Self.axes.contains(word) else {
      if let next = rest.first, case .word(let word, let span) = next {
        throw Fault(kind: .unreadable(word), span: span)
      }
      throw Fault(kind: .missingAxis, span: cylinder.span)
    }
    rest.removeFirst()
    guard case .number(let axis, false)? = rest.first else {
      throw Fault(kind: .missingAxis, span: rest.first?.span ?? cylinder.span)
    }
    self.axis = axis
    rest.removeFirst()
    Self.skip(Self.degrees, &rest)
  }

  private mutating func readSphere(_ rest: inout ArraySlice<Token>) throws(Fault) {
    switch rest.first {
    case .number(let number, _): sphere = number
    case .word(let word, _) where Self.planos.contains(word): break
    case .word(let word, let span): throw Fault(kind: .unreadable(word), span: span)
    case nil: throw Fault(kind: .unreadable(""), span: 0..<0)
    }
    rest.removeFirst()
    Self.skip(Self.spheres, &rest)
    Self.skip(["/"], &rest)
  }

  private static func skip(_ words: [String], _ rest: inout ArraySlice<Token>) {
    if case .word(let word, _)? = rest.first, words.contains(word) { rest.removeFirst() }
  }

  private static func finish(_ rest: ArraySlice<Token>) throws(Fault) {
    switch rest.first {
    case nil: return
    case .word(let word, let span): throw Fault(kind: .unreadable(word), span: span)
    case .number(let number, _): throw Fault(kind: .unreadable(""), span: number.span)
    }
  }

  // MARK: Tokens

  private static func tokens(of text: [Unicode.Scalar]) throws(Fault) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      let scalar = text[index]
      if scalar.properties.isWhitespace {
        index += 1
      } else if isDigit(scalar) || isSign(scalar) || scalar == "." {
        tokens.append(try number(text, &index))
      } else if scalar.properties.isAlphabetic, scalar != "º" {
        let start = index
        while index < text.count, text[index].properties.isAlphabetic, text[index] != "º" {
          index += 1
        }
        tokens.append(.word(word(text[start..<index]), start..<index))
      } else {
        tokens.append(.word(word(text[index...index]), index..<index + 1))
        index += 1
      }
    }
    return tokens
  }

  private static func word(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text.lowercased()
  }

  private static func number(_ text: [Unicode.Scalar], _ index: inout Int) throws(Fault) -> Token {
    let start = index
    var written = ""
    var isSigned = false
    if isSign(text[index]) {
      isSigned = true
      if text[index] != "+" { written = "-" }
      index += 1
      // `+ 1.50` is written in some clinics.
      while index < text.count, text[index] == " " { index += 1 }
    }
    var places: Int?
    var digits = 0
    while index < text.count, isDigit(text[index]) || (text[index] == "." && places == nil) {
      if text[index] == "." {
        places = 0
      } else {
        digits += 1
        if let count = places { places = count + 1 }
      }
      written.unicodeScalars.append(text[index])
      index += 1
    }
    written += exponent(text, &index)
    guard digits > 0, digits < 30, let value = Double(written) else {
      throw Fault(kind: .unreadable(""), span: start..<max(index, start + 1))
    }
    return .number(
      Number(value: value == 0 ? 0 : value, places: places ?? 0, span: start..<index),
      isSigned: isSigned)
  }

  /// The power of ten behind a number, `e-05`; nothing if there is none.
  private static func exponent(_ text: [Unicode.Scalar], _ index: inout Int) -> String {
    guard index < text.count, text[index] == "e" || text[index] == "E" else { return "" }
    var end = index + 1
    var written = "e"
    if end < text.count, isSign(text[end]) {
      if text[end] != "+" { written += "-" }
      end += 1
    }
    let first = end
    while end < text.count, isDigit(text[end]), end < first + 3 {
      written.unicodeScalars.append(text[end])
      end += 1
    }
    guard end > first else { return "" }
    index = end
    return written
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "+" || scalar == "-" || scalar == "−" || scalar == "–"
  }
}
