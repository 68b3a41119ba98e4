import Drawing
import Geometry
import Optics
import Scenarios

/// The lens in an eye of several surfaces: what lies between the first surface behind the cornea and the last.
struct EyeLens {
  private let front: (place: Double, radius: Double)
  private let back: (place: Double, radius: Double)

  init(_ eye: Eye) {
    var places: [(place: Double, radius: Double)] = []
    var place = 0.0
    for surface in eye.surfaces {
      places.append((place, surface.radius))
      place += surface.thickness
    }
    // The back of the cornea is within a millimetre of its front.
    let inner = places.dropFirst().first { $0.place > 0.06 * eye.length }
    front = inner ?? places[0]
    back = places[places.count - 1]
  }

  /// Halfway through it, metres from the cornea.
  var middle: Double { (front.place + back.place) / 2 }

  func shapes(_ layout: EyeLayout) -> [Shape] {
    let thickness = back.place - front.place
    guard thickness > 0 else { return [] }
    let half = halfHeight(atMost: 4.6e-3 / 0.024 * layout.subject.optics.eye.length)
    let (first, second) = (sag(front.radius, half), sag(back.radius, half))
    let top = layout.place(Point(front.place + first, half))
    let bottom = layout.place(Point(front.place + first, -half))
    let topBack = layout.place(Point(back.place + second, half))
    let bottomBack = layout.place(Point(back.place + second, -half))
    var path = Path([.move(top)])
    path.elements += arc(to: bottom, radius: layout.scale * front.radius, isFront: true)
    path.line(to: bottomBack)
    path.elements += arc(to: topBack, radius: layout.scale * back.radius, isFront: false)
    path.close()
    return [.path(path, .fillAndLine(.lens, width: 1.4))]
  }

  /// Half its height: where front and back would meet, it ends before.
  private func halfHeight(atMost most: Double) -> Double {
    var half = min(most, 0.96 * sharpest)
    for _ in 0..<60 {
      let edge = back.place + sag(back.radius, half) - front.place - sag(front.radius, half)
      if edge >= 0.12 * (back.place - front.place) { break }
      half *= 0.96
    }
    return half
  }

  private var sharpest: Double { min(front.radius.magnitude, back.radius.magnitude) }

  private func sag(_ radius: Double, _ half: Double) -> Double {
    guard radius.isFinite else { return 0 }
    let rest = max(0, radius * radius - half * half).squareRoot()
    return radius > 0 ? radius - rest : radius + rest
  }

  private func arc(to end: Point, radius: Double, isFront: Bool) -> [Path.Element] {
    guard radius.isFinite else { return [.line(end)] }
    // Downwards along a surface that bulges to the left, or upwards along one that bulges to the right: anticlockwise on the page.
    return [
      .arc(
        radius: radius.magnitude, isLarge: false, isClockwise: isFront == (radius < 0), end)
    ]
  }
}
