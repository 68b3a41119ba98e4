import Formula
import Optics
import Quantities
import Scenarios

extension SystemEquations {
  /// The power, U, V and v of each plane, and how its image becomes the next object.
  mutating func addPlanes(_ planes: [Int]) {
    for (order, plane) in planes.enumerated() {
      let number = planes.count > 1 ? order + 1 : nil
      addPower(plane, number)
      if order > 0 { addNextObject(plane, after: planes[order - 1], number ?? 1) }
      guard addVergences(plane, number, isFirst: order == 0) else { return }
    }
  }

  /// The power of a single plane.
  mutating func addPlanePower(_ plane: Int) { addPower(plane, nil) }

  /// How the power of a surface or a mirror follows from its radius.
  mutating func addPower(_ plane: Int, _ number: Int?) {
    let element = outcome.system.elements[plane]
    switch element.kind {
    case .surface(let radius) where radius.isFinite:
      work(
        SystemLaws.surfacePower,
        [
          power(plane, number), index("n", plane, before: true), index("n'", plane, before: false),
          length("r", number, radius, isGiven: true),
        ])
    case .mirror(let radius) where radius.isFinite:
      // Where distances of real things are positive, so is the radius of a concave mirror.
      work(
        isReal ? SystemLaws.mirrorPowerReal : SystemLaws.mirrorPower,
        [
          power(plane, number), index("n", plane, before: true),
          length("r", number, isReal ? 0 - radius : radius, isGiven: true),
        ])
    case .surface, .mirror: state(power(plane, number), isAnswer: false)
    case .lens, .stop, .screen, .reference: break
    }
  }

  /// u of this plane from v of the one before.
  mutating func addNextObject(_ plane: Int, after last: Int, _ number: Int) {
    let gap = outcome.system.elements[plane].position - outcome.system.elements[last].position
    let image = outcome.steps[last].image.position
    guard let image, let object = outcome.steps[plane].object.position else { return }
    work(
      isReal ? SystemLaws.nextRealObjectDistance : SystemLaws.nextObjectDistance,
      [
        length("u_2", "u", number, isReal ? 0 - object : object),
        length("v_1", "v", number - 1, image),
        length("d", number - 1, gap, isGiven: !hidesGap(before: plane)),
      ])
  }

  /// - Returns: false where nothing can be followed on.
  private mutating func addVergences(_ plane: Int, _ number: Int?, isFirst: Bool) -> Bool {
    let pair = outcome.steps[plane]
    let u = power("U", number, pair.objectVergence)
    let v = power("V", number, pair.imageVergence)
    switch pair.objectKind {
    case .atElement:
      steps.say(
        words(isFirst ? .equationObjectAt : .equationImageAt, [words.element(ofPlane: plane)]))
      return false
    case .atInfinity: state(u, isAnswer: !isFirst)
    case .real, .virtual:
      let position = pair.object.position ?? 0
      var distance = length("u", "u", number, isReal ? 0 - position : position)
      if isFirst { distance = objectDistance(distance) }
      let law = isReal ? ThinLensLaws.realObjectVergence : ThinLensLaws.objectVergence
      work(law, [u, index("n", plane, before: true), distance])
    }
    work(ThinLensLaws.imageVergence, [v, u, power(plane, number)])
    guard let image = pair.image.position, pair.imageKind != .atInfinity else {
      steps.reveal(words(SystemPhrase.equationParallel))
      return true
    }
    let isMirror = outcome.system.elements[plane].reflects
    let reversed = isMirror && outcome.isSinglePlane && !isReal
    work(
      reversed ? SystemLaws.mirrorImageDistance : ThinLensLaws.imageDistance,
      [
        length("v", "v", number, reversed ? -image : image), v,
        index(reversed ? "n" : "n'", plane, before: reversed),
      ])
    if reversed { steps.say(words(.equationMirrorSign)) }
    return true
  }

  /// The object's distance as it was written, where it was.
  func objectDistance(_ symbol: PlaneSymbol) -> PlaneSymbol {
    let object = outcome.object
    guard object.distance.isFinite,
      var written = outcome.written["distance"] ?? outcome.written["u"],
      symbol.value?.quantity.value.magnitude == object.distance.magnitude
    else { return symbol }
    written.value = isReal ? object.distance : 0 - object.distance
    return PlaneSymbol(
      symbol: symbol.symbol, letter: symbol.letter, value: Substitute(written, isGiven: true))
  }

  // MARK: Symbols

  /// A letter of the notation with the number of its plane.
  func letter(_ letter: String, _ number: Int?) -> ValueName {
    let notation = outcome.presentation.notation
    let base =
      switch letter {
      case "U": notation[.objectVergence]
      case "V": notation[.imageVergence]
      case "P": notation[.power]
      case "u": notation[.objectDistance]
      case "v": notation[.imageDistance]
      case "m": notation[.magnification]
      case "f'": notation[.focalLength]
      case "h": notation[.objectHeight]
      case "h'": notation[.imageHeight]
      default: letter
      }
    let plain = String(base.map { $0 == "′" || $0 == "’" ? "'" : $0 })
    guard let number else { return ValueName(plain) }
    if plain.contains("_") { return ValueName(plain + ",\(number)") }
    let primes = plain.filter { $0 == "'" }
    return ValueName(plain.filter { $0 != "'" } + "_\(number)" + primes)
  }

  func power(_ plane: Int, _ number: Int?) -> PlaneSymbol {
    let element = outcome.system.elements[plane]
    let item = outcome.items.first { $0.elements.contains(plane) }
    let value = Quantity(element.power.dioptres, .power)
    var isGiven = false
    if case .lens = element.kind { isGiven = true }
    let written = isGiven ? item?.written["power"] : nil
    return PlaneSymbol(
      symbol: "P", letter: letter("P", number),
      value: Substitute(written ?? value, isGiven: isGiven))
  }

  func power(_ symbol: String, _ number: Int?, _ vergence: Vergence?) -> PlaneSymbol {
    PlaneSymbol(
      symbol: symbol, letter: letter(symbol, number),
      value: vergence.map {
        Substitute(Quantity($0.dioptres == 0 ? 0 : $0.dioptres, .power))
      })
  }

  func index(_ symbol: String, _ plane: Int, before: Bool) -> PlaneSymbol {
    let medium =
      before ? outcome.system.medium(before: plane) : outcome.system.elements[plane].after
    return PlaneSymbol(
      symbol: symbol, letter: ValueName(symbol),
      value: Substitute(.index(medium.index), isGiven: true), isOne: medium.index == 1)
  }

  func length(_ symbol: String, _ number: Int?, _ metres: Double, isGiven: Bool = false)
    -> PlaneSymbol
  {
    length(symbol, symbol, number, metres, isGiven: isGiven)
  }

  func length(
    _ symbol: String, _ base: String, _ number: Int?, _ metres: Double, isGiven: Bool = false
  ) -> PlaneSymbol {
    let unit = outcome.style.units.unit(for: metres, .length)
    return PlaneSymbol(
      symbol: symbol, letter: letter(base, number),
      value: Substitute(
        Quantity(metres == 0 ? 0 : metres, .length, in: unit), isGiven: isGiven))
  }
}
