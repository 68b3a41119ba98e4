import Optics
import Scenarios

/// Cases that textbooks have a sentence for.
extension SystemOutcome {
  /// The only element, if there is one.
  private var onlyItem: SystemItem? {
    let optical = items.filter { $0.isOptical }
    return optical.count == 1 ? optical.first : nil
  }

  /// True if object and image both lie in the centre of the only surface or mirror.
  var isAtCentre: Bool {
    guard let item = onlyItem, item.elements.count == 1,
      let object = steps[item.elements.lowerBound].object.position
    else { return false }
    switch system.elements[item.elements.lowerBound].kind {
    case .surface(let radius), .mirror(let radius):
      return radius.isFinite && Self.isEqual(object, radius)
    case .lens, .stop, .screen, .reference: return false
    }
  }

  /// True if light comes together inside the only lens, between its faces, and diverges behind it.
  var hasFocusInside: Bool {
    guard let item = onlyItem, item.kind == .lens, item.elements.count == 2,
      let focus = steps[item.elements.lowerBound].image.position, focus > 0
    else { return false }
    return steps[item.elements.lowerBound + 1].objectKind == .real
      && conjugates.imageKind == .virtual
  }

  /// True for one lens in one medium whose faces have one centre, and which has a power.
  var isConcentric: Bool {
    guard let item = onlyItem, item.kind == .lens, item.elements.count == 2,
      system.before == system.after, system.cardinalPoints != nil
    else { return false }
    let faces = system.elements[item.elements]
    guard case .surface(let front)? = faces.first?.kind, front.isFinite,
      case .surface(let back)? = faces.last?.kind, back.isFinite,
      let start = faces.first?.position, let end = faces.last?.position
    else { return false }
    return Self.isEqual(front, back + end - start)
  }

  private static func isEqual(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= ThinLens.tolerance * max(one.magnitude, other.magnitude)
  }
}
