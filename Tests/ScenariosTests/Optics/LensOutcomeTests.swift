import Formula
import Nodes
import Optics
import Quantities
import Scenarios
import Testing

@Suite struct LensOutcomeTests {
  @Test func threeWaysToPlaceAnObjectAreOne() {
    for object in ["distance: 40 cm", "u: -40 cm", "vergence: -2.50 D"] {
      let block = OpticsBlock("object: {\(object), height: 4 cm}\nlens: 5 D\n")
      #expect(block.diagnostics.isEmpty)
      #expect(isClose(block.number("object.distance"), 0.4))
      #expect(isClose(block.number("object.vergence"), -2.5))
      #expect(isClose(block.number("image.distance"), 0.4))
    }
  }

  @Test func agreeingPlacesMayStandSideBySide() {
    let block = OpticsBlock("object: {distance: 40 cm, u: -40 cm, vergence: -2.5 D}\nlens: 5 D\n")
    #expect(block.diagnostics.isEmpty && block.outcome != nil)
  }

  @Test func theWaysToDescribeALensAgree() {
    for lens in [
      "5 D", "{power: 5 D}", "{focal-length: 20 cm}", "{power-in-air: 5 D, index: 1.5}",
      "{front: convex 20 cm, back: convex 20 cm, index: 1.5}",
      "{front: plano, back: convex 10 cm, index: 1.5}", "{radii: [20 cm, -20 cm], index: 1.5}",
      "{radii: [plane, -10 cm], index: 1.5}",
      "{front: convex 10 cm, back: concave infinity, index: 1.5}",
    ] {
      let block = OpticsBlock("object: {distance: 40 cm}\nlens: \(lens)\n")
      #expect(isClose(block.number("lens.power"), 5), "\(lens) \(block.diagnostics)")
    }
  }

  @Test func aGlassHasItsIndex() {
    let block = OpticsBlock(
      "object: {distance: 40 cm}\nlens: {radii: [20 cm, -20 cm], glass: N-BK7}\n")
    #expect(isClose(block.number("lens.index"), 1.5168000345005885))
    #expect(isClose(block.number("lens.power"), 5.168000345005885))
  }

  @Test func aFocalLengthIsThatInTheMediumBehind() {
    let block = OpticsBlock(
      "object: {distance: 1 m}\nlens: {focal-length: 20 cm}\nmedium: {before: air, after: 4/3}\n")
    #expect(isClose(block.number("lens.power"), 20.0 / 3))
    #expect(isClose(block.number("lens.focal-length"), 0.2))
  }

  @Test func anAngleGivesANearObjectItsHeight() {
    let block = OpticsBlock("object: {distance: 1 m, angle: 45 deg}\nlens: 5 D\n")
    #expect(isClose(block.number("object.height"), 1))
  }

  @Test func withoutAHeightThereAreNoHeights() {
    let block = OpticsBlock("object: {distance: 40 cm}\nlens: 5 D\n")
    #expect(block.value("object.height") == nil && block.value("image.height") == nil)
    #expect(isClose(block.number("magnification"), -1))
  }

  @Test func farObjectsCountAsInfinitelyFarByTheChosenRule() {
    let metres = OpticsBlock(
      "object: {distance: 605 cm, height: 50 cm, optical-infinity: 6 m}\nlens: 5 D\n")
    #expect(metres.word("object.kind") == "at infinity")
    #expect(isClose(metres.number("image.distance"), 0.2))
    #expect(isClose(metres.number("image.height"), -0.2 * 0.5 / 6.05))
    let feet = OpticsBlock(
      "object: {distance: 605 cm, height: 50 cm, optical-infinity: 20 ft}\nlens: 5 D\n")
    #expect(feet.word("object.kind") == "real")
  }

  @Test func derivedValuesTakeTheUnitWrittenFirst() throws {
    let block = OpticsBlock("lens: 5 D\nobject: {height: 8 mm, distance: 60 cm}\n")
    let distance = try #require(block.value("image.distance"))
    guard case .quantity(let quantity) = distance else { return }
    #expect(quantity.unit == .millimetre)
    let asked = OpticsBlock(
      "lens: 5 D\nobject: {height: 8 mm, distance: 60 cm}\nunits: {image.distance: m}\n")
    guard case .quantity(let wanted)? = asked.value("image.distance") else { return }
    #expect(wanted.unit == .metre)
  }

  @Test func aBlockUsesTheValuesOfAnother() {
    let first = OpticsBlock("object: {distance: 20 cm, height: 3 cm}\nlens: 10 D\n")
    var scope = ValueScope()
    scope.add("first", first.outcome?.values ?? NamedValues())
    let second = OpticsBlock(
      "object: {distance: = 12 cm - first.image.distance, kind: virtual, height: = first.image.height}\nlens: -5 D\n",
      in: ScenarioContext(scope: scope))
    #expect(second.diagnostics.isEmpty)
    #expect(isClose(second.number("object.distance"), -0.08))
    #expect(isClose(second.number("image.distance"), 1 / 7.5))
    #expect(isClose(second.number("magnification"), 12.5 / 7.5))
  }

  @Test func theCourseSetsWhatABlockLeavesOpen() {
    let defaults = OpticsBlock.mapping("notation: LFL'\nequations: [gaussian]\n")
    let context = ScenarioContext(defaults: ScenarioDefaults(optics: defaults))
    let block = OpticsBlock("object: {distance: 20 cm}\nlens: 10 D\n", in: context)
    #expect(block.outcome?.presentation.equations == [.gaussian])
    #expect(block.outcome?.presentation.notation[.power] == "F")
    let own = OpticsBlock(
      "object: {distance: 20 cm}\nlens: 10 D\nequations: vergence\n", in: context)
    #expect(own.outcome?.presentation.equations == [.vergence])
  }

  @Test func whatTheCourseSaysIsCheckedByItself() throws {
    let defaults = try #require(OpticsBlock.mapping("notation: UPW\nlens: 5 D\n"))
    let faults = LensOutcome.faults(inDefaults: defaults)
    #expect(faults.map(\.identifier) == ["scenario/unknown-key", "scenario/unknown-choice"])
  }

  @Test func everyValueOfABlockIsDescribed() {
    let names = LensOutcome.valueDescriptions.map(\.name)
    for text in [
      "object: {distance: 40 cm, height: 4 cm, optical-infinity: 6 m}\nlens: {radii: [20 cm, -20 cm], index: 1.5, aperture: 4 cm}\n",
      "object: {distance: 20 cm, angle: 3 deg}\nlens: {power-in-air: 5 D, index: 1.5}\nmedium: water\n",
      "object: {distance: 20 cm, height: 3 cm}\nlens: 5 D\n",
    ] {
      for entry in OpticsBlock(text).outcome?.values.entries ?? [] {
        #expect(names.contains(entry.name), "\(entry.name.text)")
      }
    }
  }

  private func isClose(_ left: Double?, _ right: Double) -> Bool {
    guard let left else { return false }
    return (left - right).magnitude <= 1e-9 * (1 + right.magnitude)
  }
}
