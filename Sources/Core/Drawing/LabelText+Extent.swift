import Geometry

extension LabelText {
  /// Small characters are this part of the size.
  static let scriptScale = 0.7
  /// How far lower characters sink and upper ones rise, of the size.
  static let sinking = 0.16
  static let rising = 0.36

  /// The width in pixels, of the widest line: measured, with what `Face.width(of:size:)` adds for safety.
  public var width: Double {
    var width = 0.0
    for line in lines { width = max(width, Self.width(of: line, size: size)) }
    return width
  }

  /// The width of one line in pixels.
  static func width(of line: [TextRun], size: Double) -> Double {
    var width = 0.0
    for (index, run) in line.enumerated() {
      let runSize = run.script == .baseline ? size : size * scriptScale
      width += run.face.width(of: run.text, size: runSize)
      if index > 0 { width += room(between: line[index - 1], and: run) * size }
    }
    return width
  }

  /// The room, of the size, between a slanted letter and a prime or exponent, which would touch its top: most for the hook of f.
  static func room(between left: TextRun, and right: TextRun) -> Double {
    guard left.face.isItalic, left.script == .baseline, right.script != .lower,
      !right.face.isItalic, let letter = left.text.last, right.text.first != " "
    else { return 0 }
    if letter == "f" { return 0.12 }
    return letter.isUppercase ? 0.06 : 0.03
  }

  /// How far the first line reaches above its baseline, in pixels: more where there are exponents or capitals with accents.
  public var ascent: Double {
    var height = 0.74
    for run in lines.first ?? [] {
      if run.script == .upper { height = max(height, 0.9) }
      if run.text.unicodeScalars.contains(where: { Self.isTall($0) }) { height = max(height, 0.94) }
    }
    return size * height
  }

  /// How far the last line reaches below its baseline, in pixels: less for capitals and digits than for p and q.
  public var descent: Double {
    var depth = 0.02
    for run in lines.last ?? [] {
      let own = Self.depth(of: run)
      depth = max(depth, run.script == .lower ? Self.sinking + Self.scriptScale * own : own)
    }
    return size * depth
  }

  /// From the top of the first line to the bottom of the last, in pixels.
  public var height: Double {
    ascent + descent + Double(max(0, lines.count - 1)) * size * Self.lineSpacing
  }

  private static func depth(of run: TextRun) -> Double {
    for scalar in run.text.unicodeScalars {
      switch scalar {
      case "f" where run.face == .serifItalic || run.face == .serifBoldItalic: return 0.23
      case "0"..."9", "A"..."I", "K"..."P", "R"..."Z", "a"..."f", "h", "i", "k"..."o", "r"..."x",
        "z", " ", ".", ":", "+", "=", "<", ">", "−", "–", "′", "″", "°", "%", "∞", "*", "'", "\"",
        "·", "×":
        continue
      default: return 0.23
      }
    }
    return 0.02
  }

  /// Capitals with accents, and scripts other than Latin, Greek and Cyrillic.
  private static func isTall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xDE, 0x100...0x17F, 0x300...0x36F, 0x530...0x1FFF, 0x2300...: true
    default: false
    }
  }
}
