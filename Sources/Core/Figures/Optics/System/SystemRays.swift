import Geometry
import Optics
import Scenarios

/// The choice of rays for a system's diagram, and what could not be drawn.
struct SystemRays {
  private(set) var rays: [SystemRay] = []
  /// True if a principal ray would run along the element: through a focal point or a centre in whose plane the object stands.
  private(set) var lacksRay = false
  /// True if a principal ray would cross the first element far outside the picture.
  private(set) var leavesPicture = false

  private let outcome: SystemOutcome
  private let object: FieldPoint
  /// The highest of what is drawn of object and images, metres; more than 0.
  private let height: Double
  private let isObjectNear: Bool

  private var system: OpticalSystem { outcome.system }

  init(_ outcome: SystemOutcome, height: Double, isObjectNear: Bool) {
    self.outcome = outcome
    self.height = height
    self.isObjectNear = isObjectNear
    object = outcome.object.seen
    if outcome.conjugates.objectKind != .atElement || outcome.startsWithPlane { choose() }
  }

  /// True if there are rays and none of them gets through.
  var areAllStopped: Bool {
    !rays.isEmpty
      && rays.allSatisfy { ray in if case .stopped = ray.passage { true } else { false } }
  }

  /// The card over half of the first element, if there is one.
  private var card: (half: OpticsDiagramOptions.Cover, plane: Int)? {
    guard let half = outcome.presentation.diagram.cover,
      let first = outcome.items.first(where: { $0.isOptical })
    else { return nil }
    return (half, first.elements.lowerBound)
  }

  private var isOnAxis: Bool {
    switch object {
    case .at(let tip): tip.y == 0
    case .atElement(let height): height == 0
    case .atInfinity(let tangent): tangent == 0
    }
  }

  private mutating func choose() {
    switch outcome.presentation.diagram.rays {
    case .none: break
    case .axial: addCone(5)
    case .marginalAndChief:
      addCone(2)
      addBundle(1, role: .chief)
    case .bundle(let count): if isOnAxis { addCone(count) } else { addBundle(count) }
    case .principal(let count):
      if isOnAxis {
        addCone(outcome.isInstrument ? 3 : 4)
      } else if outcome.isInstrument {
        addBundle(count)
      } else {
        addPrincipal(count)
      }
    }
  }

  /// The tip of an object that has a place: in the plane of the front vertex too, if this is only a plane to measure from.
  private var tip: Point? {
    switch object {
    case .at(let tip): tip
    case .atElement(let height): Point(0, height)
    case .atInfinity: nil
    }
  }

  // MARK: Principal rays

  private mutating func addPrincipal(_ count: Int) {
    let base = PrincipalBase(outcome)
    if isObjectNear, let tip { add(.principal(1), at: tip.y, slope: 0) }
    if count > 1 { add(.principal(2), through: base.center, base.hasCenter) }
    if count > 2 { add(.principal(3), through: base.focus, base.focus != nil) }
    if rays.count < count, base.isMirror || base.center == nil {
      // Where there is no ray through a centre, the one to the vertex has its number.
      add(.principal(base.isMirror && base.center != nil ? 4 : 2), through: base.vertex, true)
    }
    if rays.count < count, let edge = rays.last?.heights.first {
      // A third ray: as far from the middle as the one before, on the other side.
      let height = edge == 0 ? -0.8 * self.height : -edge
      if let slope = object.slope(atHeight: height) { add(.bundle, at: height, slope: slope) }
    }
  }

  /// The ray whose line in front of the system crosses the axis at `place`, metres from the front vertex.
  private mutating func add(_ role: SystemRay.Role, through place: Double?, _ isExpected: Bool) {
    guard let place else { return }
    let slope: Double
    if let tip {
      let distance = tip.x - place
      guard distance.magnitude > ThinLens.tolerance * max(tip.x.magnitude, place.magnitude) else {
        lacksRay = isExpected
        return
      }
      slope = tip.y / distance
    } else if case .atInfinity(let tangent) = object {
      slope = -tangent
    } else {
      return
    }
    add(role, at: -slope * place, slope: slope)
  }

  private mutating func add(_ role: SystemRay.Role, at height: Double, slope: Double) {
    let ray = SystemRay(role, of: object, at: height, slope: slope, through: system, card: card)
    let highest = ray.heights.map { $0.magnitude }.max() ?? 0
    if case .principal = role, highest > DiagramRays.highest * self.height {
      leavesPicture = true
      return
    }
    rays.append(ray)
  }

  // MARK: Bundles

  /// Rays that fill the entrance pupil, or what serves as one, from the tip of the object.
  private mutating func addBundle(_ count: Int, role: SystemRay.Role = .bundle) {
    let opening = self.opening
    for index in 0..<count {
      let fraction = count == 1 ? 0 : 1 - 2 * Double(index) / Double(count - 1)
      if let tip, let slope = slopeToDistantPupil {
        add(role, at: tip.y - fraction * slope * tip.x, slope: fraction * slope)
      } else {
        addRay(role, of: object, towards: Point(opening.place, fraction * opening.half))
      }
    }
  }

  /// Rays from the foot of the object.
  private mutating func addCone(_ count: Int) {
    let foot: FieldPoint =
      switch object {
      case .at(let tip): .at(Point(tip.x, 0))
      case .atElement: .atElement(height: 0)
      case .atInfinity: .atInfinity(tangent: 0)
      }
    let opening = self.opening
    for index in 0..<count {
      let fraction = count == 1 ? 1 : 1 - 2 * Double(index) / Double(count - 1)
      if let tip, let slope = slopeToDistantPupil {
        add(.bundle, at: -fraction * slope * tip.x, slope: fraction * slope)
      } else {
        addRay(.bundle, of: foot, towards: Point(opening.place, fraction * opening.half))
      }
    }
  }

  private mutating func addRay(
    _ role: SystemRay.Role, of object: FieldPoint, towards target: Point
  ) {
    let slope: Double
    switch object {
    case .at(let tip):
      guard tip.x != target.x else { return }
      slope = (tip.y - target.y) / (tip.x - target.x)
    case .atElement(let height):
      guard target.x != 0 else { return }
      slope = (target.y - height) / target.x
    case .atInfinity(let tangent): slope = -tangent
    }
    rays.append(
      SystemRay(
        role, of: object, at: target.y - slope * target.x, slope: slope, through: system, card: card
      ))
  }

  /// The slope at which rays reach the edge of the aperture stop, where the entrance pupil is at infinity: wherever they start.
  private var slopeToDistantPupil: Double? {
    guard let pupils = outcome.pupils, pupils.entrance.position == nil,
      let diameter = system.elements[pupils.stop].aperture
    else { return nil }
    let height = system.heights(ofRayAt: 0, slope: 1)[pupils.stop]
    return height == 0 ? nil : diameter / 2 / height
  }

  /// Where bundles aim, and half its width, metres.
  private var opening: (place: Double, half: Double) {
    if let pupil = outcome.pupils?.entrance, let place = pupil.position,
      let diameter = pupil.diameter
    {
      return (place, diameter / 2)
    }
    let first = outcome.items.first { $0.isOptical }?.elements.lowerBound ?? 0
    return (system.elements[first].position - system.frontVertex, height)
  }
}
