import Drawing
import Geometry

/// Drawings that show every kind of shape, to be looked at and to be compared with what was looked at.
enum Specimen {
  static let names = ["lens", "mirror", "graph", "states", "words", "widths"]

  static func named(_ name: String) -> Drawing {
    switch name {
    case "lens": rays
    case "mirror": mirror
    case "graph": graph
    case "states": states
    case "widths": widths
    default: words
    }
  }
}
