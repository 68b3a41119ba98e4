import Geometry
import Testing

@testable import Optics

@Suite struct OpticalSystemTests {
  /// A system of thin lenses, surfaces and gaps, drawn from a counter.
  private static func system(_ seed: UInt64) -> OpticalSystem {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ low: Double, _ high: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + (high - low) * Double(state >> 11) / Double(1 << 53)
    }
    var elements: [OpticalElement] = []
    var (place, index) = (0.0, 1.0)
    for _ in 0..<Int(next(1, 5.99)) {
      if next(0, 1) < 0.5 {
        elements.append(
          OpticalElement(
            .lens, at: place, power: Power(dioptres: next(-12, 12)), after: Medium(index: index)))
      } else {
        let radius = next(0.02, 0.3) * (next(0, 1) < 0.5 ? -1 : 1)
        let behind = next(1, 1.8)
        let power = Power(surfaceOfRadius: radius, before: index, after: behind)
        elements.append(
          OpticalElement(
            .surface(radius: radius), at: place, power: power, after: Medium(index: behind)))
        index = behind
      }
      place += next(0, 0.2)
    }
    return OpticalSystem(elements)
  }

  @Test func stepByStepAndByMatrixAreOne() throws {
    for seed in 1...2000 as ClosedRange<UInt64> {
      let system = Self.system(seed)
      let matrix = system.matrix
      #expect(close(matrix.determinant, 1, within: 1e-8))
      let u = -0.31 - Double(seed % 7) / 10
      let whole = system.conjugates(of: .at(Point(u, 0.01)))
      // b′ = 0 from the object's plane to the image's.
      let start = RayTransferMatrix(translationBy: -u, index: 1)
      let sum = matrix.after(start)
      let place = -system.after.index * sum.b / sum.d
      guard let position = whole.image.position, position.magnitude < 1e4 else { continue }
      #expect(close(position, place, within: 1e-6), "\(seed)")
      let m = sum.a + place / system.after.index * sum.c
      #expect(close(whole.magnification, m, within: 1e-6), "\(seed)")
    }
  }

  @Test func imagesFollowFromTheCardinalPoints() throws {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let system = Self.system(seed)
      guard let points = system.cardinalPoints, system.power.dioptres.magnitude > 0.1 else {
        continue
      }
      let u = -0.4
      let pair = system.conjugates(of: .at(Point(u, 0.01)))
      let lens = ThinLens(power: system.power, before: system.before, after: system.after)
      let seen = lens.conjugates(of: .at(Point(u - points.firstPrincipal, 0.01)))
      guard let image = pair.image.position, let other = seen.image.position,
        image.magnitude < 1e3
      else { continue }
      #expect(close(image, other + points.secondPrincipal, within: 1e-6), "\(seed)")
      #expect(close(pair.image.height, seen.image.height, within: 1e-6))
    }
  }

  @Test func aRayTowardsTheFirstNodalPointLeavesFromTheSecondInItsDirection() throws {
    let system = OpticalSystem([
      OpticalElement(
        .surface(radius: 0.0078), at: 0, power: Power(dioptres: 43), after: Medium(index: 1.336)),
      OpticalElement(.lens, at: 0.004, power: Power(dioptres: 19), after: Medium(index: 1.336)),
    ])
    let points = try #require(system.cardinalPoints)
    let heights = system.heights(ofRayAt: -0.1 * points.firstNodal, slope: 0.1)
    let slope = system.lens(1).slope(
      after: (heights[1] - heights[0]) / 0.004, atHeight: heights[1])
    #expect(close(slope, 0.1))
    #expect(close(-heights[1] / slope, points.secondNodal))
  }

  @Test func aKeplerianTelescopeIsAfocal() throws {
    let telescope = OpticalSystem([
      OpticalElement(.lens, at: 0, power: Power(dioptres: 2), aperture: 0.05),
      OpticalElement(.lens, at: 0.55, power: Power(dioptres: 20)),
    ])
    #expect(telescope.cardinalPoints == nil)
    #expect(close(telescope.angularMagnification, -10))
    let pupils = try #require(telescope.pupils(for: .atInfinity(tangent: 0)))
    #expect(pupils.stop == 0 && close(pupils.entrance.position, 0))
    #expect(close(pupils.exit.diameter, 0.005) && close(pupils.exit.position, 0.055))
  }

  @Test func aStopInTheFocalPlaneHasItsPupilAtInfinity() throws {
    let system = OpticalSystem([
      OpticalElement(.lens, at: 0, power: Power(dioptres: 10)),
      OpticalElement(.stop, at: 0.1, aperture: 0.008),
    ])
    let pupils = try #require(system.pupils(for: .atInfinity(tangent: 0)))
    #expect(pupils.entrance == Pupil(position: nil, diameter: nil))
    #expect(close(pupils.exit.position, 0.1) && close(pupils.exit.diameter, 0.008))
  }

  @Test func anImageOnTheNextElementIsThere() {
    let system = OpticalSystem([
      OpticalElement(.lens, at: 0, power: Power(dioptres: 10)),
      OpticalElement(.lens, at: 0.3, power: Power(dioptres: 7)),
    ])
    let steps = system.steps(from: .at(Point(-0.15, 0.01)))
    #expect(steps[1].objectKind == .atElement)
    #expect(system.conjugates(of: .at(Point(-0.15, 0.01))).imageKind == .atElement)
  }

  @Test func theLawsOfSystemsCanBeReadAndHaveTheirSymbols() {
    for law in SystemLaws.all {
      #expect(law.fault == nil, "\(law.id)")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id) \(name.text)") }
    }
  }
}
