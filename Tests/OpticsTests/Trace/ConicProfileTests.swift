import Optics
import Testing

@Suite struct ConicProfileTests {
  @Test(arguments: [0.05, -0.0333, 100]) func theSagIsThatOfACircle(radius: Double) throws {
    let height = radius.magnitude * 0.3
    let exact =
      radius - (radius > 0 ? 1 : -1) * (radius * radius - height * height).squareRoot()
    #expect(close(ConicProfile(radius: radius).sag(at: height), exact, within: 1e-14))
    #expect(
      close(ConicProfile(radius: radius).approximateSag(at: height), height * height / (2 * radius))
    )
  }

  @Test func atTheRadiusTheSagIsTheRadiusAndBeyondThereIsNone() {
    let sphere = ConicProfile(radius: 0.005)
    #expect(close(sphere.sag(at: 0.005), 0.005, within: 1e-12))
    #expect(sphere.sag(at: 0.0050001) == nil)
    #expect(sphere.greatestHeight == 0.005)
  }

  @Test func aPlaneAndAParaboloidHaveNoGreatestHeight() {
    #expect(ConicProfile.plane.sag(at: 1) == 0)
    #expect(ConicProfile.plane.greatestHeight == .infinity)
    let paraboloid = ConicProfile(radius: 0.1, conic: -1)
    #expect(paraboloid.greatestHeight == .infinity)
    #expect(close(paraboloid.sag(at: 3), paraboloid.approximateSag(at: 3), within: 1e-14))
  }

  @Test func aPointOfTheSurfaceIsWhereARayMeetsIt() throws {
    for conic in [-4, -1, -0.5, 0, 2] {
      let profile = ConicProfile(radius: -0.05, conic: conic)
      let met = try #require(
        profile.meeting(with: LightRay(height: 0.015, at: -0.2, angle: 0)))
      #expect(close(met.x, profile.sag(at: 0.015), within: 1e-14))
      #expect(close(met.y, 0.015, within: 1e-14))
    }
  }

  @Test func theSheetOfAHyperboloidBeyondItsCentreIsNotASurface() {
    // A steep ray that cuts only the other sheet.
    let profile = ConicProfile(radius: 0.02, conic: -2)
    let ray = LightRay(from: SpacePoint(-0.1, 0.09), towards: SpaceVector(0.1, -1, 0))
    #expect(profile.meeting(with: ray).map { $0.x >= 0 } ?? true)
  }
}
