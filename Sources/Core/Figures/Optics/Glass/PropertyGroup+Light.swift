import Optics
import Phrases
import Quantities

extension PropertyGroup {
  /// For which light the figure holds; `nil` for the yellow line d, which is meant where nothing is said.
  static func light(_ line: SpectralLine, _ style: QuantityStyle, _ phrases: Phrases)
    -> PropertyGroup?
  {
    guard line != .d else { return nil }
    var text = style.text(of: Quantity(line.wavelength, .length, in: .nanometre))
    if line.name != nil {
      text = phrases(
        RayPhrase.propertyColour, [("line", PrismWords.letter(of: line)), ("wavelength", text)])
    }
    return PropertyGroup(
      phrases(RayPhrase.groupLight), badge: "object",
      rows: [Row(phrases(RayPhrase.propertyWavelength), text)])
  }
}
