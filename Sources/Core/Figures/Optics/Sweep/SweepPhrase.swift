import Phrases

/// What the figure of a sweep says.
public enum SweepPhrase: String, PhraseKey {
  case title = "sweep.title"
  /// With the slots `name` and `list`.
  case alternative = "sweep.alt.all"
  /// The same where there are no drawings.
  case alternativeTable = "sweep.alt.table"
  /// With the slots `value` and `text`.
  case alternativeStep = "sweep.alt.step"
  case separator = "sweep.alt.separator"

  // What is varied.
  case objectDistance = "sweep.key.object-distance"
  case objectHeight = "sweep.key.object-height"
  case power = "sweep.key.power"
  case focalLength = "sweep.key.focal-length"
  case prescription = "sweep.key.prescription"
  case radius = "sweep.key.radius"
  case refractiveIndex = "sweep.key.index"
  case medium = "sweep.key.medium"
  case wavelength = "sweep.key.wavelength"
  case apex = "sweep.key.apex"
  case incidence = "sweep.key.incidence"
  case rayHeight = "sweep.key.ray-height"
  case error = "sweep.key.error"
  case amplitude = "sweep.key.amplitude"
  case vertex = "sweep.key.vertex"
  case pupil = "sweep.key.pupil"

  // The columns of the table.
  case imageDistance = "sweep.column.image-distance"
  case imageVergence = "sweep.column.image-vergence"
  case magnification = "sweep.column.magnification"
  case imageKind = "sweep.column.image-kind"
  case none = "sweep.column.none"
}
