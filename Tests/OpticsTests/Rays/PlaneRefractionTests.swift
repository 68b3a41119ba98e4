import Numbers
import TestSupport
import Testing

@testable import Optics

@Suite struct PlaneRefractionTests {
  @Test func lightRunsBackOnTheSamePath() {
    var chance = Chance(17)
    for _ in 0..<2_000 {
      let forth = PlaneRefraction(
        incidence: chance.number(0, 1.57), before: chance.number(1, 2.5),
        after: chance.number(1, 2.5))
      guard let refraction = forth.refraction, forth.kind == .refracted else { continue }
      let back = PlaneRefraction(
        incidence: refraction, before: forth.after, after: forth.before)
      // Near a quarter turn the sine says little about its angle.
      #expect(close(back.refraction, forth.incidence, within: 1e-6))
      #expect(close(back.reflectanceS, forth.reflectanceS, within: 1e-6))
      #expect(close(back.reflectanceP, forth.reflectanceP, within: 1e-6))
    }
  }

  /// Energy: what is reflected and what goes on, counted from the other side by Fresnel's transmission coefficients.
  @Test func reflectedAndTransmittedLightAreAllOfIt() {
    var chance = Chance(19)
    for _ in 0..<2_000 {
      let ray = PlaneRefraction(
        incidence: chance.number(0, 1.5), before: chance.number(1, 2.5),
        after: chance.number(1, 2.5))
      guard let refraction = ray.refraction, ray.kind == .refracted else { continue }
      let (c1, c2) = (Elementary.cos(ray.incidence), Elementary.cos(refraction))
      let (n1, n2) = (ray.before, ray.after)
      let s = 2 * n1 * c1 / (n1 * c1 + n2 * c2)
      let p = 2 * n1 * c1 / (n2 * c1 + n1 * c2)
      let beam = n2 * c2 / (n1 * c1)
      #expect(close(ray.reflectanceS + beam * s * s, 1))
      #expect(close(ray.reflectanceP + beam * p * p, 1))
    }
  }

  @Test func atBrewstersAngleNoPolarisedLightIsReflectedAndTheRaysAreAtARightAngle() {
    for (before, after) in [(1.0, 1.5), (1.5, 1), (1.333, 2.4)] {
      let normal = PlaneRefraction(incidence: 0, before: before, after: after)
      let ray = PlaneRefraction(
        incidence: normal.brewsterAngle, before: before, after: after)
      #expect(ray.reflectanceP < 1e-25)
      #expect(close(ray.refraction.map { $0 + ray.incidence }, .pi / 2))
    }
  }

  @Test func exactlyCriticalLightGrazesAndBeyondItIsTotallyReflected() {
    for index in [1.333, 1.5, 1.62, 2.419] {
      let critical = PlaneRefraction(incidence: 0, before: index, after: 1).criticalAngle ?? 0
      let ray = PlaneRefraction(incidence: critical, before: index, after: 1)
      #expect(ray.kind == .grazing && ray.refraction == .pi / 2 && ray.reflectance == 1)
      let beyond = PlaneRefraction(incidence: critical + 1.7e-8, before: index, after: 1)
      #expect(beyond.kind == .totallyReflected && beyond.refraction == nil)
      #expect(close(beyond.deviation, .pi - 2 * beyond.incidence))
      let below = PlaneRefraction(incidence: critical - 1.7e-8, before: index, after: 1)
      #expect(below.kind == .refracted)
    }
  }

  @Test func whereNothingChangesLightGoesStraightOn() {
    let ray = PlaneRefraction(incidence: 1, before: 1.5, after: 1.5)
    #expect(ray.kind == .undeviated && ray.refraction == 1 && ray.reflectance == 0)
    #expect(close(PlaneRefraction(incidence: 0, before: 1, after: 1.5).reflectance, 0.04))
    #expect(PlaneRefraction(incidence: .pi / 2, before: 1, after: 1.5).reflectance == 1)
  }

  @Test func aSlabSendsLightOnParallel() {
    var chance = Chance(29)
    for _ in 0..<500 {
      let slab = Slab(
        thickness: chance.number(0.001, 1), index: chance.number(1.4, 2.4), before: 1.33,
        after: 1.33, incidence: chance.number(0, 1.5))
      #expect(slab.exit?.refraction == slab.entry.incidence)
      // The displacement by the path: along the slab, less what the straight line would have gone.
      let inside = slab.entry.refraction ?? 0
      let along =
        slab.thickness
        * (Elementary.tan(slab.entry.incidence) - Elementary.tan(inside))
      #expect(
        close(slab.displacement, along * Elementary.cos(slab.entry.incidence), within: 1e-9))
    }
    let thin = Slab(thickness: 1, index: 1.5, before: 1.5, after: 1.5, incidence: 0.7)
    #expect(thin.displacement == 0 && thin.longitudinalShift == 0)
  }

  @Test func aSlabTowardsAThinnerMediumMayLetNothingThrough() {
    let slab = Slab(thickness: 0.1, index: 1.5, before: 1.4, after: 1, incidence: 0.9)
    #expect(slab.exit?.kind == .totallyReflected && slab.displacement == nil)
  }
}
