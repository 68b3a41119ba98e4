import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  private static let example = "42.00 D @ 180 / 43.50 D @ 90"

  /// Reads a cornea as it is noted down: `43 D`, `7.8 mm`, or `42.00 @ 180 / 43.50 @ 90`, two powers or two radii in either order with
  /// the meridian of one of them or of both; a number without a unit is a power.
  mutating func readings(_ scalar: Scalar) -> KeratometrySubject? {
    let text = Array(scalar.text.unicodeScalars)
    let parts = Self.split(text, 0..<text.count, at: "/")
    guard parts.count <= 2 else { return unreadable(scalar) }
    var found: [(curve: Keratometry, isPower: Bool, meridian: Meridian?)] = []
    for part in parts {
      let halves = Self.split(text, part, at: "@")
      guard halves.count <= 2, let curve = curve(text, halves[0], of: scalar) else {
        return unreadable(scalar)
      }
      var meridian: Meridian?
      if halves.count == 2 {
        guard let angle = angle(text, halves[1], of: scalar) else { return unreadable(scalar) }
        meridian = angle
      }
      found.append((curve.model, curve.isPower, meridian))
    }
    guard found.count == 2 else {
      guard found[0].meridian == nil else { return unreadable(scalar) }
      return KeratometrySubject(
        flat: found[0].curve, steep: nil, flatMeridian: .horizontal,
        isGivenByPower: found[0].isPower)
    }
    // Whichever stands first.
    let isFlatFirst = found[0].curve.radius >= found[1].curve.radius
    let (flat, steep) = isFlatFirst ? (found[0], found[1]) : (found[1], found[0])
    if let first = flat.meridian, let second = steep.meridian,
      (first.degrees - second.perpendicular.degrees).magnitude > 1e-9
    {
      report(
        "optics/unreadable-cornea", scalar.range, "the two meridians stand across each other",
        explanation: "A keratometer measures the flattest and the steepest, 90° apart.",
        [Solution("write `\(Self.example)`, for example")])
      return nil
    }
    return KeratometrySubject(
      flat: flat.curve, steep: steep.curve,
      flatMeridian: flat.meridian ?? steep.meridian?.perpendicular ?? .horizontal,
      isGivenByPower: flat.isPower && steep.isPower)
  }

  private mutating func unreadable(_ scalar: Scalar) -> KeratometrySubject? {
    if hasErrors { return nil }
    report(
      "optics/unreadable-cornea", scalar.range, "`\(scalar.text)` is no reading of a keratometer",
      explanation: "Write a power or a radius, or two with a meridian behind `@`.",
      [Solution("write `\(Self.example)`, for example")])
    return nil
  }

  private mutating func curve(
    _ text: [Unicode.Scalar], _ part: Range<Int>, of scalar: Scalar
  ) -> (model: Keratometry, isPower: Bool)? {
    let written = Self.string(text, part)
    let place = scalar.place(of: part)
    let isPlain = Double(written) != nil
    var own = self
    own.diagnostics = []
    guard
      let quantity = own.quantity(
        Scalar(isPlain ? written + " D" : written, at: place),
        as: isPlain || written.hasSuffix("D") ? .power : .length, of: "cornea")
    else { return nil }
    let index = Keratometry.usualIndex
    let model =
      quantity.dimension == .power
      ? Keratometry(power: Power(dioptres: quantity.value), index: index)
      : Keratometry(radius: quantity.value, index: index)
    guard (0.001...0.1).contains(model.radius) else {
      report(
        "optics/eye-out-of-range", place,
        "the radius of a cornea lies between 1 mm and 100 mm",
        [Solution("write `7.8 mm` or `43 D`, for example")])
      return nil
    }
    return (model, quantity.dimension == .power)
  }

  private mutating func angle(
    _ text: [Unicode.Scalar], _ part: Range<Int>, of scalar: Scalar
  ) -> Meridian? {
    let written = Self.string(text, part)
    let place = scalar.place(of: part)
    let plain = Scalar(Double(written) == nil ? written : written + " deg", at: place)
    return meridian(
      NodeMapping.Entry(key: Scalar("meridian", at: place), value: .scalar(plain)))
  }

  /// The stretches between separators, without blanks around them.
  private static func split(
    _ text: [Unicode.Scalar], _ range: Range<Int>, at separator: Unicode.Scalar
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || text[index] == separator {
      var part = start..<index
      while let first = part.first, text[first] == " " { part = first + 1..<part.upperBound }
      while let last = part.last, text[last] == " " { part = part.lowerBound..<last }
      found.append(part)
      start = index + 1
    }
    return found
  }

  private static func string(_ text: [Unicode.Scalar], _ range: Range<Int>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: text[range])
    return string
  }
}
