import Geometry
import Optics
import Scenarios

/// From where to where an astigmatic pencil is drawn, and which of its lines are in the picture.
struct ConoidLayout {
  let conoid: SturmConoid
  /// Of the object, metres, negative in front; `nil` for a far one.
  let object: Double?
  private(set) var left = 0.0
  private(set) var right = 0.0

  static let width = 720.0
  static let top = 94.0
  static let half = 100.0
  /// Half the opening, pixels.
  static let opening = 74.0

  init(_ conoid: SturmConoid, object: Double?) {
    self.conoid = conoid
    self.object = object
    let places = [conoid.first.position, conoid.second.position].compactMap { $0 }
    let nearest = places.map { $0.magnitude }.filter { $0 > 0 }.min()
    let shown = places.filter { $0.magnitude <= 6 * (nearest ?? 0) }
    let real = shown.filter { $0 > 0 }.max()
    let base = real ?? nearest ?? object.map { $0.magnitude } ?? 1
    right = 1.22 * base
    left = -0.24 * right
    if let virtual = shown.filter({ $0 < 0 }).min() { left = min(left, 1.12 * virtual) }
    if let object, object < 0, -object <= 1.6 * right { left = min(left, 1.1 * object) }
    if let object, object > 0, object <= 1.6 * right { right = max(right, 1.1 * object) }
  }

  var scale: AxialScale {
    let along = Self.width / (right - left)
    return AxialScale(
      along: along, across: Self.opening,
      origin: Point(-left * along, Self.top + Self.half))
  }

  var frame: Rectangle {
    Rectangle(minX: 0, minY: Self.top, maxX: Self.width, maxY: Self.top + 2 * Self.half)
  }

  func shows(_ place: Double) -> Bool { place >= left && place <= right }

  var showsObject: Bool { object.map { $0 < 0 && shows($0) } ?? false }
}
