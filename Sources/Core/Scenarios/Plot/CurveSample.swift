import Geometry

/// A curve at one value of its parameter.
struct CurveSample {
  /// How far along the parameter's range it is, 0...1.
  let fraction: Double
  /// In SI units; `nil` where the curve has no value.
  let point: Point?
  /// Where it is seen, in pixels of a picture of usual size, y up; meaningless where there is no value.
  let view: Point

  var isDefined: Bool { point != nil }
}
