/// A set of colours for a kind of sight.
///
/// The raw value is what `data-palette` of the page says.
public enum Palette: String, Sendable, Hashable, CaseIterable {
  case standard = "default"
  /// For deuteranopia and protanopia: told apart along blue and yellow and by lightness, never along red and green.
  case redGreenSafe = "red-green-safe"
  /// For tritanopia: told apart along red and green and by lightness, never along blue and yellow.
  case tritanopia
  case highContrast = "high-contrast"

  /// Light or dark.
  public enum Theme: Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// The colour of a swatch.
  public func color(_ swatch: Swatch, in theme: Theme) -> Color {
    let pair = pair(swatch) ?? Self.standardPair(swatch)
    return Color(theme == .light ? pair.light : pair.dark)
  }

  /// True if the swatch differs from the standard palette's, light or dark. A style sheet restates both then, or the light
  /// one of this palette would win over the dark one of the standard.
  func changes(_ swatch: Swatch) -> Bool {
    guard let pair = pair(swatch) else { return false }
    return pair != Self.standardPair(swatch)
  }

  typealias Pair = (light: UInt32, dark: UInt32)

  /// What this palette changes of the standard one.
  private func pair(_ swatch: Swatch) -> Pair? {
    switch self {
    case .standard: nil
    case .redGreenSafe: Self.redGreenSafePair(swatch)
    case .tritanopia: Self.tritanopiaPair(swatch)
    case .highContrast: Self.highContrastPair(swatch)
    }
  }
}
