import Optics
import Scenarios
import Testing

@Suite struct PrescriptionOutcomeTests {
  static let oneLens = [
    "+1.50 -0.50 x 180", "+1.50 −0.50 × 180", "+1.50/-0.50x180", "+1.50 / -0.50 X 180",
    "+1.50 D -0.50 D x 180 deg", "+1.50 DS -0.50 DC axis 180°", "1.5 -.5 x 0",
    "+1.50 sph -0.50 cyl ax 180", "15e-1 -5e-01 x 1.8e+2", "+1.50-0.50x180",
    "{sphere: 1.5 D, cylinder: -0.5 D, axis: 180 deg}",
    "{sphere: 1.5 D, cylinder: -0.5 D, axis: 0 deg}",
  ]

  @Test(arguments: oneLens) func aPrescriptionMayBeWrittenInManyWays(rx: String) {
    let block = OpticsBlock("lens: {rx: \(rx)}\n")
    #expect(block.diagnostics.isEmpty)
    #expect(block.number("lens.sphere") == 1.5 && block.number("lens.cylinder") == -0.5)
    #expect(block.number("lens.axis") == Double.pi)
  }

  @Test func aSphereAloneHasNoAxis() {
    for rx in ["-2.00", "-2.00 DS", "-2.00 sph", "-2.00 D", "{sphere: -2 D}"] {
      let block = OpticsBlock("lens: {rx: \(rx)}\n")
      #expect(block.number("lens.sphere") == -2 && block.number("lens.cylinder") == 0)
      #expect(block.diagnostics.isEmpty && block.value("lens.axis") == nil)
      #expect(block.value("lens.transposed.axis") == nil)
    }
    for rx in ["plano", "pl", "plano DS"] {
      #expect(OpticsBlock("lens: {rx: \(rx)}\n").number("lens.sphere") == 0)
    }
  }

  @Test func theEyeMayStandBesideTheLensOrInIt() {
    let inside = OpticsBlock("lens: {rx: -6.00 DS, decentration: 3 mm in, eye: left}\n")
    let beside = OpticsBlock("eye: left\nlens: {rx: -6.00 DS, decentration: 3 mm in}\n")
    #expect(inside.word("prism.base-direction") == "out")
    #expect(beside.word("prism.base-direction") == "out")
    let right = OpticsBlock("lens: {rx: -6.00 DS, decentration: 3 mm in, eye: OD}\n")
    #expect(right.word("prism.base-direction") == "out")
    #expect(inside.number("prism.base") == 0 && right.number("prism.base") == Double.pi)
  }

  @Test func aMinusLensHasItsBaseAwayFromTheCentre() {
    let minus = OpticsBlock("lens: {rx: -4.00 DS, decentration: 2 mm up}\n")
    #expect(minus.word("prism.base-direction") == "down")
    let plus = OpticsBlock("lens: {rx: +4.00 DS, decentration: 2 mm up}\n")
    #expect(plus.word("prism.base-direction") == "up")
    let none = OpticsBlock("lens: {rx: plano, decentration: 2 mm up}\n")
    #expect(none.value("prism.base") == nil && none.number("prism.power") == 0)
  }

  @Test func lensesInContactHaveNamesOrNumbers() {
    let block = OpticsBlock(
      "elements: [{lens: {rx: +1.00 DS, name: trial}}, {lens: {rx: -3.00 DS}}]\n")
    #expect(block.number("trial.sphere") == 1 && block.number("element-2.sphere") == -3)
    #expect(block.number("system.sphere") == -2)
  }

  @Test func theSumIsInTheFormOfTheFirstCylinder() {
    let plus = OpticsBlock(
      "elements: [{lens: {rx: +1.00 +1.00 x 30}}, {lens: {rx: -3.00 DS}}]\n")
    #expect((plus.number("system.cylinder") ?? 0) > 0)
    let minus = OpticsBlock(
      "elements: [{lens: {rx: +1.00 -1.00 x 30}}, {lens: {rx: -3.00 +1.00 x 90}}]\n")
    #expect((minus.number("system.cylinder") ?? 0) < 0)
  }

