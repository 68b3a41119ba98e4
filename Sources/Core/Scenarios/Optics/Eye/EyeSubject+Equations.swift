import Optics

extension EyeSubject {
  /// What a set of equations lacks in such a block; `nil` if it can be worked out.
  func missing(for equation: EyeEquation) -> MissingForEquation? {
    switch equation {
    case .refraction, .farPoint, .correction: nil
    case .nearPoint where amplitude == nil:
      MissingForEquation("the `amplitude` of the eye", "add `amplitude: 5 D` to `eye`")
    case .accommodation where object == nil:
      MissingForEquation("an `object`", "add `object: {distance: 40 cm}`")
    case .blur where pupil == nil:
      MissingForEquation("a `pupil`", "add `pupil: 4 mm` to `eye`")
    case .nearPoint, .accommodation, .blur: nil
    }
  }
}
