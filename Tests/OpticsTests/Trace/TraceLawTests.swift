import Formula
import Numbers
import Quantities
import Testing

@testable import Optics

@Suite struct TraceLawTests {
  @Test func everyLawIsAnEquationOfSymbolsThatAreExplained() {
    for law in TraceLaws.all {
      #expect(law.fault == nil, "\(law.id)")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id): \(name.text)") }
      #expect(!law.source.isEmpty)
    }
    #expect(Set(TraceLaws.all.map(\.id)).count == TraceLaws.all.count)
  }

  @Test func theLawsOfTheSagHoldOfTheProfile() {
    for (radius, conic, height) in [
      (0.05, 0.0, 0.01), (-0.03, 0, 0.02), (0.2, -1, 0.3), (-0.1, 0.5, 0.04),
    ] {
      let profile = ConicProfile(radius: radius, conic: conic)
      let exact = TraceLaws.conicSag.number(("r", radius), ("h", height), ("k", conic))
      #expect(close(exact, profile.sag(at: height) ?? .nan, within: 1e-13))
      if conic == 0 {
        #expect(
          close(TraceLaws.sag.number(("r", radius), ("h", height)), exact ?? .nan, within: 1e-13))
      }
      #expect(
        close(
          TraceLaws.approximateSag.number(("r", radius), ("h", height)),
          profile.approximateSag(at: height), within: 1e-13))
    }
  }

  @Test func theLawsOfAMirrorAndOfSnellHoldOfTracedRays() throws {
    for height in [0.01, 0.1, 0.3] {
      let traced = TracedSystem.mirror(radius: -0.4).trace(LightRay(height: height))
      let incidence = TraceLaws.mirrorIncidence.number(("h", height), ("r", 0.4)) ?? .nan
      #expect(close(traced.crossings[0].incidence, incidence, within: 1e-12))
      let crossing = value(of: TraceLaws.mirrorCrossing, ["r": 0.4], angle: incidence) ?? .nan
      #expect(close(traced.outgoing?.axisCrossing.position, -crossing, within: 1e-12))
    }
    let traced = TracedSystem.biconvex.trace(LightRay(height: 0.015))
    for (number, crossing) in traced.crossings.enumerated() {
      let indices = TracedSystem.biconvex.indices(at: number)
      let refraction =
        value(
          of: TraceLaws.refraction, ["n": indices.before, "n'": indices.after],
          angle: crossing.incidence) ?? .nan
      let direction = try #require(crossing.direction)
      #expect(close(Elementary.cos(refraction), direction.dot(crossing.normal), within: 1e-12))
    }
  }

  private func value(of law: Law, _ numbers: [String: Double], angle: Double) -> Double? {
    try? law.value { name in
      name == "i" ? Quantity(angle, .angle) : numbers[name].map { .number($0) }
    }.value
  }
}
