import Formula
import Optics
import Quantities
import Scenarios

extension SystemEquations {
  /// One set of equations of several planes: each in its turn, the image of one the object of the next.
  mutating func add(_ equation: LensEquation, _ planes: [Int]) {
    switch equation {
    case .vergence: addPlanes(planes)
    case .gaussian, .newtonian: addDistances(planes, byNewton: equation == .newtonian)
    case .magnification: addMagnifications(planes)
    }
  }

  /// The focal length and the image distance of each plane.
  private mutating func addDistances(_ planes: [Int], byNewton: Bool) {
    for (order, plane) in planes.enumerated() {
      let number = order + 1
      addPower(plane, number)
      if order > 0 { addNextObject(plane, after: planes[order - 1], number) }
      if outcome.steps[plane].objectKind == .atElement {
        return steps.say(
          words(
            order == 0 ? .equationObjectAt : .equationImageAt, [words.element(ofPlane: plane)]))
      }
      if outcome.system.elements[plane].power != .plano {
        addFocalLength(plane, number)
        if byNewton {
          addNewtonian(plane, number)
          continue
        }
      } else if byNewton {
        steps.say(words(SystemPhrase.equationNoFocalPoint, [words.element(ofPlane: plane)]))
      }
      addGaussian(plane, number)
    }
  }

  /// f′ = n′/P, unless the focal length was given.
  private mutating func addFocalLength(_ plane: Int, _ number: Int) {
    let focus = secondFocus(plane, number)
    if focus.value?.isGiven == true { return }
    work(
      ThinLensLaws.secondFocalPoint,
      [focus, index("n'", plane, before: false), power(plane, number)])
  }

  /// 1/v = 1/f′ + 1/u.
  private mutating func addGaussian(_ plane: Int, _ number: Int) {
    let law =
      switch (isReal, isInOneMedium(plane)) {
      case (false, true): ThinLensLaws.gaussianInOneMedium
      case (false, false): ThinLensLaws.gaussian
      case (true, true): ThinLensLaws.realGaussianInOneMedium
      case (true, false): ThinLensLaws.realGaussian
      }
    work(
      law,
      [
        image(plane, number), secondFocus(plane, number), object(plane, number),
        index("n", plane, before: true), index("n'", plane, before: false),
      ], of: "v")
    if outcome.steps[plane].image.position == nil {
      steps.reveal(words(SystemPhrase.equationParallel))
    }
  }

  /// x x′ = f f′, and v = f′ + x′.
  private mutating func addNewtonian(_ plane: Int, _ number: Int) {
    let pair = outcome.steps[plane]
    if pair.objectKind == .atInfinity {
      return steps.reveal(words(SystemPhrase.equationInFocalPlane, [words.element(ofPlane: plane)]))
    }
    let lens = outcome.system.lens(plane)
    guard let first = lens.firstFocalPoint, let second = lens.secondFocalPoint,
      let position = pair.object.position
    else { return }
    let sign = isReal ? -1.0 : 1
    let hasOne = isReal && isInOneMedium(plane)
    let focus = length("f", "f", number, sign * first)
    let x = length("x", number, sign * (position - first))
    let focus2 = secondFocus(plane, number)
    work(
      hasOne
        ? ThinLensLaws.realObjectFromFocalPointInOneMedium
        : isReal ? ThinLensLaws.realObjectFromFocalPoint : ThinLensLaws.objectFromFocalPoint,
      [x, object(plane, number), focus, focus2])
    guard let place = pair.image.position else {
      return steps.reveal(words(SystemPhrase.equationParallel))
    }
    let x2 = length("x'", number, place - second)
    work(
      hasOne
        ? ThinLensLaws.realNewtonianInOneMedium
        : isReal ? ThinLensLaws.realNewtonian : ThinLensLaws.newtonian, [x2, focus, focus2, x])
    work(ThinLensLaws.imageFromFocalPoint, [image(plane, number), focus2, x2])
  }

  /// True if the same medium is on both sides of a plane.
  func isInOneMedium(_ plane: Int) -> Bool {
    outcome.system.medium(before: plane).index == outcome.system.elements[plane].after.index
  }

  // MARK: Symbols

  /// f′ of a plane: as it was written where it was.
  private func secondFocus(_ plane: Int, _ number: Int) -> PlaneSymbol {
    let metres = outcome.system.lens(plane).secondFocalPoint ?? .infinity
    let element = outcome.system.elements[plane]
    let item = outcome.items.first { $0.elements.contains(plane) }
    if case .lens = element.kind, let written = item?.written["focal-length"] {
      return PlaneSymbol(
        symbol: "f'", letter: letter("f'", number), value: Substitute(written, isGiven: true))
    }
    return length("f'", "f'", number, metres)
  }

  func object(_ plane: Int, _ number: Int) -> PlaneSymbol {
    let position = outcome.steps[plane].object.position ?? -.infinity
    let distance = length("u", "u", number, isReal ? 0 - position : position)
    return number == 1 ? objectDistance(distance) : distance
  }

  func image(_ plane: Int, _ number: Int) -> PlaneSymbol {
    guard let position = outcome.steps[plane].image.position else {
      return PlaneSymbol(symbol: "v", letter: letter("v", number), value: nil)
    }
    return length("v", "v", number, position)
  }
}
