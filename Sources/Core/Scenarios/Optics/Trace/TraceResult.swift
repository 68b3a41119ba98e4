import Optics

/// What exact rays show of a system: the rays, and where the paraxial image is that they miss.
public struct TraceResult: Sendable, Hashable {
  /// As it stands in space, its front vertex at 0.
  public let system: TracedSystem
  /// The light that is traced: from the tip of the object, or from its direction.
  public let source: TraceSource
  /// Where the paraxial image of the axial point lies, in the coordinates of the system.
  public let image: AxisCrossing
  /// How high the paraxial image of the tip is, metres; `nil` for an image at infinity.
  public let imageHeight: Double?
  /// The ray that the author asks for.
  public let ray: TracedRay?
  /// The rays of a bundle that fills the pupil, from its lower edge to the upper one.
  public let bundle: [TracedRay]
  /// Where the rays of the bundle are aimed.
  public let pupil: EntrancePupil?
  public let aberrations: AberrationResult?

  /// Traces what is asked for.
  ///
  /// - Parameters:
  ///   - ray: the single ray, before the first surface.
  ///   - bundle: how many rays fill the pupil.
  ///   - pupil: the opening that they fill.
  ///   - field: the angle of the field or the height of the object for which the aberrations are asked, as light from there;
  ///     `nil` if they are not.
  public init(
    _ system: TracedSystem, source: TraceSource, ray: LightRay? = nil, bundle: Int = 0,
    pupil: EntrancePupil? = nil, field: TraceSource? = nil
  ) {
    self.system = system
    self.source = source
    self.pupil = pupil
    image = source.paraxialImage(by: system)
    imageHeight = Self.imageHeight(of: source, by: system, at: image)
    self.ray = ray.map { system.trace($0) }
    self.bundle =
      pupil.map { pupil in
        (bundle > 0 ? pupil.fan(bundle) : []).compactMap { point in
          source.trace(through: point, of: pupil, in: system)
        }
      } ?? []
    aberrations = pupil.flatMap { pupil in
      field.flatMap { AberrationResult(of: system, source: $0, pupil: pupil) }
    }
  }

  /// All rays that are drawn.
  public var rays: [TracedRay] { (ray.map { [$0] } ?? []) + bundle }

  /// By the ray through the first vertex.
  private static func imageHeight(
    of source: TraceSource, by system: TracedSystem, at image: AxisCrossing
  ) -> Double? {
    guard case .at(let place) = image else { return nil }
    let first = system.surfaces.first?.position ?? 0
    var entrance = EntrancePupil(at: first, radius: 0)
    // An object in the plane of the first vertex sends no ray through it; one beside it will do.
    if case .point(let point) = source, point.x == first { entrance.position += 1 }
    guard let ray = source.paraxialRay(throughHeight: 0, of: entrance, at: first),
      let last = system.paraxialTrace(ray).last
    else { return nil }
    let height = last.moved(by: place - (system.surfaces.last?.position ?? 0)).height
    return height.isFinite ? height : nil
  }
}
