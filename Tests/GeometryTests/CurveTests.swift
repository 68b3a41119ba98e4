import Geometry
import TestSupport
import Testing

@Suite struct CurveTests {
  @Test func `both parts of a split curve run where the whole curve runs`() {
    var chance = Chance(4)
    for _ in 0..<200 {
      let curve = chance.curve()
      let cut = chance.number(0.05, 0.95)
      let (before, after) = curve.split(at: cut)
      for share in [0, 0.3, 0.5, 1] {
        #expect(before.point(at: share).distance(to: curve.point(at: cut * share)) < 1e-9)
        let later = cut + (1 - cut) * share
        #expect(after.point(at: share).distance(to: curve.point(at: later)) < 1e-9)
      }
    }
  }

  @Test func `a part between two parameters runs from one point to the other`() {
    var chance = Chance(5)
    for _ in 0..<200 {
      let curve = chance.curve()
      let lower = chance.number(0, 0.5)
      let upper = chance.number(0.5, 1)
      let part = curve.part(from: lower, to: upper)
      #expect(part.start.distance(to: curve.point(at: lower)) < 1e-9)
      #expect(part.end.distance(to: curve.point(at: upper)) < 1e-9)
      #expect(part.point(at: 0.5).distance(to: curve.point(at: (lower + upper) / 2)) < 1e-9)
    }
    let line = Curve.line(Point(0, 0), Point(8, 0))
    #expect(line.part(from: 0, to: 1) == line)
    #expect(line.part(from: 0.75, to: 0.25).length == 0)
  }

  @Test func `the derivative is the limit of differences`() {
    var chance = Chance(6)
    for _ in 0..<100 {
      let curve = chance.curve()
      let parameter = chance.number(0.01, 0.99)
      let step = 1e-5
      let difference = curve.point(at: parameter + step) - curve.point(at: parameter - step)
      #expect((1 / (2 * step) * difference - curve.derivative(at: parameter)).length < 1e-3)
    }
  }

  @Test func `a curve whose control point lies on its end still has a direction there`() {
    let curve = Curve.quadratic(Point(0, 0), Point(10, 0), Point(10, 0))
    #expect(abs(curve.direction(at: 1).dx - 1) < 1e-9)
  }

  @Test func `no sampled point is closer than the closest point`() {
    var chance = Chance(7)
    for _ in 0..<200 {
      let curve = chance.curve()
      let point = chance.point()
      let sampled = curve.points(101).map { $0.distance(to: point) }.min() ?? 0
      #expect(curve.distance(to: point) <= sampled + 1e-6)
    }
  }

  @Test func `a share of the length lies before its parameter`() {
    var chance = Chance(8)
    for _ in 0..<100 {
      let curve = chance.curve()
      let parameter = curve.parameter(atShareOfLength: 0.3)
      let part = curve.split(at: parameter).before
      #expect(abs(part.length - 0.3 * curve.length) < 0.02 * curve.length)
    }
  }

  @Test func `a curve lies inside its bounds`() {
    var chance = Chance(9)
    for _ in 0..<100 {
      let curve = chance.curve()
      let bounds = curve.bounds.grown(by: 1e-9)
      #expect(curve.points(50).allSatisfy { bounds.contains($0) })
    }
  }

  @Test func `a curve enters a rim for the last time on the rim`() {
    var chance = Chance(10)
    var met = 0
    for _ in 0..<300 {
      let curve = chance.curve()
      let rim = Rim.circle(center: curve.end, radius: chance.number(5, 40))
      guard let parameter = curve.parameter(entering: rim) else {
        #expect(curve.points(65).allSatisfy { rim.signedDistance(to: $0) <= 1e-9 })
        continue
      }
      met += 1
      #expect(abs(rim.signedDistance(to: curve.point(at: parameter))) < 1e-6)
      let rest = curve.split(at: parameter).after
      #expect(rest.points(20).allSatisfy { rim.signedDistance(to: $0) < 1e-6 })
    }
    #expect(met > 200)
  }
}
