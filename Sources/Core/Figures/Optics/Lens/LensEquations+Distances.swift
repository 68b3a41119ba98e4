import Formula
import Optics
import Quantities
import Scenarios

extension LensEquations {
  /// The reciprocals of the distances.
  mutating func addGaussian() {
    let conjugates = outcome.conjugates
    if conjugates.objectKind == .atElement { return say(.equationInLens) }
    addFocalLength()
    let law: Law =
      switch (isReal, isInOneMedium) {
      case (false, true): ThinLensLaws.gaussianInOneMedium
      case (false, false): ThinLensLaws.gaussian
      case (true, true): ThinLensLaws.realGaussianInOneMedium
      case (true, false): ThinLensLaws.realGaussian
      }
    steps.note(law)
    var equation = worked(law.equation, after: textbookForm(of: law.equation), of: "v")
    if !hidesAnswers, conjugates.imageKind == .atInfinity {
      let nothing = Expression(.quantity(Quantity(0, .power), .derived))
      equation.lines.append(WorkedEquation.Line(nil, nothing))
      steps.append(equation)
      say(.equationParallel)
    } else {
      steps.append(equation)
    }
  }

  /// The law as books state it, with what is given on one side: 1/v − 1/u = 1/f′, or 1/u + 1/v = 1/f.
  private func textbookForm(of equation: Equation) -> Equation? {
    guard case .sum(let terms) = equation.right.form, terms.count == 2 else { return nil }
    var object = terms[1]
    object.isSubtracted.toggle()
    let image = Expression.Term(equation.left)
    return Equation(
      Expression(.sum(isReal ? [object, image] : [image, object])), terms[0].expression)
  }

  /// x x′ = f f′, by the distances from the focal points.
  mutating func addNewtonian() {
    let conjugates = outcome.conjugates
    if outcome.lens.model.power == .plano { return say(.equationNoFocalPoint) }
    addFocalLength()
    if conjugates.objectKind == .atInfinity { return say(.equationInFocalPlane) }
    if hasFarFocalPoints { return say(.equationFarFocalPoint) }
    let hasOneFocalLength = isReal && isInOneMedium
    work(
      hasOneFocalLength
        ? ThinLensLaws.realObjectFromFocalPointInOneMedium
        : isReal ? ThinLensLaws.realObjectFromFocalPoint : ThinLensLaws.objectFromFocalPoint)
    if conjugates.imageKind == .atInfinity, !hidesAnswers { return say(.equationParallel) }
    let law =
      hasOneFocalLength
      ? ThinLensLaws.realNewtonianInOneMedium
      : isReal ? ThinLensLaws.realNewtonian : ThinLensLaws.newtonian
    steps.note(law)
    steps.append(worked(law.equation, after: productForm(of: law.equation)))
    work(ThinLensLaws.imageFromFocalPoint)
  }

  /// True if the distances from a focal point are nothing but its own distance, as far as numbers have digits.
  private var hasFarFocalPoints: Bool {
    let conjugates = outcome.conjugates
    let farther = max(
      conjugates.object.position?.magnitude ?? 0, conjugates.image.position?.magnitude ?? 0)
    guard let focus = outcome.lens.model.secondFocalPoint else { return false }
    return farther > 0 && farther < 1e-6 * focus.magnitude
  }

  /// x x′ = f f′: the law without its quotient.
  private func productForm(of equation: Equation) -> Equation? {
    guard case .quotient(let above, let below) = equation.right.form else { return nil }
    return Equation(Expression(.product([below, equation.left])), above)
  }

  /// m, and the height of the image where that of the object is known.
  mutating func addMagnification(byVergence: Bool) {
    let conjugates = outcome.conjugates
    switch conjugates.objectKind {
    case .atElement: return say(.equationInLens)
    case .atInfinity: return addFarImageHeight()
    case .real, .virtual: break
    }
    if conjugates.imageKind == .atInfinity, !hidesAnswers { return say(.equationNoMagnification) }
    work(byVergence ? ThinLensLaws.magnification : magnificationByDistances)
    if outcome.object.height != nil { work(ThinLensLaws.imageHeight) }
  }

  private var magnificationByDistances: Law {
    switch (isReal, isInOneMedium) {
    case (false, true): ThinLensLaws.magnificationInOneMedium
    case (false, false): ThinLensLaws.magnificationByDistances
    case (true, true): ThinLensLaws.realMagnificationInOneMedium
    case (true, false): ThinLensLaws.realMagnification
    }
  }

  /// Of a far object nothing is magnified, but its direction gives the height of the image.
  private mutating func addFarImageHeight() {
    guard outcome.object.angle != nil, outcome.lens.model.power != .plano else {
      return say(.equationFar)
    }
    if isInOneMedium {
      work(ThinLensLaws.farImageHeightInOneMedium)
    } else {
      work(ThinLensLaws.farImageHeight)
    }
  }
}
