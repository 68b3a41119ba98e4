import Formula
import Optics
import Quantities
import Scenarios

/// What the symbols of the laws stand for in one outcome: their numbers, and their letters in the author's notation.
struct LensSymbols {
  let outcome: LensOutcome

  init(_ outcome: LensOutcome) {
    self.outcome = outcome
  }

  private var lens: ThinLens { outcome.lens.model }
  private var isReal: Bool { outcome.presentation.convention == .realIsPositive }

  // MARK: Letters

  /// The letter of the notation for a symbol of a law; `nil` for its own.
  func letter(of symbol: String) -> ValueName? {
    let notation = outcome.presentation.notation
    let quantity: OpticsNotation.Quantity
    switch symbol {
    case "U": quantity = .objectVergence
    case "P": quantity = .power
    case "V": quantity = .imageVergence
    case "u": quantity = .objectDistance
    case "v": quantity = .imageDistance
    case "f'": quantity = .focalLength
    case "h": quantity = .objectHeight
    case "h'": quantity = .imageHeight
    case "m": quantity = .magnification
    case "f": return firstFocalLetter
    case "P_0": return ValueName(Self.plain(notation[.power]) + "_0")
    default: return nil
    }
    return ValueName(Self.plain(notation[quantity]))
  }

  /// The letter for the distance of F: that for F′ without its prime. Where the signs are such that both distances are one
  /// number, they have one letter.
  private var firstFocalLetter: ValueName {
    let letter = Self.plain(outcome.presentation.notation[.focalLength])
    if letter.contains("'") { return ValueName(letter.filter { $0 != "'" }) }
    return ValueName(isReal && lens.before.index == lens.after.index ? letter : letter + "_1")
  }

  /// With primes as formulas write them.
  private static func plain(_ letter: String) -> String {
    String(letter.map { $0 == "′" || $0 == "’" ? "'" : $0 })
  }

  /// The equation with 1 for the index of air, and with one letter for one medium on both sides.
  func withoutIndexOfAir(_ equation: Equation) -> Equation {
    Equation(withoutIndexOfAir(equation.left), withoutIndexOfAir(equation.right))
  }

  private func withoutIndexOfAir(_ expression: Expression) -> Expression {
    var expression = expression
    if lens.before.index == lens.after.index {
      expression = expression.replacing("n'", by: .name("n"))
    }
    if lens.before.index == 1 { expression = expression.replacing("n", by: .number(1)) }
    if lens.after.index == 1 { expression = expression.replacing("n'", by: .number(1)) }
    return expression
  }

  // MARK: Numbers

  /// The number of a symbol of a law; `nil` for what is undefined.
  func value(of symbol: String) -> Substitute? {
    switch symbol {
    case "n": return given(.index(lens.before.index))
    case "n'": return given(.index(lens.after.index))
    case "n_l": return outcome.lens.index.map { given(written("index") ?? .index($0)) }
    case "u": return objectDistance
    case "v": return length("image", "distance", outcome.conjugates.image.position)
    case "U":
      if let vergence = written("vergence"), outcome.object.placement == .vergence {
        return given(vergence)
      }
      return power("object", "vergence", outcome.conjugates.objectVergence?.dioptres)
    case "V": return power("image", "vergence", outcome.conjugates.imageVergence?.dioptres)
    case "P", "P_0", "r_1", "r_2": return lensValue(symbol)
    case "f'", "f": return focalLength(symbol)
    case "h":
      if let height = written("height") { return given(height) }
      return length("object", "height", outcome.object.height)
    case "h'": return length("image", "height", outcome.conjugates.image.height)
    case "m": return outcome.conjugates.magnification.map { Substitute(.number($0)) }
    case "x", "x'": return fromFocalPoint(symbol)
    case "ΔP":
      guard case .quantity(let found)? = outcome.values[ValueName("lens", "chromatic-aberration")]
      else { return nil }
      return Substitute(found)
    case "θ":
      return outcome.object.angle.map { given(written("angle") ?? Quantity($0, .angle)) }
    default: return nil
    }
  }

  private func given(_ quantity: Quantity) -> Substitute { Substitute(quantity, isGiven: true) }

  private func written(_ key: String) -> Quantity? { outcome.written[key] }

  /// A worked-out length in the unit that the author wants for the value of that name.
  private func length(_ thing: String, _ property: String, _ metres: Double?) -> Substitute? {
    guard let metres else { return nil }
    let unit =
      outcome.choice(of: ValueName(thing, property)).unit
      ?? outcome.style.units.unit(for: metres, .length)
    return Substitute(Quantity(metres == 0 ? 0 : metres, .length, in: unit))
  }

  private func power(_ thing: String, _ property: String, _ dioptres: Double?) -> Substitute? {
    dioptres.map { Substitute(Quantity($0 == 0 ? 0 : $0, .power)) }
  }

  /// As written, with the sign of the convention.
  private var objectDistance: Substitute? {
    let object = outcome.object
    let sign = isReal ? 1.0 : -1
    if object.isFarByRule { return given(Quantity(sign * .infinity, .length)) }
    let value = sign * object.distance
    switch object.placement {
    case .distance, .position:
      let key = object.placement == .distance ? "distance" : "u"
      var quantity = written(key) ?? Quantity(value, .length)
      quantity.value = value == 0 ? 0 : value
      return given(quantity)
    case .vergence: return length("object", "distance", value)
    }
  }

  private func lensValue(_ symbol: String) -> Substitute? {
    switch (symbol, outcome.lens.source) {
    case ("P", .power):
      return given(written("power") ?? Quantity(lens.power.dioptres, .power))
    case ("P_0", .powerInAir(let power, _)):
      return given(written("power-in-air") ?? Quantity(power.dioptres, .power))
    case ("r_1", .surfaces(let front, _, _)): return radius(front)
    case ("r_2", .surfaces(_, let back, _)): return radius(back)
    case ("P", _): return Substitute(Quantity(lens.power.dioptres, .power))
    default: return nil
    }
  }

  private func radius(_ metres: Double) -> Substitute {
    let unit = outcome.style.units.unit(for: metres, .length)
    return given(Quantity(metres, .length, in: unit))
  }

  /// f′, or f: negative before a converging lens in the Cartesian convention, positive where real is.
  private func focalLength(_ symbol: String) -> Substitute? {
    let isFirst = symbol == "f"
    let metres = isFirst ? lens.firstFocalPoint : lens.secondFocalPoint
    guard let metres else {
      return given(Quantity(isFirst && !isReal ? -.infinity : .infinity, .length))
    }
    if !isFirst, outcome.lens.source == .focalLength, let written = written("focal-length") {
      return given(written)
    }
    return length("lens", "focal-length", isFirst && isReal ? -metres : metres)
  }

  /// The distances from the focal points: Cartesian, or positive away from the lens where real is positive.
  private func fromFocalPoint(_ symbol: String) -> Substitute? {
    guard let first = lens.firstFocalPoint, let second = lens.secondFocalPoint else { return nil }
    if symbol == "x'" {
      return length(
        "image", "from-focal-point", outcome.conjugates.image.position.map { $0 - second })
    }
    let position = outcome.conjugates.object.position
    return length("object", "from-focal-point", position.map { (isReal ? -1 : 1) * ($0 - first) })
  }
}
