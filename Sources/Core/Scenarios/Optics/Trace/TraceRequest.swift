import Optics

/// What an author asks of exact rays.
struct TraceRequest {
  /// The single ray, before the first surface.
  var ray: LightRay?
  /// Where its height is asked for, metres from the back vertex, positive to the right.
  var screen: Double?
  /// How many rays fill the opening.
  var bundle = 0
  var pupil: EntrancePupil?
  /// The angle of the field in radians, if the author gives one.
  var field: Double?
  /// True if the aberrations are asked for.
  var wantsAberrations = false
}
