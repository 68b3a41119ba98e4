import Numbers
import TestSupport
import Testing

@testable import Optics

@Suite struct PrismTests {
  private static let degree = Double.pi / 180

  @Test func atMinimumDeviationThePathIsSymmetricAndEveryOtherRayIsDeviatedMore() throws {
    var chance = Chance(31)
    for _ in 0..<400 {
      let prism = Prism(apex: chance.number(0.1, 1.2), index: chance.number(1.3, 1.7))
      guard let incidence = prism.minimumIncidence else { continue }
      let ray = PrismRay(prism, incidence: incidence)
      #expect(close(ray.emergence, incidence, within: 1e-8))
      #expect(close(ray.firstRefraction, prism.apex / 2))
      #expect(close(ray.deviation, prism.minimumDeviation, within: 1e-8))
      for change in [-0.2, -0.05, 0.05, 0.2] {
        let other = PrismRay(prism, incidence: incidence + change)
        guard let deviation = other.deviation, incidence + change < 1.57 else { continue }
        #expect(deviation > (ray.deviation ?? 0))
      }
    }
  }

  @Test func lightRunsBackOnTheSamePath() {
    var chance = Chance(37)
    for _ in 0..<1_000 {
      let prism = Prism(
        apex: chance.number(0.05, 1.2), index: chance.number(1.3, 2),
        surroundings: chance.number(1, 1.4))
      let forth = PrismRay(prism, incidence: chance.number(-1, 1.5))
      guard let emergence = forth.emergence, emergence.magnitude < 1.5 else { continue }
      let back = PrismRay(prism, incidence: emergence)
      #expect(close(back.emergence, forth.incidence, within: 1e-7))
      #expect(close(back.deviation, forth.deviation, within: 1e-7))
    }
  }

  @Test func lessThanTheLeastIncidenceIsTotallyReflected() throws {
    for (apex, index) in [(60.0, 1.5), (45, 1.62), (75, 1.4)] {
      let prism = Prism(apex: apex * Self.degree, index: index)
      let least = try #require(prism.leastIncidence)
      #expect(PrismRay(prism, incidence: least + 1e-7).kind == .refracted)
      #expect(PrismRay(prism, incidence: least - 1e-7).kind == .totallyReflected)
    }
  }

  @Test func aPrismOfMoreThanTwiceTheCriticalAngleLetsNothingThrough() {
    let prism = Prism(apex: .pi / 2, index: 1.5)
    #expect(prism.leastIncidence == nil && prism.minimumDeviation == nil)
    for step in -89...89 {
      #expect(PrismRay(prism, incidence: Double(step) * Self.degree).emergence == nil)
    }
  }

  @Test func inADenserMediumAPrismDeviatesTowardsItsApex() {
    let prism = Prism(apex: .pi / 3, index: 1.333, surroundings: 1.5)
    #expect((PrismRay(prism, incidence: 0.5).deviation ?? 0) < 0)
    #expect((prism.minimumDeviation ?? 0) < 0 && prism.criticalAngle == nil)
  }

  @Test func aPrismOfItsSurroundingsDoesNothing() {
    let ray = PrismRay(Prism(apex: 1, index: 1.5, surroundings: 1.5), incidence: 0.7)
    #expect(ray.kind == .undeviated && ray.deviation == 0)
  }

  @Test func theThinFormulaIsRightForThinPrisms() {
    for apex in [0.001, 0.01, 0.05] {
      let prism = Prism(apex: apex, index: 1.523)
      let deviation = PrismRay(prism, incidence: prism.minimumIncidence ?? 0).deviation ?? 0
      #expect((deviation - prism.thinDeviation).magnitude < apex * apex * apex)
    }
  }

  @Test func prismsAddAsArrows() throws {
    let up = PrismPower(power: 0.04, base: .pi / 2)
    let right = PrismPower(power: 0.03, base: 0)
    let both = try #require(PrismPower(combining: [up, right]))
    #expect(close(both.power, 0.05) && close(both.base, Elementary.atan2(4, 3)))
    let none = try #require(
      PrismPower(combining: [up, PrismPower(power: 0.04, base: 3 * .pi / 2)]))
    #expect(none.power == 0 && none.base == nil && none.vertical == 0)
    #expect(PrismPower(combining: [PrismPower(power: 0.01, base: nil)]) == nil)
    #expect(close(up.displacement(at: 6), 0.24))
  }
}
