import Formula
import Optics
import Quantities
import Scenarios

extension SystemEquations {
  /// One set of equations of a single mirror, surface or lens.
  ///
  /// Where distances of real things are positive, or nothing reflects, it obeys the laws of a thin lens between two media.
  mutating func addSingle(_ equation: LensEquation, _ plane: Int) {
    let isMirror = outcome.system.elements[plane].reflects
    if equation == .vergence { return addPlanes([plane]) }
    let isPlane = outcome.system.elements[plane].power == .plano
    guard isMirror, isPlane || !isReal else { return addAsLens(equation, plane) }
    if !isPlane { addPlanePower(plane) }
    guard outcome.steps[plane].objectKind != .atElement else {
      return steps.say(words(.equationObjectAt, [words.element(ofPlane: plane)]))
    }
    switch equation {
    case .vergence: break
    case .gaussian where isPlane: addPlaneMirror(plane)
    case .newtonian where isPlane:
      steps.say(words(SystemPhrase.equationNoFocalPoint, [words.element(ofPlane: plane)]))
    case .gaussian: addMirrorGaussian(plane)
    case .newtonian: addMirrorNewtonian(plane)
    case .magnification: addMirrorMagnification(plane)
    }
  }

  /// The same for the thin lens that does what the plane does.
  private mutating func addAsLens(_ equation: LensEquation, _ plane: Int) {
    addPlanePower(plane)
    var presentation = outcome.presentation
    presentation.equations = [equation]
    let lens = LensOutcome(
      object: outcome.object, lens: OpticsLens(outcome.system.lens(plane), source: .power),
      presentation: presentation, units: outcome.style.units, choices: outcome.choices,
      written: outcome.written, line: outcome.line)
    steps.take(LensEquations(lens, words: LensWords(lens, phrases: words.phrases)).steps)
  }

  // MARK: A mirror, Cartesian

  private func mirrorFocus(_ plane: Int) -> PlaneSymbol? {
    guard case .mirror(let radius) = outcome.system.elements[plane].kind, radius.isFinite else {
      return nil
    }
    return length("f", nil, radius / 2)
  }

  private func mirrorImage(_ plane: Int) -> PlaneSymbol? {
    outcome.steps[plane].image.position.map { length("v", nil, isReal ? $0 : 0 - $0) }
  }

  private func mirrorObject(_ plane: Int) -> PlaneSymbol {
    let position = outcome.steps[plane].object.position ?? -.infinity
    return objectDistance(length("u", "u", nil, isReal ? 0 - position : position))
  }

  /// The image is as far behind a plane mirror as the object is before it.
  private mutating func addPlaneMirror(_ plane: Int) {
    guard let image = mirrorImage(plane) else {
      return steps.reveal(words(SystemPhrase.equationParallel))
    }
    work(SystemLaws.planeMirror, [image, mirrorObject(plane)])
  }

  private mutating func addMirrorFocus(_ plane: Int) -> PlaneSymbol? {
    guard let focus = mirrorFocus(plane),
      case .mirror(let radius) = outcome.system.elements[plane].kind
    else { return nil }
    work(SystemLaws.mirrorFocalPoint, [focus, length("r", nil, radius, isGiven: true)])
    return focus
  }

  private mutating func addMirrorGaussian(_ plane: Int) {
    guard let focus = addMirrorFocus(plane) else { return }
    guard let image = mirrorImage(plane) else {
      return steps.reveal(words(SystemPhrase.equationParallel))
    }
    work(SystemLaws.mirrorGaussian, [image, focus, mirrorObject(plane)], of: "v")
  }

  private mutating func addMirrorNewtonian(_ plane: Int) {
    guard let focus = addMirrorFocus(plane) else { return }
    guard let object = outcome.steps[plane].object.position,
      let image = outcome.steps[plane].image.position,
      case .mirror(let radius) = outcome.system.elements[plane].kind
    else { return steps.reveal(words(SystemPhrase.equationParallel)) }
    let x = length("x", nil, object - radius / 2)
    let x2 = length("x'", nil, -image - radius / 2)
    work(ThinLensLaws.objectFromFocalPoint, [x, mirrorObject(plane), focus])
    work(SystemLaws.mirrorImageFromFocalPoint, [x2, focus, x])
  }

  private mutating func addMirrorMagnification(_ plane: Int) {
    guard outcome.steps[plane].objectKind != .atInfinity else {
      guard hasFarImage, let focus = addMirrorFocus(plane) else {
        return steps.say(words(OpticsPhrase.equationFar))
      }
      return addFarImage(focus)
    }
    guard let m = outcome.steps[plane].magnification, let image = mirrorImage(plane) else {
      return steps.reveal(words(OpticsPhrase.equationNoMagnification))
    }
    let magnification = PlaneSymbol(
      symbol: "m", letter: letter("m", nil), value: Substitute(.number(m)))
    work(SystemLaws.mirrorMagnification, [magnification, image, mirrorObject(plane)])
    addImageHeight(plane, magnification)
  }

  /// h′ = m h, where the height is known.
  mutating func addImageHeight(_ plane: Int, _ magnification: PlaneSymbol) {
    guard let height = outcome.object.height, let image = outcome.steps[plane].image.height else {
      return
    }
    work(
      ThinLensLaws.imageHeight,
      [length("h'", nil, image), magnification, length("h", nil, height, isGiven: true)])
  }
}
