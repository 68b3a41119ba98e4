extension Unit {
  /// A power of a unit of length, `cm^2`, `cm²` or `m^-1`, in which areas and volumes are shown.
  public init?(powerOfLength spelling: String) {
    let scalars = Array(spelling.unicodeScalars)
    guard let mark = scalars.firstIndex(where: { $0 == "^" || "²³⁴⁻".unicodeScalars.contains($0) })
    else { return nil }
    func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text
    }
    let exponent: Int?
    switch text(scalars[mark...]) {
    case "^2", "²": exponent = 2
    case "^3", "³": exponent = 3
    case "^4", "⁴": exponent = 4
    case "^-1", "⁻¹": exponent = -1
    case "^-2", "⁻²": exponent = -2
    default: exponent = nil
    }
    guard let exponent, let base = Unit(written: text(scalars[..<mark])),
      base.dimension == .length
    else { return nil }
    // Powers of the two integers, so that no digit is lost.
    func power(_ value: Double) -> Double {
      (0..<exponent.magnitude).reduce(1) { product, _ in product * value }
    }
    let (above, below) = (power(base.multiplier), power(base.divisor))
    self.init(
      base.symbol + Unit.superscript(exponent), Dimension(length: exponent),
      exponent > 0 ? above : below, per: exponent > 0 ? below : above, spellings: [spelling])
  }
}
