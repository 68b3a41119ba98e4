import Geometry
import Optics
import Scenarios

/// Where everything in a drawing of exact rays lies; one scale along and across the axis.
struct TraceLayout {
  let result: TraceResult
  /// How far from the axis each surface is drawn, metres.
  let halves: [Double]
  let window: TraceWindow
  let scale: AxialScale
  /// What rays are clipped to, pixels.
  let frame: Rectangle

  /// Pixels.
  static let width = 720.0
  private static let greatestHeight = 380.0
  private static let leastHeight = 120.0
  private static let top = 24.0

  init(_ result: TraceResult) {
    self.result = result
    halves = TraceHalves(of: result).halves
    var window = TraceWindow(result, halves: halves)
    let half = Self.half(result, halves, window)
    let pixels = min(Self.width / (window.right - window.left), Self.greatestHeight / (2.16 * half))
    window.widen(to: Self.width / pixels)
    self.window = window
    let height = max(Self.leastHeight, 2.16 * half * pixels)
    frame = Rectangle(minX: 0, minY: Self.top, maxX: Self.width, maxY: Self.top + height)
    scale = AxialScale(
      along: pixels, across: pixels,
      origin: Point(-window.left * pixels, Self.top + height / 2))
  }

  /// Half the height of what must be inside, metres.
  private static func half(_ result: TraceResult, _ halves: [Double], _ window: TraceWindow)
    -> Double
  {
    var half = halves.max() ?? 0.01
    if case .point(let source) = result.source, window.showsSource {
      half = max(half, source.y.magnitude)
    }
    if window.showsImage, let height = result.imageHeight {
      half = max(half, 1.25 * height.magnitude)
    }
    for ray in result.rays {
      for crossing in ray.crossings { half = max(half, 1.04 * crossing.point.y.magnitude) }
    }
    // Where rays pass a surface by, as long as the surface keeps a third of the height.
    let most = 3 * half
    for ray in result.rays {
      guard case .missed(let number) = ray.fate,
        let passing = ray.lastStretch.point(at: result.system.surfaces[number - 1].position)
      else { continue }
      let height = 1.15 * passing.y.magnitude
      if height <= most { half = max(half, height) }
    }
    return half
  }

  /// A point of the model in the plane of the drawing.
  func point(_ point: SpacePoint) -> Point { scale.point(Point(point.x, point.y)) }

  /// Farther than anything drawn, metres.
  var reach: Double { 4 * (window.right - window.left) }
}
