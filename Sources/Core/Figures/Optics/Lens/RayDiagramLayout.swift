import Geometry
import Optics
import Scenarios

/// Where everything of a ray diagram lies: the stretch of axis that is shown, the rays, the scales, the frame.
struct RayDiagramLayout {
  let outcome: LensOutcome
  let window: RayDiagramWindow
  let choice: DiagramRays
  /// Half the drawn height of the lens, metres.
  let lensHalf: Double
  /// True if the opening of the lens is larger than the picture.
  let isLensCut: Bool
  let scale: AxialScale
  /// What rays are clipped to, pixels.
  let frame: Rectangle

  /// Pixels.
  static let width = 720.0
  private static let halfHeight = 112.0
  private static let top = 22.0
  /// Rays may leave the lens's height by so much.
  private static let slack = 10.0

  init(_ outcome: LensOutcome) {
    self.outcome = outcome
    let lens = outcome.lens.model
    let options = outcome.presentation.diagram
    window = RayDiagramWindow(outcome.conjugates, lens: lens)
    choice = DiagramRays(outcome.conjugates, lens: lens, options: options, window: window)
    let extent = Self.extent(outcome, window, choice)
    lensHalf = extent.lens
    isLensCut = extent.isCut
    let half = max(extent.lens, 1.06 * extent.things)
    let natural = Self.width / (window.right - window.left)
    var along = natural
    var across = Self.halfHeight / half
    if options.hasEqualScales {
      // The narrower of the two, and never so flat that nothing can be seen.
      across = min(natural, 2 * across)
      along = across
    }
    let middle = (window.left + window.right) / 2
    let height = max(30, across * half)
    scale = AxialScale(
      along: along, across: across,
      origin: Point(Self.width / 2 - along * middle, Self.top + Self.slack + height))
    frame = Rectangle(
      minX: 0, minY: Self.top, maxX: Self.width,
      maxY: Self.top + 2 * (height + Self.slack))
  }

  /// Half the height of the lens, and the highest of everything else, metres.
  private static func extent(
    _ outcome: LensOutcome, _ window: RayDiagramWindow, _ choice: DiagramRays
  ) -> (lens: Double, things: Double, isCut: Bool) {
    let object = window.showsObject ? outcome.conjugates.object.height ?? 0 : 0
    let image = window.showsImage ? outcome.conjugates.image.height ?? 0 : 0
    let things = max(object.magnitude, image.magnitude)
    let missing = choice.rays.filter { $0.passage == .missesLens }
    let highest = 1.15 * (Self.highest(choice.rays) ?? 0)
    guard let aperture = outcome.lens.model.aperture else {
      let needed = max(highest, 0.6 * things)
      let isInLens = outcome.conjugates.objectKind == .atElement
      return (
        needed > 0 ? (isInLens ? 1.25 * things : needed) : choice.halfOpening, things, false
      )
    }
    let needed = 1.15 * (Self.highest(missing) ?? 0)
    let most = 1.5 * DiagramRays.highest * max(things, highest)
    let isCut = most > 0 && aperture / 2 > most
    return (max(needed, isCut ? most : aperture / 2), things, isCut)
  }

  private static func highest(_ rays: [DiagramRay]) -> Double? {
    rays.map { $0.ray.height.magnitude }.max()
  }
}
