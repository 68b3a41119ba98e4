import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `wavelength` of a block: for this light the indices of glasses hold. To be read before any medium.
  mutating func readWavelength(of body: NodeMapping) {
    if let entry = body["wavelength"], let line = spectralLine(entry.value, of: "wavelength") {
      self.line = line
    }
  }

  /// A line by its letter, or a wavelength.
  mutating func spectralLine(_ node: Node, of key: String) -> SpectralLine? {
    guard let scalar = node.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", node.range,
        "`\(key)` is a wavelength or a spectral line, `486.1 nm` or `F` for example")
      return nil
    }
    if let line = SpectralLine(named: scalar.text) { return line }
    if let first = scalar.text.unicodeScalars.first, first.properties.isAlphabetic {
      let names = SpectralLine.named.compactMap { $0.name }
      let near = NearMiss.of(scalar.text, among: names)
      report(
        "optics/unknown-line", scalar.range, "`\(scalar.text)` is not a spectral line",
        explanation: "The lines are " + names.map { "`\($0)`" }.joined(separator: ", ")
          + "; any other light is given by its wavelength.",
        near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
      return nil
    }
    guard let length = quantity(scalar, as: .length, of: key) else { return nil }
    if (200e-9...2500e-9).contains(length.value) {
      return SpectralLine.named.first { ($0.wavelength - length.value).magnitude < 1e-15 }
        ?? SpectralLine(wavelength: length.value)
    }
    report(
      "optics/wavelength-out-of-range", scalar.range,
      "a wavelength lies between 200 nm and 2500 nm",
      explanation: "Visible light has 380 nm to 750 nm.",
      [Solution("write `587.6 nm`, for example")])
    return nil
  }
}
