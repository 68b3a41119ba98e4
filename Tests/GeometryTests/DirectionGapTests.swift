import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct DirectionGapTests {
  @Test func `the largest gap is the one that angles say`() {
    var chance = Chance(12)
    for count in 1...12 {
      let directions = (0..<count).map { _ in chance.direction() }
      let angles = directions.map { atan2($0.dy, $0.dx) }.sorted()
      var widest = 0.0
      var middle = 0.0
      for index in angles.indices {
        let next = index + 1 < count ? angles[index + 1] : angles[0] + 2 * .pi
        if next - angles[index] > widest {
          widest = next - angles[index]
          middle = (angles[index] + next) / 2
        }
      }
      let gap = DirectionGap.largest(between: directions)
      #expect(abs((gap?.middle.dx ?? 9) - cos(middle)) < 1e-9)
      #expect(abs((gap?.middle.dy ?? 9) - sin(middle)) < 1e-9)
      let opening = widest <= .pi ? 1 - cos(widest) : 3 + cos(widest)
      #expect(abs((gap?.opening ?? 9) - opening) < 1e-9)
    }
  }

  @Test func `of equal gaps the first is taken and directions of no length count for nothing`() {
    let cross = [Vector(0, 1), Vector(-1, 0), Vector(0, 0), Vector(0, -5), Vector(2, 0)]
    let gap = DirectionGap.largest(between: cross)
    #expect(gap?.start == Vector(1, 0))
    #expect(gap?.end == Vector(0, 1))
    #expect(DirectionGap.gaps(between: cross).count == 4)
  }

  @Test func `one direction leaves the whole turn and none leaves nothing`() {
    let gap = DirectionGap.largest(between: [Vector(3, 0)])
    #expect(gap?.opening == 4)
    #expect(gap?.middle == Vector(-1, 0))
    #expect(DirectionGap.largest(between: []) == nil)
    #expect(DirectionGap.largest(between: [.zero]) == nil)
  }

  @Test func `the opening grows with the angle`() {
    var before = -1.0
    for degrees in stride(from: 1.0, through: 359, by: 1) {
      let angle = degrees * .pi / 180
      let opening = Vector(1, 0).opening(to: Vector(cos(angle), sin(angle)))
      #expect(opening > before)
      before = opening
    }
  }

  @Test func `turning back undoes turning`() {
    var chance = Chance(13)
    for _ in 0..<50 {
      let vector = chance.point() - .origin
      let direction = chance.direction()
      let back = vector.turned(by: direction).turned(backBy: direction)
      #expect((back - vector).length < 1e-9)
    }
    #expect(Vector(3, 4).turned(by: Vector(0, 1)) == Vector(3, 4).quarterTurned)
  }
}
