import Numbers
import Optics
import TestSupport
import Testing

@Suite struct ExactTraceLawTests {
  static let systems: [TracedSystem] = [.biconvex, .triplet, .cassegrain]

  @Test(arguments: systems) func lightRunsBackOnTheSamePath(system: TracedSystem) throws {
    let mirrored = system.reversed
    for height in [0.0005, 0.001, 0.002, -0.0015] {
      for angle in [0, 0.01, -0.02] {
        let there = system.trace(LightRay(height: height, angle: angle))
        let out = try #require(there.outgoing)
        // The way back is traced in a mirror, where it runs to the right again if it came out to the right.
        let start = SpacePoint(-out.point.x, out.point.y)
        let back = mirrored.trace(
          LightRay(from: start, towards: SpaceVector(out.direction.x, -out.direction.y, 0)))
        let home = try #require(back.outgoing?.point(at: 0))
        #expect(close(home.y, height, within: 1e-13))
        #expect(close(back.outgoing?.slopeAngle, -angle, within: 1e-12))
        #expect(
          zip(back.crossings.reversed(), there.crossings).allSatisfy {
            close($0.point.y, $1.point.y, within: 1e-13)
          })
      }
    }
  }

  @Test(arguments: systems) func lowRaysAreParaxialOnes(system: TracedSystem) throws {
    for (height, slope) in [(1e-6, 0.0), (0.0, 1e-6), (1e-6, -2e-6)] {
      let paraxial = system.paraxialTrace(ParaxialHeight(height: height, slope: slope))
      let exact = system.trace(LightRay(height: height, angle: slope))
      #expect(exact.fate == .passed)
      for (crossing, expected) in zip(exact.crossings, paraxial) {
        let direction = try #require(crossing.direction)
        #expect((crossing.point.y - expected.height).magnitude < 1e-14)
        #expect((direction.y / direction.x - expected.slope).magnitude < 1e-12)
      }
    }
  }

  @Test func refractionKeepsSnellsInvariantAndThePlaneOfIncidence() throws {
    var chance = Chance(7)
    for _ in 0..<300 {
      let ray = LightRay(
        from: SpacePoint(-0.1, chance.number(-0.004, 0.004), chance.number(-0.004, 0.004)),
        towards: SpaceVector(1, chance.number(-0.03, 0.03), chance.number(-0.03, 0.03)))
      let traced = TracedSystem.triplet.trace(ray)
      var incoming = ray.direction
      for (number, crossing) in traced.crossings.enumerated() {
        guard let direction = crossing.direction else { break }
        let (before, after) = TracedSystem.triplet.indices(at: number)
        let refraction = Elementary.acos(min(1, crossing.normal.dot(direction)))
        #expect(
          close(
            before * Elementary.sin(crossing.incidence), after * Elementary.sin(refraction),
            within: 1e-7))
        // n s and n′ s′ differ by a multiple of the normal only.
        let change = after * direction - before * incoming
        let along = change.dot(crossing.normal)
        #expect((change - along * crossing.normal).length < 1e-13)
        incoming = direction
      }
    }
  }

  @Test func everyRayOfAnAplanaticPointMeetsInTheOther() throws {
    for (before, after, radius) in [(1.5, 1.0, -0.03), (1.33, 1.5, -0.04), (1.0, 1.5, 0.06)] {
      let points = try #require(AplanaticPoints(radius: radius, before: before, after: after))
      let system = TracedSystem(
        indexBefore: before,
        surfaces: [TracedSurface(at: 0, ConicProfile(radius: radius), .refracts(into: after))])
      for degrees in [0.5, 5, 12, 25, -25] {
        let ray = LightRay(height: 0, at: points.object, angle: degrees * .pi / 180)
        let crossing = try #require(system.trace(ray).outgoing?.axisCrossing)
        #expect(close(crossing.position, points.image, within: 1e-12))
      }
      let paraxial = system.paraxialTrace(ParaxialHeight(height: -points.object, slope: 1))
      // Far outside the axis the image of a small object is as large as they say.
      #expect(close(points.magnification * after / before * paraxial[0].slope, 1, within: 1e-12))
    }
    #expect(AplanaticPoints(radius: .infinity, before: 1, after: 1.5) == nil)
    #expect(AplanaticPoints(radius: 1, before: 1.5, after: 1.5) == nil)
  }

  @Test func aParaboloidFocusesAxialLightExactly() throws {
    let mirror = TracedSystem.mirror(radius: -0.4, conic: -1)
    for height in [0.001, 0.05, 0.2, 0.5] {
      let crossing = try #require(mirror.trace(LightRay(height: height)).outgoing?.axisCrossing)
      #expect(close(crossing.position, -0.2, within: 1e-13))
    }
  }

  @Test func aSphericalMirrorCrossesTheAxisWhereTheLawSays() throws {
    let mirror = TracedSystem.mirror(radius: -0.2)
    for height in [0.00001, 0.02, 0.08, 0.15, 0.1999] {
      let traced = mirror.trace(LightRay(height: height))
      let incidence = Elementary.asin(height / 0.2)
      #expect(close(traced.crossings.first?.incidence, incidence, within: 1e-12))
      let expected = 0.2 - 0.2 / (2 * Elementary.cos(incidence))
      #expect(close(traced.outgoing?.axisCrossing.position, -expected, within: 1e-12))
    }
  }

  @Test func anEllipsoidImagesOneFocusOnTheOther() throws {
    // Semi-axes a and b: the foci lie a ± e from the vertex, k = −e²/a², r = b²/a.
    let (a, b) = (0.5, 0.3)
    let e = (a * a - b * b).squareRoot()
    let mirror = TracedSystem.mirror(radius: -b * b / a, conic: -e * e / (a * a))
    for degrees in [1.0, 10, 30, 35] {
      let ray = LightRay(height: 0, at: -(a + e), angle: degrees * .pi / 180)
      let crossing = try #require(mirror.trace(ray).outgoing?.axisCrossing)
      #expect(close(crossing.position, -(a - e), within: 1e-12))
    }
  }

  @Test func anEllipsoidOfEccentricityOneOverNFocusesInGlass() throws {
    // Light from infinity into glass of index n: k = −1/n² makes the surface free of spherical aberration (Descartes).
    let index = 1.5
    let system = TracedSystem(surfaces: [
      TracedSurface(
        at: 0, ConicProfile(radius: 0.05, conic: -1 / (index * index)), .refracts(into: index))
    ])
    for height in [0.001, 0.01, 0.03] {
      let crossing = try #require(system.trace(LightRay(height: height)).outgoing?.axisCrossing)
      #expect(close(crossing.position, 0.05 * index / (index - 1), within: 1e-12))
    }
  }

  @Test func aHyperboloidThatCollimatesInGlassFocusesInAir() throws {
    // From glass into air, light along the axis: k = −n².
    let index = 1.5
    let system = TracedSystem(
      indexBefore: index,
      surfaces: [
        TracedSurface(at: 0, ConicProfile(radius: -0.05, conic: -index * index), .refracts(into: 1))
      ])
    for height in [0.001, 0.01, 0.04] {
      let crossing = try #require(system.trace(LightRay(height: height)).outgoing?.axisCrossing)
      #expect(close(crossing.position, 0.05 / (index - 1), within: 1e-12))
    }
  }

  @Test func aSkewRayIsAMeridionalOneTurnedAboutTheAxis() throws {
    let turn = 0.7
    let (cosine, sine) = (Elementary.cos(turn), Elementary.sin(turn))
    let flat = try #require(
      TracedSystem.triplet.trace(LightRay(height: 0.003, angle: 0.02)).outgoing)
    let skew = try #require(
      TracedSystem.triplet.trace(
        LightRay(
          from: SpacePoint(0, 0.003 * cosine, 0.003 * sine),
          towards: SpaceVector(
            Elementary.cos(0.02), Elementary.sin(0.02) * cosine, Elementary.sin(0.02) * sine))
      ).outgoing)
    #expect(close(skew.point.y, flat.point.y * cosine, within: 1e-14))
    #expect(close(skew.point.z, flat.point.y * sine, within: 1e-14))
    #expect(close(skew.direction.x, flat.direction.x, within: 1e-14))
  }
}
