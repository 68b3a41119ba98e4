/// A colour by name; which colour that is depends on the palette and on light or dark (`Palette.color`).
///
/// The raw value is part of the style sheet's variable: `--figure-blue`.
public enum Swatch: String, Sendable, Hashable, CaseIterable {
  case page
  /// Text and plain lines.
  case ink
  /// Grey lines and words of less weight.
  case quiet
  case blue
  case vermilion
  case green
  case amber
  case purple
  case teal
  case steel
  case paleQuiet = "pale-quiet"
  case paleBlue = "pale-blue"
  case paleVermilion = "pale-vermilion"
  case paleGreen = "pale-green"
  case paleAmber = "pale-amber"
  case palePurple = "pale-purple"
  case paleTeal = "pale-teal"
  case paleSteel = "pale-steel"
}
