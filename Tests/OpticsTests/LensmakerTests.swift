import Optics
import Testing

@Suite struct LensmakerTests {
  @Test func aBiconvexGlassLensConvergesInAirAndDivergesInADenserMedium() {
    let inAir = Power(lensOfRadii: (0.2, -0.2), index: 1.5, before: 1, after: 1)
    #expect(close(inAir.dioptres, 5))
    let inOil = Power(lensOfRadii: (0.2, -0.2), index: 1.5, before: 1.6, after: 1.6)
    #expect(inOil.dioptres < 0)
  }

  @Test func aLensInItsOwnMediumIsPlano() {
    #expect(Power(lensOfRadii: (0.2, -0.2), index: 1.5, before: 1.5, after: 1.5) == .plano)
    #expect(Power(lensOfRadii: (0.1, 0.1), index: 1.498, before: 1, after: 1) == .plano)
  }

  @Test func aPlaneSurfaceHasNoPower() {
    let power = Power(lensOfRadii: (.infinity, -0.1), index: 1.523, before: 1, after: 1)
    #expect(close(power.dioptres, 5.23))
  }

  @Test func powerInAnotherMediumAgreesWithTheLensmaker() {
    let inWater = Power(dioptres: 5).inMedium(1.333, index: 1.5)
    let made = Power(lensOfRadii: (0.2, -0.2), index: 1.5, before: 1.333, after: 1.333)
    #expect(close(inWater.dioptres, made.dioptres))
  }

  @Test func mediaAreFoundByNameWhateverTheCase() {
    #expect(Medium(named: "Water")?.index == 1.333)
    #expect(close(Medium(named: "n-bk7")?.index, 1.5168000345005885))
    #expect(Medium(named: "BK8") == nil)
  }

  @Test func theTwoRulesForOpticalInfinityDiffer() {
    #expect(OpticalInfinity.sixMetres.holds(forDistance: 6.05))
    #expect(!OpticalInfinity.twentyFeet.holds(forDistance: 6.05))
    #expect(!OpticalInfinity.sixMetres.holds(forDistance: -6))
  }
}
