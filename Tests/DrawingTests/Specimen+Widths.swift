import Drawing
import Geometry

extension Specimen {
  /// Text in every face in a frame as wide as it is measured, for the browser to measure again (`Tests/Browser/text_widths.py`).
  static var widths: Drawing {
    let faces = Face.allCases
    let words = [
      "Hello, world", "−40.25 cm", "AVATAR To. WAVE", "f′ = 20 cm", "1/v = 1/u + 1/f", "αβγδ Σ Ω Δ",
      "∞ ≤ ≥ ≠ ≈ ±", "→ ← ↑ ↓", "Ångström, Łódź", "привет", "שלום", "“quoted” – dash…", "fi ffl Ty",
      "m/s² · ½ × 10³", "WWWWWW", "iiiiiiii", "e\u{0301}a\u{0308}o\u{0302}", "(a, b) [c] {d}",
      "−40\u{2009}cm", "5\u{202F}D 3\u{A0}m", "x ∈ A ∪ B ⇒ ✓ ▾",
    ]
    var drawing = Drawing(
      id: "figure-widths",
      viewBox: Rectangle(
        minX: 0, minY: 0, maxX: 160 * Double(faces.count), maxY: 30 * Double(words.count + 6)),
      title: "Widths", description: "Text in frames of the measured width.")
    for (column, face) in faces.enumerated() {
      for (row, word) in words.enumerated() {
        add(
          LabelText(word, size: 16, face: face),
          at: Point(80 + 160 * Double(column), 15 + 30 * Double(row)), to: &drawing)
      }
    }
    let symbols = ["F′", "f′_{ob}", "d₁", "h′^2", "x_{12}", "Σ_i", "f^2", "V′_{max}", "α_0"]
    for (index, symbol) in symbols.enumerated() {
      for (shift, isBold) in [false, true].enumerated() {
        add(
          LabelText(symbol: symbol, size: 16, isBold: isBold) + LabelText(" = −5 D"),
          at: Point(80 + 110 * Double(index), 15 + 30 * Double(words.count + shift)), to: &drawing)
      }
    }
    return drawing
  }

  private static func add(_ text: LabelText, at center: Point, to drawing: inout Drawing) {
    let label = Label(text, boxCenteredAt: center)
    drawing.add(.rectangle(label.bounds, cornerRadius: 0, .line(.note)))
    drawing.add(.label(label))
  }
}
