/// The elementary functions, made of + − × ÷ √ on doubles and of integers only, so that they agree to the bit natively and in
/// WebAssembly, where the C libraries do not. Each is within one unit in the last place.
///
/// The series are Taylor's; the arguments are first made so small that few terms are needed. Special values are those of
/// IEEE 754: what is undefined is NaN.
public enum Elementary {
  /// The value of a polynomial whose coefficients begin with the constant.
  static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    var result = 0.0
    for coefficient in coefficients.reversed() { result = result * x + coefficient }
    return result
  }

  /// Below this an odd function that begins with x is x.
  static let tiny = 0x1p-27
}
