import Phrases
import Scenarios

/// The words of figures about systems, mirrors and surfaces; what they share with one thin lens is in `OpticsPhrase`.
public enum SystemPhrase: String, PhraseKey {
  case lens = "optics.system.kind.lens"
  case mirror = "optics.system.kind.mirror"
  case surface = "optics.system.kind.surface"
  case slab = "optics.system.kind.slab"
  case stop = "optics.system.kind.stop"
  case screen = "optics.system.kind.screen"
  case plane = "optics.system.kind.plane"
  case numbered = "optics.system.numbered"

  // In and under the drawing
  case labelImageOf = "optics.system.label.image-of"
  case notePlane = "optics.system.note.plane"
  case noteMisses = "optics.system.note.misses"
  case noteLacksRay = "optics.system.note.lacks-ray"
  case noteLeaves = "optics.system.note.leaves"

  // The properties table
  case groupSystem = "optics.system.property.system"
  case propertyKind = "optics.system.property.kind"
  case propertyLength = "optics.system.property.length"
  case propertyRadius = "optics.system.property.radius"
  case propertyFrontPower = "optics.system.property.front-power"
  case propertyBackPower = "optics.system.property.back-power"
  case propertyThickness = "optics.system.property.thickness"
  case propertyFrontVertexPower = "optics.system.property.front-vertex-power"
  case propertyBackVertexPower = "optics.system.property.back-vertex-power"
  case propertyFocalPoints = "optics.system.property.focal-points"
  case propertyPrincipalPoints = "optics.system.property.principal-points"
  case propertyNodalPoints = "optics.system.property.nodal-points"
  case propertyAngularMagnification = "optics.system.property.angular-magnification"
  case propertyEntrancePupil = "optics.system.property.entrance-pupil"
  case propertyExitPupil = "optics.system.property.exit-pupil"
  case propertyStopNumber = "optics.system.property.f-number"
  case propertyHalfField = "optics.system.property.half-field"
  case propertyMagnifyingPower = "optics.system.property.magnifying-power"
  case propertyMagnifyingPowerNear = "optics.system.property.magnifying-power-near"
  case propertyAdjustedLength = "optics.system.property.adjusted-length"
  case propertyDiameter = "optics.system.property.diameter"
  case propertyImage = "optics.system.property.image"
  case valueAfocal = "optics.system.value.afocal"
  case valueConverging = "optics.system.value.converging"
  case valueDiverging = "optics.system.value.diverging"
  case valuePair = "optics.system.value.pair"
  case valuePupil = "optics.system.value.pupil"
  case valuePupilAtInfinity = "optics.system.value.pupil-at-infinity"

  /// The word for a kind of element.
  init(_ kind: SystemItem.Kind) {
    switch kind {
    case .lens: self = .lens
    case .mirror: self = .mirror
    case .surface: self = .surface
    case .slab: self = .slab
    case .stop: self = .stop
    case .screen: self = .screen
    case .plane: self = .plane
    }
  }
}
