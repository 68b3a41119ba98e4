import Optics
import Scenarios

/// The points by which the principal rays of a system are drawn: those of its first element, or of the whole where this is one lens
/// of several surfaces.
struct PrincipalBase {
  /// The vertex of the first element, metres from the front vertex.
  let vertex: Double
  /// The middle of a thin lens, the centre of a surface or mirror, a nodal point; `nil` at infinity.
  private(set) var center: Double?
  /// F; `nil` without a power.
  private(set) var focus: Double?
  let isMirror: Bool
  /// True if there is a centre unless the element is plane.
  var hasCenter: Bool { center != nil }

  init(_ outcome: SystemOutcome) {
    let system = outcome.system
    let optical = outcome.items.filter { $0.isOptical }
    let isOneLens =
      optical.count > 1 && optical.allSatisfy { $0.kind == .surface || $0.elements.count > 1 }
      || optical.count == 1 && optical[0].elements.count > 1
    let index = optical.first?.elements.lowerBound ?? 0
    let element = system.elements[index]
    vertex = element.position - system.frontVertex
    isMirror = element.reflects
    if isOneLens {
      let points = system.cardinalPoints
      focus = points?.firstFocal
      center = points?.firstNodal
      return
    }
    if element.power != .plano {
      focus = system.lens(index).firstFocalPoint.map { $0 + vertex }
    }
    switch element.kind {
    case .surface(let radius), .mirror(let radius):
      center = radius.isInfinite ? nil : vertex + radius
    case .lens, .stop, .screen, .reference: center = vertex
    }
  }
}
