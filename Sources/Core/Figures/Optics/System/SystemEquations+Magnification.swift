import Formula
import Optics
import Quantities
import Scenarios

extension SystemEquations {
  /// The magnification at each plane, and that of all of them: their product.
  mutating func addMagnifications(_ planes: [Int]) {
    guard outcome.conjugates.objectKind != .atInfinity else { return addFarImage() }
    var factors: [PlaneSymbol] = []
    var joins = false
    for (order, plane) in planes.enumerated() {
      guard let factor = addMagnification(plane, order + 1) else {
        joins = true
        continue
      }
      factors.append(factor)
    }
    guard let total = outcome.conjugates.magnification else {
      return steps.reveal(words(OpticsPhrase.equationNoMagnification))
    }
    let whole = PlaneSymbol(
      symbol: "m", letter: letter("m", nil), value: Substitute(.number(total)))
    if joins {
      steps.reveal(words(.equationParallelBetween))
      state(whole, isAnswer: true)
    } else {
      multiply(factors, to: whole)
    }
    guard let height = outcome.object.height, let image = outcome.conjugates.image.height else {
      return
    }
    work(
      ThinLensLaws.imageHeight,
      [length("h'", nil, image), whole, length("h", nil, height, isGiven: true)])
  }

  /// m of one plane, which is worked out; `nil` where light arrives or leaves parallel.
  private mutating func addMagnification(_ plane: Int, _ number: Int) -> PlaneSymbol? {
    let pair = outcome.steps[plane]
    guard let value = pair.magnification, pair.objectKind != .atInfinity,
      pair.imageKind != .atInfinity
    else { return nil }
    let symbol = PlaneSymbol(
      symbol: "m", letter: letter("m", number), value: Substitute(.number(value)))
    if pair.objectKind == .atElement {
      steps.say(
        words(number == 1 ? .equationObjectAt : .equationImageAt, [words.element(ofPlane: plane)]))
      state(symbol, isAnswer: true)
      return symbol
    }
    let chosen = outcome.presentation.equations
    let byDistances = chosen.contains(.gaussian) || chosen.contains(.newtonian) || isReal
    if chosen.contains(.vergence) || !byDistances {
      work(
        ThinLensLaws.magnification,
        [
          symbol, power("U", number, pair.objectVergence),
          power("V", number, pair.imageVergence),
        ])
      return symbol
    }
    let law =
      switch (isReal, isInOneMedium(plane)) {
      case (false, true): ThinLensLaws.magnificationInOneMedium
      case (false, false): ThinLensLaws.magnificationByDistances
      case (true, true): ThinLensLaws.realMagnificationInOneMedium
      case (true, false): ThinLensLaws.realMagnification
      }
    work(
      law,
      [
        symbol, image(plane, number), object(plane, number), index("n", plane, before: true),
        index("n'", plane, before: false),
      ])
    return symbol
  }

  /// m = m₁ m₂ …
  private mutating func multiply(_ factors: [PlaneSymbol], to whole: PlaneSymbol) {
    let names = factors.indices.map { ValueName("m_\($0 + 1)") }
    let product = Equation(.name(whole.symbol), Expression(.product(names.map { .name($0.text) })))
    steps.work(
      SystemLaws.totalMagnification, as: product,
      with: { name in names.firstIndex { $0.text == name }.flatMap { factors[$0].value } },
      answer: whole.value?.quantity,
      letters: { name in
        name == whole.symbol
          ? whole.letter : names.firstIndex { $0.text == name }.map { factors[$0].letter }
      })
  }

  /// Of a far object nothing is magnified, but its direction gives the height of the image.
  private mutating func addFarImage() {
    let system = outcome.system
    guard hasFarImage else { return steps.say(words(OpticsPhrase.equationFar)) }
    let power = PlaneSymbol(
      symbol: "P", letter: letter("P", nil),
      value: Substitute(Quantity(system.power.dioptres, .power)))
    let before = PlaneSymbol(
      symbol: "n", letter: ValueName("n"),
      value: Substitute(.index(system.before.index), isGiven: true),
      isOne: system.before.index == 1)
    let focus = length("f", nil, 0 - system.before.index / system.power.dioptres)
    work(ThinLensLaws.firstFocalPoint, [focus, before, power])
    addFarImage(focus)
  }

  /// True if the direction of a far object gives the height of its image.
  var hasFarImage: Bool {
    outcome.object.angle != nil && outcome.system.power != .plano
      && outcome.conjugates.image.height != nil
  }

  /// h′ = f tan θ.
  mutating func addFarImage(_ focus: PlaneSymbol) {
    guard let angle = outcome.object.angle, let height = outcome.conjugates.image.height else {
      return
    }
    work(
      ThinLensLaws.farImageHeight,
      [
        length("h'", nil, height), focus,
        PlaneSymbol(
          symbol: "θ", letter: ValueName("θ"),
          value: Substitute(
            outcome.written["angle"] ?? Quantity(angle, .angle), isGiven: true)),
      ])
  }
}
