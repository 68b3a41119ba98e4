/// The signs that can stand behind `\left`, `\middle`, `\right` and `\big`.
enum Delimiter {
  /// The delimiter that a token names: empty for the point, `nil` if it names none.
  static func of(_ token: Token, _ command: Command?) -> String? {
    switch token.kind {
    case .character:
      switch token.scalar {
      case ".": return ""
      case "<": return "⟨"
      case ">": return "⟩"
      default: return signs.contains(token.scalar) ? String(token.scalar) : nil
      }
    case .command:
      switch token.name {
      case "lt": return "⟨"
      case "gt": return "⟩"
      case "mid": return "|"
      case "parallel": return "‖"
      default: break
      }
      guard case .symbol(let symbol)? = command, let scalar = symbol.text.unicodeScalars.first,
        signs.contains(scalar)
      else { return nil }
      return symbol.text
    default: return nil
    }
  }

  static let signs = Set(
    "()[]{}|‖⟨⟩⌊⌋⌈⌉/\\↑↓↕⇑⇓⇕⟮⟯⎰⎱┌┐└┘⌜⌝⌞⌟⟦⟧⦃⦄∣∥".unicodeScalars)
}
