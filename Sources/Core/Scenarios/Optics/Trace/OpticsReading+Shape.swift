import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `conic` of a surface or a mirror, and checks that there is a surface as far out as its opening; false with an error.
  mutating func readShape(
    _ mapping: NodeMapping, of element: inout OpticalElement, radius: Double
  ) -> Bool {
    if let entry = mapping["conic"] {
      guard let number = quantity(entry, as: .number, example: "-1") else { return false }
      guard (-1e6...1e6).contains(number.value) else {
        report(
          "optics/conic-out-of-range", entry.value.range,
          "a conic constant lies between −1 000 000 and 1 000 000",
          explanation: "0 is a sphere, −1 a paraboloid, below that are hyperboloids.",
          [Solution("write `-1`, for example")])
        return false
      }
      element.conic = number.value
    }
    return fits(mapping["aperture"], radius: radius, conic: element.conic)
  }

  /// True if an opening lies within the greatest height of a surface; else an error.
  mutating func fits(_ aperture: NodeMapping.Entry?, radius: Double, conic: Double) -> Bool {
    guard let aperture, let scalar = aperture.value.scalar else { return true }
    var found: [Diagnostic] = []
    guard
      let diameter = scalar.quantity(.length, of: "aperture", in: scope, &found)?.value
    else { return true }
    let greatest = ConicProfile(radius: radius, conic: conic).greatestHeight
    if diameter / 2 <= greatest * (1 + 1e-12) { return true }
    report(
      "optics/aperture-beyond-radius", aperture.value.range,
      conic == 0
        ? "an opening is not wider than the sphere, twice its radius"
        : "an opening is not wider than the surface",
      explanation: "Farther from the axis there is no surface.",
      [Solution("make the aperture smaller, or the radius larger")])
    return false
  }
}
