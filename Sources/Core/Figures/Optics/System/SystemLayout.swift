import Geometry
import Optics
import Scenarios

/// Where everything of a system's diagram lies: the stretch of axis, the rays, the scales, the frame.
struct SystemLayout {
  let outcome: SystemOutcome
  let places: SystemPlaces
  let window: SystemWindow
  let rays: SystemRays
  /// Half the drawn height of each plane, metres.
  let halves: [Double]
  /// Half the height of all that is drawn, metres.
  let half: Double
  let scale: AxialScale
  /// What rays are clipped to, pixels.
  let frame: Rectangle

  static let width = 720.0
  private static let halfHeight = 112.0
  private static let top = 22.0
  private static let slack = 10.0

  init(_ outcome: SystemOutcome) {
    self.outcome = outcome
    places = SystemPlaces(outcome.system)
    window = SystemWindow(outcome, places)
    let height = Self.height(outcome, window, places)
    rays = SystemRays(outcome, height: height, isObjectNear: window.showsObject)
    let halves = Self.halves(outcome, rays, height, window, places)
    self.halves = halves
    half = max(
      halves.max() ?? height, 1.06 * Self.things(outcome, window, places),
      Self.leaving(outcome, rays, window))
    let natural = Self.width / (window.right - window.left)
    var along = natural
    var across = Self.halfHeight / half
    if outcome.presentation.diagram.hasEqualScales {
      across = min(natural, 2 * across)
      along = across
    }
    let middle = (window.left + window.right) / 2
    let drawn = max(30, across * half)
    scale = AxialScale(
      along: along, across: across,
      origin: Point(Self.width / 2 - along * middle, Self.top + Self.slack + drawn))
    frame = Rectangle(
      minX: 0, minY: Self.top, maxX: Self.width, maxY: Self.top + 2 * (drawn + Self.slack))
  }

  /// The layout of one of several small drawings, to the scale that they share.
  init(_ outcome: SystemOutcome, _ shared: SystemSweepScale, in frame: Rectangle) {
    self.outcome = outcome
    self.frame = frame
    places = SystemPlaces(outcome.system)
    window = SystemWindow(outcome, places).resized(to: shared.visible, outcome, places)
    let height = Self.height(outcome, window, places)
    rays = SystemRays(outcome, height: height, isObjectNear: window.showsObject)
    halves = shared.halves
    half = shared.half
    let along = frame.width / (shared.visible.upperBound - shared.visible.lowerBound)
    scale = AxialScale(
      along: along, across: frame.height / (2 * half),
      origin: Point(frame.minX - along * shared.visible.lowerBound, frame.center.y))
  }

  /// The tips of the arrows that are shown, metres.
  private static func arrows(
    _ outcome: SystemOutcome, _ window: SystemWindow, _ places: SystemPlaces
  ) -> [Point] {
    var tips = SystemPoints(outcome, places).between.map { $0.tip }
      .filter { window.left...window.right ~= $0.x }
    let (object, image) = (outcome.conjugates.object, outcome.conjugates.image)
    if window.showsObject, let height = object.height {
      tips.append(Point(object.position ?? 0, height))
    }
    if window.showsImage, let height = image.height {
      tips.append(Point(places.x(behind: outcome.backPlane, image.position ?? 0), height))
    }
    return tips
  }

  /// The height of the highest of them.
  private static func things(
    _ outcome: SystemOutcome, _ window: SystemWindow, _ places: SystemPlaces
  ) -> Double {
    arrows(outcome, window, places).map { $0.y.magnitude }.max() ?? 0
  }

  /// How far from the axis the light is a short way behind the last element, where no image says how high the picture must be:
  /// parallel light of an instrument, and light that comes together in that element.
  private static func leaving(
    _ outcome: SystemOutcome, _ rays: SystemRays, _ window: SystemWindow
  ) -> Double {
    let isParallel =
      outcome.conjugates.imageKind == .atInfinity && outcome.system.cardinalPoints == nil
    guard isParallel || outcome.conjugates.imageKind == .atElement, !outcome.isSinglePlane else {
      return 0
    }
    let reach = 0.1 * (window.right - window.left)
    return rays.rays.compactMap { ray in
      guard let height = ray.heights.last, let slope = ray.slopes.last else { return nil }
      return (height + reach * slope).magnitude
    }.max() ?? 0
  }

  /// The measure of heights: what is shown, else the first opening, else a tenth of the width.
  private static func height(
    _ outcome: SystemOutcome, _ window: SystemWindow, _ places: SystemPlaces
  ) -> Double {
    let highest = things(outcome, window, places)
    let opening = outcome.system.elements.compactMap { $0.aperture }.min().map { $0 / 2 }
    if highest > 0 { return max(highest, opening ?? 0) }
    // Where a sphere is strongly curved, rays stay on it.
    let radii = outcome.system.elements.compactMap { element -> Double? in
      switch element.kind {
      case .surface(let radius), .mirror(let radius): radius.magnitude
      case .lens, .stop, .screen, .reference: nil
      }
    }
    return opening ?? min(0.1 * window.base, 0.5 * (radii.min() ?? .infinity))
  }

  /// How high each plane is drawn: its opening, else somewhat more than the rays need.
  private static func halves(
    _ outcome: SystemOutcome, _ rays: SystemRays, _ height: Double, _ window: SystemWindow,
    _ places: SystemPlaces
  ) -> [Double] {
    let arrows = Self.arrows(outcome, window, places)
    let optical = outcome.system.elements.indices.map { index in
      let standing = arrows.filter { $0.x == places.x[index] }.map { $0.y.magnitude }
      return (rays.rays.map { $0.heights[index].magnitude } + standing).max() ?? 0
    }
    let most = max(optical.max() ?? 0, 0.4 * height)
    return outcome.system.elements.enumerated().map { index, element in
      let needed = max(1.15 * optical[index], 0.45 * most, 0.3 * height)
      guard let aperture = element.aperture, element.kind != .stop else {
        return element.kind == .stop ? max(1.6 * (element.aperture ?? 0) / 2, 0.6 * most) : needed
      }
      return min(max(aperture / 2, 1.05 * optical[index]), 3 * max(most, height))
    }
  }
}