  @Test func thePrescriptionCanComeFromAnotherBlock() {
    var scope = ValueScope()
    let first = OpticsBlock("lens: {rx: -8.00 -2.00 x 180, vertex: 12 mm}\n")
    scope.add("first", first.whole?.values ?? NamedValues())
    let block = OpticsBlock(
      "lens: {rx: {sphere: = first.lens.effective.sphere, cylinder: = first.lens.effective.cylinder, axis: = first.lens.effective.axis}}\n",
      in: ScenarioContext(scope: scope))
    #expect(block.diagnostics.isEmpty)
    #expect(
      block.number("lens.power-across-axis") == first.number("lens.effective.power-across-axis"))
  }

  @Test func theFarPointInTheNewPlaneIsANamedResult() {
    let block = OpticsBlock("lens: {power: 83.33333333333333 D, vertex: 12 mm}\n")
    #expect(block.number("lens.effective-power") == .infinity)
    #expect(block.number("lens.far-point") == 0 && block.value("lens.rounded-power") == nil)
    #expect(block.diagnostics.map(\.identifier) == ["optics/vertex-at-far-point"])
  }

  @Test func anObjectInTheLensHasAnImageThere() {
    let block = OpticsBlock("object: {distance: 0 cm}\nlens: {rx: +2.00 -1.00 x 90}\n")
    #expect(block.word("image.kind") == "at the element")
    #expect(block.value("image.line-1.distance") == nil)
  }

  // MARK: Eyes

  @Test func twoOfPowerLengthAndErrorGiveTheThird() throws {
    let error = try #require(
      OpticsBlock("eye: {power: 60 D, length: 24 mm}\n").number("eye.refraction"))
    let length = try #require(
      OpticsBlock("eye: {power: 60 D, error: \(error) D}\n").number("eye.length"))
    #expect((length - 0.024).magnitude < 1e-12)
    let power = try #require(
      OpticsBlock("eye: {length: 24 mm, error: \(error) D}\n").number("eye.power"))
    #expect((power - 60).magnitude < 1e-9)
  }

  @Test func anErrorIsAxialUnlessItIsRefractive() {
    let axial = OpticsBlock("eye: {error: -3 D}\n")
    let refractive = OpticsBlock("eye: {error: -3 D, cause: refractive}\n")
    #expect((axial.number("eye.power") ?? 0).rounded() == 60)
    #expect((refractive.number("eye.power") ?? 0).rounded() == 63)
    for eye in [axial, refractive] {
      #expect(eye.number("eye.refraction") == -3 && eye.word("eye.kind") == "myopia")
    }
  }

  @Test func anEyeAccommodatesAsMuchAsItNeedsAndCan() {
    let enough = OpticsBlock("object: {distance: 25 cm}\neye: {error: 0 D, amplitude: 6 D}\n")
    #expect(enough.number("eye.accommodation") == 4)
    #expect(enough.word("eye.focus-side") == "on the retina")
    let little = OpticsBlock("object: {distance: 25 cm}\neye: {error: 0 D, amplitude: 1 D}\n")
    #expect(little.number("eye.accommodation") == 1)
    #expect(little.word("eye.focus-side") == "behind the retina")
    let atRest = OpticsBlock("object: {distance: 25 cm}\neye: {error: 0 D}\n")
    #expect(atRest.number("eye.accommodation") == 0 && atRest.value("eye.clear") == nil)
  }

  @Test func everyModelIsAnEyeAndEmmetropicOnesAreInFocus() {
    for model in EyeModel.allCases {
      let block = OpticsBlock("eye: \(model.rawValue)\n")
      #expect(block.diagnostics.isEmpty && block.whole != nil, "\(model)")
    }
    for model in ["reduced", "gullstrand-emsley", "le-grand"] {
      let block = OpticsBlock("eye: \(model)\n")
      #expect(block.word("eye.kind") == "emmetropia")
      #expect(block.word("eye.focus-side") == "on the retina")
    }
  }

  @Test func everyValueOfABlockIsDescribed() {
    let names = OpticsOutcome.valueDescriptions.map { $0.name }
    for text in [
      "lens: {rx: +1.00 -2.00 x 30, meridian: 5 deg, vertex: 12 mm, aperture: 5 mm, decentration: 2 mm up, eye: right}\nobject: {distance: 1 m}\n",
      "lens: {power: -4 D, vertex: 12 mm}\n",
      "lens: {front-power: 6 D, thickness: 5 mm, index: 1.5, back-vertex-power: 4 D, eye-distance: 15 mm}\n",
      "object: {distance: 1 m, height: 1 cm}\neye: {error: -1 D, amplitude: 4 D, pupil: 4 mm, vertex: 12 mm, corrected: true}\n",
      "cornea: {radius: 7.8 mm}\n", "cornea: {flat: 8 mm, steep: 7.8 mm}\n",
    ] {
      let block = OpticsBlock(text)
      #expect(block.whole != nil, "\(block.diagnostics.map(\.summary))")
      for entry in block.whole?.values.entries ?? [] {
        #expect(names.contains(entry.name), "\(entry.name.text)")
      }
    }
  }
}
