import Geometry
import TestSupport

extension Chance {
  mutating func point(_ reach: Double = 100) -> Point {
    Point(number(-reach, reach), number(-reach, reach))
  }

  mutating func direction() -> Vector {
    while true {
      let vector = Vector(number(-1, 1), number(-1, 1))
      if vector.length > 0.1, vector.length < 1 { return vector.unit }
    }
  }

  /// A straight, quadratic or cubic curve.
  mutating func curve() -> Curve {
    switch number(in: 1...3) {
    case 1: .line(point(), point())
    case 2: .quadratic(point(), point(), point())
    default: .cubic(point(), point(), point(), point())
    }
  }
}
