import Geometry
import Testing

@testable import Drawing

@Suite struct CoordinateTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (1.5, "1.5"), (-2.25, "-2.25"),
    (100, "100"), (0.1 + 0.2, "0.3"), (12.999, "13"), (-7.07, "-7.07"), (3.05, "3.05"),
  ])
  func `a coordinate is rounded to a hundredth and written without a needless zero`(
    value: Double, text: String
  ) {
    #expect(Coordinate.text(value) == text)
  }

  @Test func `what is no finite number is drawn far away or at zero`() {
    #expect(Coordinate.text(.nan) == "0")
    #expect(Coordinate.text(.infinity) == "10000000")
    #expect(Coordinate.text(-.greatestFiniteMagnitude) == "-10000000")
  }

  @Test func `a path is written with one letter a stroke`() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(10, 0.5))
    path.add(.quadratic(Point(10, 0.5), Point(20, 0), Point(20, 10)))
    path.add(.cubic(Point(20, 10), Point(20, 20), Point(10, 20), Point(0, 20)))
    path.close()
    #expect(path.commands == "M0,0L10,0.5Q20,0 20,10C20,20 10,20 0,20Z")
    let arc = Arc(center: .origin, radius: 5, from: Vector(1, 0), to: Vector(0, 1))
    #expect(Path(arc).commands == "M5,0A5 5 0 0 1 3.54,3.54A5 5 0 0 1 0,5")
  }
}
