import Numbers
import Optics
import Testing

@Suite struct AberrationTests {
  static let field = 5 * Double.pi / 180

  static func analysis(of system: TracedSystem, radius: Double, pupil: Double = 0)
    -> SeidelAnalysis
  {
    let slope = Elementary.tan(field)
    return SeidelAnalysis(
      of: system, marginal: ParaxialHeight(height: radius, slope: 0),
      chief: ParaxialHeight(height: -slope * pupil, slope: slope))
  }

  @Test func theFifthSumAgreesWithItsShorterForm() throws {
    let analysis = Self.analysis(of: .triplet, radius: 0.005, pupil: 0.011)
    var index = 1.0
    var marginal = ParaxialHeight(height: 0.005, slope: 0)
    let slope = Elementary.tan(Self.field)
    var chief = ParaxialHeight(height: -slope * 0.011, slope: slope)
    let marginals = TracedSystem.triplet.paraxialTrace(marginal)
    let chiefs = TracedSystem.triplet.paraxialTrace(chief)
    for (number, surface) in TracedSystem.triplet.surfaces.enumerated() {
      let sums = analysis.surfaces[number]
      let a = index * (marginal.slope + marginals[number].height * surface.profile.curvature)
      let aBar = index * (chief.slope + chiefs[number].height * surface.profile.curvature)
      #expect(
        close(sums.distortion, aBar / a * (sums.astigmatism + sums.fieldCurvature), within: 1e-12))
      (marginal, chief) = (marginals[number], chiefs[number])
      index = TracedSystem.triplet.indices(at: number).after
    }
  }

  @Test func petzvalsSumIsThatOfTheSurfaces() {
    let analysis = Self.analysis(of: .biconvex, radius: 0.005)
    let curvature = (1.5168 - 1) / 1.5168 * (2 / 0.05)
    #expect(
      close(analysis.total.fieldCurvature, analysis.invariant * analysis.invariant * curvature))
  }

  @Test func shiftingTheStopChangesComaBySphericalAberration() {
    // S₂* = S₂ + (δȳ/y) S₁, S₁ and S₄ stay (Welford, section 8.6).
    let first = Self.analysis(of: .biconvex, radius: 0.005)
    let second = Self.analysis(of: .biconvex, radius: 0.005, pupil: 0.02)
    let shift = -Elementary.tan(Self.field) * 0.02 / 0.005
    #expect(close(second.total.spherical, first.total.spherical, within: 1e-14))
    #expect(close(second.total.fieldCurvature, first.total.fieldCurvature, within: 1e-14))
    #expect(
      close(second.total.coma, first.total.coma + shift * first.total.spherical, within: 1e-14))
    #expect(
      close(
        second.total.astigmatism,
        first.total.astigmatism + 2 * shift * first.total.coma
          + shift * shift * first.total.spherical, within: 1e-14))
    #expect(
      close(
        second.total.distortion,
        first.total.distortion
          + shift * (3 * first.total.astigmatism + first.total.fieldCurvature)
          + 3 * shift * shift * first.total.coma + shift * shift * shift * first.total.spherical,
        within: 1e-14))
  }

  @Test func aParaboloidHasNoSphericalAberrationAndAStopAtTheCentreOfASphereNoComa() {
    let paraboloid = Self.analysis(of: .mirror(radius: -1, conic: -1), radius: 0.1)
    #expect(paraboloid.total.spherical.magnitude < 1e-17)
    let sphere = Self.analysis(of: .mirror(radius: -1), radius: 0.1, pupil: -1)
    #expect(sphere.total.coma.magnitude < 1e-17 && sphere.total.astigmatism.magnitude < 1e-17)
    #expect(sphere.total.spherical > 0)
  }

  @Test(arguments: [
    TracedSystem.biconvex, .triplet, .mirror(radius: -0.3), .mirror(radius: -0.3, conic: 1),
  ])
  func thirdOrderAberrationIsTheExactOneOfASmallAperture(system: TracedSystem) throws {
    guard case .at(let focus) = system.paraxialFocus else {
      Issue.record("the systems have a focus")
      return
    }
    for radius in [0.0002, 0.0004] {
      let third = try #require(Self.analysis(of: system, radius: radius).longitudinal)
      let curve = AberrationCurve(
        of: .parallel(angle: 0), through: system, EntrancePupil(at: 0, radius: radius),
        focus: focus, count: 2)
      let exact = try #require(curve.samples.last)
      #expect((exact.longitudinal / third - 1).magnitude < 0.01)
      let scale = exact.height * exact.height
      #expect(
        (curve.samples[1].longitudinal / third * scale
          / (curve.samples[1].height * curve.samples[1].height) - 1).magnitude < 0.01)
    }
  }

  @Test func transverseAberrationIsTheLongitudinalOneTimesTheSlope() throws {
    guard case .at(let focus) = TracedSystem.biconvex.paraxialFocus else { return }
    let curve = AberrationCurve(
      of: .parallel(angle: 0), through: .biconvex, EntrancePupil(at: 0, radius: 0.01),
      focus: focus)
    #expect(curve.samples.count == 25 && curve.edge == .passed)
    for sample in curve.samples.dropFirst() {
      let out = try #require(TracedSystem.biconvex.trace(LightRay(height: sample.height)).outgoing)
      #expect(
        close(
          sample.transverse, -sample.longitudinal * out.direction.y / out.direction.x,
          within: 1e-12))
      #expect(sample.longitudinal < 0)
    }
  }

  @Test func theBestFocusHasTheSmallestSpot() throws {
    let pupil = EntrancePupil(at: 0, radius: 0.008)
    guard case .at(let focus) = TracedSystem.biconvex.paraxialFocus else { return }
    let spot = SpotDiagram(
      of: .parallel(angle: 0.02), through: .biconvex, pupil, rings: 6)
    #expect(spot.rays.count == 127 && spot.lostCount == 0)
    let best = try #require(spot.bestFocus(near: focus))
    let least = try #require(spot.radius(at: best))
    #expect(best < focus)
    for shift in [-0.002, -0.0001, 0.0001, 0.002] {
      #expect(try #require(spot.radius(at: best + shift)) > least)
    }
    #expect(try #require(spot.greatestRadius(at: best)) >= least)
  }

  @Test func theSpotOfAnAplanaticPointIsAPoint() throws {
    let points = try #require(AplanaticPoints(radius: -0.03, before: 1.5, after: 1))
    let system = TracedSystem(
      indexBefore: 1.5,
      surfaces: [TracedSurface(at: 0, ConicProfile(radius: -0.03), .refracts(into: 1))])
    let spot = SpotDiagram(
      of: .point(SpacePoint(points.object, 0)), through: system,
      EntrancePupil(at: 0, radius: 0.012), rings: 4)
    #expect(spot.rays.count == 61)
    #expect(try #require(spot.radius(at: points.image)) < 1e-15)
  }

  @Test func aPupilIsFilledInRings() {
    let points = EntrancePupil(at: 0.01, radius: 0.002).points(rings: 3)
    #expect(points.count == 1 + 6 + 12 + 18)
    #expect(points.allSatisfy { $0.x == 0.01 })
    #expect(close(points.map { ($0.y * $0.y + $0.z * $0.z).squareRoot() }.max(), 0.002))
    let fan = EntrancePupil(at: 0, radius: 0.002).fan(5).map(\.y)
    #expect(zip(fan, [-0.002, -0.001, 0, 0.001, 0.002]).allSatisfy { close($0, $1) })
  }

  @Test func raysAreAimedAtTheRimOfAStopBehindALens() throws {
    var system = TracedSystem.biconvex
    system.surfaces.append(TracedSurface(at: 0.03, .plane, .limits, semiAperture: 0.002))
    let height = system.paraxialTrace(ParaxialHeight(height: 1, slope: 0))[2].height
    let slope = system.paraxialTrace(ParaxialHeight(height: 0, slope: 1))[2].height
    let pupil = EntrancePupil(at: slope / height, radius: 0.002 / height, stop: 2)
    for source in [TraceSource.parallel(angle: 0), .parallel(angle: 0.05)] {
      for point in pupil.points(rings: 2) {
        let traced = try #require(source.trace(through: point, of: pupil, in: system))
        #expect(traced.fate == .passed)
        let met = try #require(traced.crossings.last?.point)
        #expect(close(met.y, height * point.y, within: 1e-11))
        #expect(close(met.z, height * point.z, within: 1e-11))
      }
    }
  }

  @Test func aMirrorThatIsItsOwnStopIsFilledToTheRim() {
    var system = TracedSystem.mirror(radius: -0.4, conic: -1)
    system.surfaces[0].semiAperture = 0.08
    let spot = SpotDiagram(
      of: .parallel(angle: 0.02), through: system,
      EntrancePupil(at: 0, radius: 0.08, stop: 0), rings: 6)
    #expect(spot.lostCount == 0 && spot.rays.count == 127)
  }
}
