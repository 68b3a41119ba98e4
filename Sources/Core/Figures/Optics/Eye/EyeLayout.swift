import Geometry
import Optics
import Scenarios

/// Where everything of an eye's drawing lies: the eye at one scale in both directions, the light before it, pixels.
struct EyeLayout {
  let subject: EyeSubject
  /// Pixels a metre in the eye.
  let scale: Double
  /// Of the cornea.
  let vertex: Point
  let outline: EyeOutline

  /// The most that the eye takes of the width.
  private static let room = 262.0
  /// Behind the retina, for a focus there.
  private static let behind = 66.0

  /// - Parameter showsPoints: whether the cardinal points are drawn, and no light.
  init(_ subject: EyeSubject, showsPoints: Bool = false) {
    self.subject = subject
    let length = subject.optics.eye.length
    scale = Self.room / max(length, 1e-6)
    outline = EyeOutline(
      length: length, corneaRadius: subject.optics.eye.surfaces.first?.radius.magnitude ?? 0.0078)
    let half = outline.bounds(vertex: Point(0, 0), scale: scale).height / 2
    // The eye itself shall be seen first, also on a narrow screen.
    let cornea: Double =
      if showsPoints { 216 } else if (subject.lens?.vertex ?? 0) > 0 {
        416
      } else { subject.target.isFinite ? 320 : 216 }
    vertex = Point(cornea, half + 30)
  }

  /// Of the drawing.
  var width: Double { vertex.x + Self.room + Self.behind }

  /// A point of the eye, metres from the cornea, y up.
  func place(_ point: Point) -> Point {
    Point(vertex.x + scale * point.x, vertex.y - scale * point.y)
  }

  /// Half the height of the bundle at the cornea, metres: that of the pupil, where that can be seen.
  var halfBundle: Double {
    let length = subject.optics.eye.length
    let half = (subject.pupil ?? 0) / 2
    return subject.pupil == nil ? 0.14 * length : min(max(half, 0.08 * length), 0.2 * length)
  }

  /// Where a lens before the eye stands, pixels: at the scale of the eye as far as there is room.
  var lens: Double? {
    guard let lens = subject.lens, lens.vertex > 0 else { return nil }
    return vertex.x - min(max(scale * lens.vertex, 70), 190)
  }

  /// Where a target is drawn that is not far away.
  static let target = 34.0

  var bounds: Rectangle {
    outline.bounds(vertex: vertex, scale: scale)
  }
}
