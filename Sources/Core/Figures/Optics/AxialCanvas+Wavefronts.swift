import Drawing
import Geometry

extension AxialCanvas {
  /// The wavefronts of one stretch of axis: as curved as their vergence says, plane where light is parallel.
  struct Wavefronts {
    /// Where they begin and end along the axis, metres.
    var from: Double
    var to: Double
    /// What they are centred on, metres along the axis; `nil` for parallel light.
    var center: Double?
    /// Where they fill an opening, and half its height, metres.
    var opening: Double
    var half: Double
  }

  /// Draws so many wavefronts, spaced evenly; none so near to its centre that it would be a dot.
  mutating func add(_ fronts: Wavefronts, count: Int) {
    for index in 0..<count {
      let share = (Double(index) + 0.5) / Double(count)
      let x = fronts.from + share * (fronts.to - fronts.from)
      guard let front = front(of: fronts, at: x) else { continue }
      shapes.append(.path(front, .line(.wavefront)))
    }
  }

  /// The rim of height h lies about h²/(2R) from the plane of the vertex.
  private func front(of fronts: Wavefronts, at x: Double) -> Path? {
    var half = fronts.half
    var sag = 0.0
    if let center = fronts.center {
      let radius = x - center
      let whole = fronts.opening - center
      guard whole != 0, radius.magnitude > 0.02 * (fronts.to - fronts.from).magnitude else {
        return nil
      }
      half = min(1.5 * half, half * (radius / whole).magnitude)
      sag = drawnSag(height: scale.across * half, radius: scale.along * radius)
    }
    let vertex = scale.x(x)
    let height = scale.across * half
    guard height > 2 else { return nil }
    let rim = vertex - sag
    return Path([
      .move(Point(rim, scale.origin.y - height)),
      .quadratic(
        control: Point(vertex + sag, scale.origin.y), Point(rim, scale.origin.y + height)),
    ])
  }

  /// How far the rim lags behind the vertex, pixels: circles of the picture, so that they can be seen where it is stretched.
  private func drawnSag(height: Double, radius: Double) -> Double {
    let sag = height * height / (2 * radius)
    let most = 0.4 * min(radius.magnitude, 2 * height)
    return max(-most, min(most, sag))
  }
}
