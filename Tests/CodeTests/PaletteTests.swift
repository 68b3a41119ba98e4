import Foundation
import TestSupport
import Testing

@testable import Code

@Suite struct PaletteTests {
  /// The values of a variable in the style sheets: light and dark.
  static func colors(_ name: String) throws -> [String] {
    let text = try ["code.css", "style.css"].map {
      try String(contentsOfFile: Repository.folder + "/Templates/assets/" + $0, encoding: .utf8)
    }.joined()
    let start = try #require(text.range(of: "  --\(name): var(--light, "), "--\(name)")
    let line = text[start.upperBound...].prefix { $0 != ";" }
    let parts = line.components(separatedBy: ") var(--dark, ")
    try #require(parts.count == 2, "--\(name)")
    return [parts[0], String(parts[1].dropLast())]
  }

  /// The luminance of WCAG 2 of `#rrggbb` or `#rgb`.
  static func luminance(_ color: String) throws -> Double {
    var digits = String(color.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    let value = try #require(Int(digits, radix: 16), "\(color)")
    try #require(digits.count == 6, "\(color)")
    let linear = [value >> 16, value >> 8, value].map { part in
      let light = Double(part & 255) / 255
      return light <= 0.04045 ? light / 12.92 : pow((light + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  static func contrast(_ first: String, _ second: String) throws -> Double {
    let (one, two) = (try luminance(first) + 0.05, try luminance(second) + 0.05)
    return max(one, two) / min(one, two)
  }

  /// Each ink, with the grounds on which it stands.
  static let pairs: [(ink: String, grounds: [String])] =
    ["keyword", "type", "function", "string", "number", "comment", "meta", "variable"]
    .map { ("code-\($0)", ["tint", "code-marked"]) } + [
      ("code-added", ["code-added-ground", "tint", "code-marked"]),
      ("code-removed", ["code-removed-ground", "tint", "code-marked"]),
      ("ink", ["tint", "code-marked"]), ("faint", ["tint", "code-marked"]),
    ]

  @Test(arguments: pairs)
  func `every token has a contrast of 4.5 wherever it stands, light and dark`(
    ink: String, grounds: [String]
  ) throws {
    let inks = try Self.colors(ink)
    for ground in grounds {
      for (theme, pair) in zip(inks, try Self.colors(ground)).enumerated() {
        let contrast = try Self.contrast(pair.0, pair.1)
        #expect(contrast >= 4.5, "\(ink) on \(ground), \(["light", "dark"][theme]): \(contrast)")
      }
    }
  }

  @Test func `the style sheet knows every kind of token`() throws {
    let text = try String(
      contentsOfFile: Repository.folder + "/Templates/assets/code.css", encoding: .utf8)
    for kind in TokenKind.allCases { #expect(text.contains(".\(kind.className)"), "\(kind)") }
  }
}
