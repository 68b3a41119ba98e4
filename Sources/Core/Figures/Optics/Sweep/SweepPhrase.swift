import Phrases

/// What the figure of a sweep says.
public enum SweepPhrase: String, PhraseKey {
  case title = "sweep.title"
  /// With the slots `name` and `list`.
  case alternative = "sweep.alt.all"
  /// With the slots `value` and `text`.
  case alternativeStep = "sweep.alt.step"
  case separator = "sweep.alt.separator"

  // What is varied.
  case objectDistance = "sweep.key.object-distance"
  case objectHeight = "sweep.key.object-height"
  case power = "sweep.key.power"
  case focalLength = "sweep.key.focal-length"

  // The columns of the table.
  case imageDistance = "sweep.column.image-distance"
  case imageVergence = "sweep.column.image-vergence"
  case magnification = "sweep.column.magnification"
  case imageKind = "sweep.column.image-kind"
  case none = "sweep.column.none"
}
