/// Collects words and what stands between them.
struct TextWriter {
  private(set) var items: [MathItem] = []
  private var words = ""
  private(set) var style: TextStyle

  init(style: TextStyle) { self.style = style }

  /// All that was collected; empty text is a text too.
  var finished: [MathItem] {
    var writer = self
    writer.flush()
    return writer.items.isEmpty ? [.text("", style)] : writer.items
  }

  mutating func set(_ style: TextStyle) {
    guard style != self.style else { return }
    flush()
    self.style = style
  }

  /// Appends a character; quotation marks and dashes are put together as TeX does, except in typewriter type.
  mutating func append(_ scalar: Unicode.Scalar) {
    if style.family != .mono, let ligature = Self.ligature(words.unicodeScalars.last, scalar) {
      words.unicodeScalars.removeLast()
      words.unicodeScalars.append(ligature)
      return
    }
    switch scalar {
    case "`" where style.family != .mono: words += "‘"
    case "'" where style.family != .mono: words += "’"
    default: words.unicodeScalars.append(scalar)
    }
  }

  mutating func append(_ text: String) { words += text }

  mutating func append(_ text: String, _ style: TextStyle) {
    flush()
    items.append(.text(text, style))
  }

  mutating func append(_ more: [MathItem]) {
    flush()
    items.append(contentsOf: more)
  }

  mutating func append(space width: Double) {
    if width == 0.25 {
      words += "\u{A0}"
    } else if width != 0 {
      append([.space(width)])
    }
  }

  private mutating func flush() {
    if !words.isEmpty { items.append(.text(words, style)) }
    words = ""
  }

  private static func ligature(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> Unicode
    .Scalar?
  {
    switch (first, second) {
    case ("‘", "`"): "“"
    case ("’", "'"): "”"
    case ("-", "-"): "–"
    case ("–", "-"): "—"
    default: nil
    }
  }
}

extension TextStyle {
  /// The style of a font that is switched to.
  init(_ alphabet: Alphabet, in outer: TextStyle) {
    self = outer
    switch alphabet {
    case .bold, .boldItalic: isBold = true
    case .italic: isItalic = true
    case .sans, .sansItalic, .sansBold: family = .sans
    case .mono: family = .mono
    case .upright: self = TextStyle()
    case .normal, .script, .fraktur, .doubleStruck: break
    }
  }

  /// The style of `\textbf{…}` and its kin inside words of this one.
  func nesting(_ inner: TextStyle?, isEmphasis: Bool, name: String) -> TextStyle {
    guard let inner else { return self }
    var style = self
    if isEmphasis {
      style.isItalic.toggle()
    } else if name == "textup" {
      style.isItalic = false
    } else if name == "textmd" {
      style.isBold = false
    } else if name == "textrm" || name == "textnormal" {
      return TextStyle()
    } else {
      style.isBold = isBold || inner.isBold
      style.isItalic = isItalic || inner.isItalic
      if inner.family != .roman { style.family = inner.family }
    }
    return style
  }
}
