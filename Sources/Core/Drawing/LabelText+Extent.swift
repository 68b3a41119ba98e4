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
    for run in line {
      let runSize = run.script == .baseline ? size : size * scriptScale
      width += run.face.width(of: run.text, size: runSize)
    }
    return width
  }

  /// How far the first line reaches above its baseline, in pixels.
  public var ascent: Double {
    let hasUpper = (lines.first ?? []).contains { $0.script == .upper }
    return size * (hasUpper ? 0.9 : 0.74)
  }

  /// How far the last line reaches below its baseline, in pixels: less for capitals and digits than for p and q.
  public var descent: Double {
    var depth = 0.02
    for run in lines.last ?? [] {
      switch run.script {
      case .lower:
        depth = max(depth, Self.sinking + Self.scriptScale * Self.depth(of: run.text))
      case .baseline, .upper: depth = max(depth, Self.depth(of: run.text))
      }
    }
    return size * depth
  }

  /// From the top of the first line to the bottom of the last, in pixels.
  public var height: Double {
    ascent + descent + Double(max(0, lines.count - 1)) * size * Self.lineSpacing
  }

  private static func depth(of text: String) -> Double {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."P", "R"..."Z", "a"..."f", "h", "i", "k"..."o", "r"..."x", "z", " ",
        ".", ":", "+", "=", "<", ">", "−", "–", "′", "″", "°", "%", "∞", "*", "'", "\"", "·", "×":
        continue
      default: return 0.23
      }
    }
    return 0.02
  }
}
