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
  case labelImageOfNamed = "optics.system.label.image-of-named"
  case labelImageOf = "optics.system.label.image-of"
  case notePlane = "optics.system.note.plane"
  case noteMisses = "optics.system.note.misses"
  case noteLacksRay = "optics.system.note.lacks-ray"
  case noteLeaves = "optics.system.note.leaves"

  // The text alternative
  case titleConcave = "optics.system.title.concave"
  case titleConvex = "optics.system.title.convex"
  case titlePlaneMirror = "optics.system.title.plane-mirror"
  case titleSurface = "optics.system.title.surface"
  case titlePlaneSurface = "optics.system.title.plane-surface"
  case titleThickLens = "optics.system.title.thick-lens"
  case titleSlab = "optics.system.title.slab"
  case titleLens = "optics.system.title.lens"
  case titleSystem = "optics.system.title.system"
  case altConcave = "optics.system.alt.concave"
  case altConvex = "optics.system.alt.convex"
  case altPlaneMirror = "optics.system.alt.plane-mirror"
  case altSurface = "optics.system.alt.surface"
  case altPlaneSurface = "optics.system.alt.plane-surface"
  case altThickLens = "optics.system.alt.thick-lens"
  case altSlab = "optics.system.alt.slab"
  case altConverging = "optics.system.alt.converging"
  case altDiverging = "optics.system.alt.diverging"
  case altPlano = "optics.system.alt.plano"
  case altStop = "optics.system.alt.stop"
  case altScreen = "optics.system.alt.screen"
  case altNamed = "optics.system.alt.named"
  case altNamedBehind = "optics.system.alt.named-behind"
  case altObject = "optics.system.alt.object"
  case altObjectAxis = "optics.system.alt.object-axis"
  case altObjectVirtual = "optics.system.alt.object-virtual"
  case altObjectThere = "optics.system.alt.object-there"
  case altObjectFarByRule = "optics.system.alt.object-far-by-rule"
  case altBetweenReal = "optics.system.alt.between-real"
  case altBetweenVirtual = "optics.system.alt.between-virtual"
  case altImageRealBehind = "optics.system.alt.image-real-behind"
  case altImageVirtualInFront = "optics.system.alt.image-virtual-in-front"
  case altImageRealInFront = "optics.system.alt.image-real-in-front"
  case altImageVirtualBehind = "optics.system.alt.image-virtual-behind"
  case altImageThere = "optics.system.alt.image-there"
  case altImageAtInfinity = "optics.system.alt.image-at-infinity"
  case altImageHidden = "optics.system.alt.image-hidden"
  case altAngular = "optics.system.alt.angular-magnification"
  case elementLens = "optics.system.element.lens"
  case elementMirror = "optics.system.element.mirror"
  case elementSurface = "optics.system.element.surface"
  case elementSlab = "optics.system.element.slab"
  case elementFirst = "optics.system.element.first"
  case elementLast = "optics.system.element.last"

  // Beside the equations
  case equationAtElement = "optics.system.equation.at-element"
  case equationParallel = "optics.system.equation.parallel"
  case equationMirrorSign = "optics.system.equation.mirror-sign"

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
  case propertyMatrix = "optics.system.property.matrix"
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
