import Numbers
import Optics
import TestSupport
import Testing

@Suite struct RayFateTests {
  /// Plane in front, a hemisphere of 10 mm behind.
  static let hemisphere = TracedSystem([(.infinity, 1.5, 10), (-10, 1, 0)])

  @Test func aRayBeyondTheCriticalAngleIsTotallyReflectedWhereItMeetsTheSurface() {
    let traced = Self.hemisphere.trace(LightRay(height: 0.0067))
    #expect(traced.fate == .totallyReflected(surface: 2))
    #expect(traced.crossings.count == 2 && traced.outgoing == nil)
    #expect(traced.crossings.last?.direction == nil)
    #expect(close(traced.crossings.last?.point.y, 0.0067))
    #expect(close(traced.lastStretch.point.x, 0))
  }

  @Test func atTheCriticalAngleALightRayGrazesTheSurface() throws {
    let traced = Self.hemisphere.trace(LightRay(height: 0.01 / 1.5))
    let last = try #require(traced.crossings.last)
    let direction = try #require(last.direction)
    #expect(traced.fate == .passed)
    #expect(close(direction.dot(last.normal), 0, within: 1e-6))
    #expect(
      Self.hemisphere.trace(LightRay(height: 0.01 / 1.5 * (1 + 1e-9))).fate
        == .totallyReflected(surface: 2))
  }

  @Test func aRayAboveASphereMissesIt() {
    let traced = Self.hemisphere.trace(LightRay(height: 0.0105))
    #expect(traced.fate == .missed(surface: 2))
    #expect(traced.crossings.count == 1)
    #expect(traced.fate.surface == 2)
  }

  @Test func aRayAtTheHeightOfTheRadiusStillTouchesTheSphere() {
    let touching = TracedSystem.mirror(radius: -0.05).trace(LightRay(height: 0.05))
    #expect(touching.fate == .passed)
    #expect(close(touching.crossings.first?.incidence, Double.pi / 2, within: 1e-7))
    #expect(close(touching.crossings.first?.point.x, -0.05, within: 1e-7))
  }

  @Test func anOpeningStopsWhatFallsOutsideIt() {
    var system = TracedSystem.biconvex
    system.surfaces[0].semiAperture = 0.01
    #expect(system.trace(LightRay(height: 0.01)).fate == .passed)
    #expect(system.trace(LightRay(height: 0.010001)).fate == .stopped(surface: 1))
    #expect(system.trace(LightRay(height: -0.02)).outgoing == nil)
  }

  @Test func beyondTheEdgeOfALensTheSurfacesComeOutOfOrder() {
    // Two steep faces cross 12 mm above the axis: behind the first the second has been passed already.
    let lens = TracedSystem([(20, 1.2, 8), (-20, 1, 0)])
    let inside = lens.trace(LightRay(height: 0.011))
    #expect(inside.fate == .passed && inside.surfaceOutOfOrder == nil)
    let beyond = lens.trace(LightRay(height: 0.0135))
    #expect(beyond.fate == .passed && beyond.surfaceOutOfOrder == 2)
  }

  @Test func lightThatAMirrorTurnsAsideMissesWhatStandsBehindIt() {
    // A ray that meets the sphere beyond 45° goes on to the right after the reflection.
    var system = TracedSystem.mirror(radius: -0.1)
    system.surfaces.append(TracedSurface(at: -0.05, .plane, .limits))
    #expect(system.trace(LightRay(height: 0.08)).fate == .missed(surface: 2))
    #expect(system.trace(LightRay(height: 0.02)).fate == .passed)
  }

  @Test func randomRaysAndSystemsGiveNoNumberThatIsNone() {
    var chance = Chance(20)
    let count = 20_000
    var passed = 0
    for _ in 0..<count {
      let system = Self.system(&chance)
      let ray = LightRay(
        from: SpacePoint(
          Self.number(&chance), Self.number(&chance), chance.number(-0.02, 0.02)),
        towards: SpaceVector(
          chance.number(-0.1, 1), Self.number(&chance), chance.number(-0.2, 0.2)))
      let traced = system.trace(ray)
      for crossing in traced.crossings {
        #expect(Self.isFinite(crossing.point) && crossing.incidence.isFinite)
        if let direction = crossing.direction {
          #expect((direction.length - 1).magnitude < 1e-12)
        }
      }
      if let outgoing = traced.outgoing {
        passed += 1
        #expect(Self.isFinite(outgoing.point) || system.surfaces.isEmpty)
        #expect(!outgoing.axisCrossing.position.isNaN && !outgoing.slopeAngle.isNaN)
        if let point = outgoing.point(at: 1) { #expect(Self.isFinite(point)) }
      }
      let curve = AberrationCurve(
        of: .parallel(angle: 0), through: system, EntrancePupil(at: 0, radius: 0.02),
        focus: chance.number(-1, 1), count: 3)
      #expect(curve.samples.allSatisfy { $0.longitudinal.isFinite && $0.transverse.isFinite })
      let spot = SpotDiagram(
        of: .point(SpacePoint(-0.3, Self.number(&chance))), through: system,
        EntrancePupil(at: 0, radius: 0.01, stop: 1), rings: 1)
      let focus = spot.bestFocus(near: 0.1)
      #expect(focus.map { $0.isFinite } ?? true)
      #expect(spot.radius(at: 0.1).map { $0.isFinite } ?? true)
      if case .at(let place) = system.paraxialFocus { #expect(place.isFinite) }
    }
    #expect(passed > count / 20)
  }

  private static func isFinite(_ point: SpacePoint) -> Bool {
    point.x.isFinite && point.y.isFinite && point.z.isFinite
  }

  /// A twentieth are numbers at which something may break.
  private static func number(_ chance: inout Chance) -> Double {
    if chance.number(0, 1) < 0.05 {
      return [0, .infinity, -.infinity, 1e-300, 1e300, 0.05, -0.05, .nan][
        chance.number(in: 0...7)]
    }
    return chance.number(-0.06, 0.06)
  }

  private static func system(_ chance: inout Chance) -> TracedSystem {
    var system = TracedSystem(surfaces: [])
    var position = 0.0
    for _ in 0..<chance.number(in: 0...5) {
      let profile = ConicProfile(radius: number(&chance), conic: chance.number(-3, 2))
      let action: TracedSurface.Action =
        switch chance.number(in: 0...4) {
        case 0: .reflects
        case 1: .limits
        case 2: .refracts(into: 1)
        default: .refracts(into: chance.number(1, 2))
        }
      system.surfaces.append(
        TracedSurface(
          at: position, profile, action,
          semiAperture: chance.number(0, 1) < 0.2 ? 0.02 : nil))
      position += chance.number(-0.001, 0.02) * (system.runsRight(behind: 5) ? 1 : -1)
    }
    return system
  }
}
