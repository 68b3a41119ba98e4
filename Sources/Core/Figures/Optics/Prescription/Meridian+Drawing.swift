import Drawing
import Geometry
import Numbers
import Optics

extension Meridian {
  /// The direction in a drawing, y down, of its end in the upper half or at the left.
  var direction: Vector {
    // Exact for the directions that are looked at most.
    switch degrees {
    case 180: Vector(-1, 0)
    case 90: Vector(0, -1)
    default: Vector(Elementary.cos(radians), -Elementary.sin(radians))
    }
  }
}

extension Path {
  /// An ellipse with its half axes along two vectors at right angles.
  init(ellipseAt center: Point, _ first: Vector, _ second: Vector) {
    // Bézier's circle: off by less than 0.03 %.
    let bow = 0.5522847498
    let ends = [first, second, -first, -second]
    self.init([.move(center + first)])
    for index in 0..<4 {
      let (from, to) = (ends[index], ends[(index + 1) % 4])
      elements.append(
        .cubic(center + from + bow * to, center + to + bow * from, center + to))
    }
    close()
  }
}
