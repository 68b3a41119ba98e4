import Geometry
import Optics
import Testing

@Suite struct ThinLensTests {
  static let distances: [Double] = [-2, -0.4, -0.2, -0.1, -0.05, 0.03, 0.1, 0.2, 0.4, 1]
  static let powers: [Double] = [-20, -5, -2.5, 0, 2.5, 5, 20]

  static func lens(_ power: Double) -> ThinLens { ThinLens(power: Power(dioptres: power)) }

  @Test(arguments: powers) func allRaysOfAnObjectMeetAtItsImage(power: Double) throws {
    let lens = ThinLens(
      power: Power(dioptres: power), before: Medium(index: 4.0 / 3), after: Medium(index: 1.5))
    for distance in Self.distances {
      let object = FieldPoint(position: distance, height: 0.02)
      let conjugates = lens.conjugates(of: object)
      for height in [-0.03, 0, 0.01] {
        let ray = try #require(lens.ray(from: object, atHeight: height))
        #expect(close(ray.heightBefore(at: distance), 0.02))
        switch conjugates.image {
        case .at(let tip): #expect(close(ray.heightAfter(at: tip.x), tip.y))
        case .atInfinity(let tangent): #expect(close(ray.slopeAfter, -tangent))
        case .atElement: Issue.record("an object elsewhere has no image in the lens")
        }
      }
    }
  }

  @Test(arguments: powers) func principalRaysAreRaysOfTheObject(power: Double) {
    let lens = Self.lens(power)
    for distance in Self.distances {
      let object = FieldPoint(position: distance, height: 0.02)
      for kind in PrincipalRay.allCases {
        guard let ray = lens.principalRay(kind, of: object) else {
          #expect(kind == .focal && (power == 0 || lens.isInFirstFocalPlane(object)))
          continue
        }
        #expect(close(ray.heightBefore(at: distance), 0.02))
        #expect(close(lens.slope(after: ray.slopeBefore, atHeight: ray.height), ray.slopeAfter))
      }
    }
  }

  @Test(arguments: powers) func conjugatesReverse(power: Double) throws {
    for distance in Self.distances {
      let object = FieldPoint(position: distance, height: 0.02)
      let there = Self.lens(power).conjugates(of: object)
      guard case .at(let image) = there.image else { continue }
      let back = Self.lens(power).conjugates(
        of: FieldPoint(position: -image.x, height: image.y))
      guard case .at(let origin) = back.image else {
        Issue.record("the way back has no image")
        continue
      }
      #expect(close(origin.x, -distance) && close(origin.y, 0.02))
    }
  }

  @Test func theKindFollowsTheVergenceThatLeaves() {
    let diverging = Self.lens(-5)
    #expect(kind(diverging, 0.1) == .real)
    #expect(kind(diverging, 0.2) == .atInfinity)
    #expect(kind(diverging, 0.4) == .virtual)
    #expect(kind(diverging, -0.4) == .virtual)
    #expect(kind(Self.lens(5), -0.4) == .real)
    #expect(kind(Self.lens(5), -0.1) == .virtual)
    #expect(kind(Self.lens(3), -100 / 3 / 100) == .atInfinity)
    #expect(kind(Self.lens(3), -0.333) == .virtual)
  }

  @Test func virtualImagesMayBeInverted() {
    let beyondFocus = Self.lens(-5).conjugates(of: FieldPoint(position: 0.4, height: 0.02))
    #expect(beyondFocus.imageKind == .virtual && beyondFocus.orientation == .inverted)
  }

  @Test func anObjectInTheLensIsItsOwnImage() {
    let object = FieldPoint(position: 0, height: 0.02)
    let conjugates = Self.lens(5).conjugates(of: object)
    #expect(conjugates.image == object && conjugates.imageKind == .atElement)
    #expect(conjugates.magnification == 1 && conjugates.objectVergence == nil)
    #expect(PrincipalRay.allCases.allSatisfy { Self.lens(5).principalRay($0, of: object) == nil })
  }

  @Test func aTiltedParallelBundleMeetsInTheFocalPlane() throws {
    let object = FieldPoint.atInfinity(tangent: 0.3)
    let lens = Self.lens(10)
    let conjugates = lens.conjugates(of: object)
    #expect(close(conjugates.image.position, 0.1) && close(conjugates.image.height, -0.03))
    #expect(conjugates.orientation == .inverted && conjugates.size == nil)
    for height in [-0.02, 0, 0.02] {
      let ray = try #require(lens.ray(from: object, atHeight: height))
      #expect(close(ray.heightAfter(at: 0.1), -0.03))
    }
    #expect(lens.principalRay(.parallel, of: object) == nil)
  }

  @Test func aPlanoLensChangesNothing() {
    let conjugates = Self.lens(0).conjugates(of: FieldPoint(position: -0.3, height: 0.02))
    #expect(conjugates.image == conjugates.object && conjugates.imageKind == .virtual)
    #expect(conjugates.size == .same && Self.lens(0).firstFocalPoint == nil)
    let far = Self.lens(0).conjugates(of: .atInfinity(tangent: 0.1))
    #expect(far.imageKind == .atInfinity && far.magnification == nil)
  }

  private func kind(_ lens: ThinLens, _ distance: Double) -> PointKind {
    lens.conjugates(of: FieldPoint(position: distance, height: 0.02)).imageKind
  }
}
