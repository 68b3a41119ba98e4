import Geometry
import TestSupport
import Testing

@Suite struct RimTests {
  let stadium = Rim.rectangle(
    Rectangle(minX: -50, minY: -18, maxX: 50, maxY: 18), cornerRadius: 18)

  @Test func `the distance to a stadium is measured from its sides and its round ends`() {
    #expect(abs(stadium.signedDistance(to: Point(0, 30)) - 12) < 1e-9)
    #expect(abs(stadium.signedDistance(to: Point(60, 0)) - 10) < 1e-9)
    #expect(abs(stadium.signedDistance(to: Point(0, 0)) + 18) < 1e-9)
    #expect(abs(stadium.signedDistance(to: Point(32 + 3 * 9, 4 * 9)) - 27) < 1e-9)
    #expect(abs(stadium.grown(by: 2).signedDistance(to: Point(0, 30)) - 10) < 1e-9)
  }

  @Test func `a corner radius that is too large becomes half the height`() {
    let round = Rim.rectangle(
      Rectangle(minX: -50, minY: -18, maxX: 50, maxY: 18), cornerRadius: 99)
    #expect(round.signedDistance(to: Point(60, 0)) == stadium.signedDistance(to: Point(60, 0)))
  }

  @Test func `the chord of a line ends on the rim`() {
    var chance = Chance(11)
    for rim in [stadium, .circle(center: Point(3, -4), radius: 25)] {
      var met = 0
      for _ in 0..<200 {
        let middle = chance.point(40)
        let along = chance.direction()
        let line = Segment(middle - 200 * along, middle + 200 * along)
        guard let chord = rim.chord(of: line) else {
          #expect(rim.signedDistance(to: middle) > -1e-6)
          continue
        }
        met += 1
        #expect(abs(rim.signedDistance(to: chord.start)) < 1e-6)
        #expect(abs(rim.signedDistance(to: chord.end)) < 1e-6)
        #expect((chord.end - chord.start).dot(along) > 0)
      }
      #expect(met > 50)
    }
  }
}
