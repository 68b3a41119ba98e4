import Drawing
import Foundation
import Testing

@Suite struct PaletteTests {
  /// The luminance of WCAG 2.
  static func luminance(_ color: Color) -> Double {
    let linear = linear(color)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  static func linear(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map {
      let value = Double($0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  static func contrast(_ first: Color, _ second: Color) -> Double {
    let (one, two) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, two) / min(one, two)
  }

  @Test(arguments: Palette.allCases, Palette.Theme.allCases)
  func `text has a contrast of 4.5 and lines of 3, in every role`(
    palette: Palette, theme: Palette.Theme
  ) {
    let page = palette.color(.page, in: theme)
    for role in Role.allCases where role != .page {
      let style = role.style
      let ink = palette.color(style.ink, in: theme)
      let fill = palette.color(style.fill, in: theme)
      #expect(Self.contrast(ink, fill) >= 4.5, "text of \(role.rawValue) on its fill")
      if style.ink != .page {
        #expect(Self.contrast(ink, page) >= 4.5, "text of \(role.rawValue) on the page")
      }
      let line = palette.color(style.line, in: theme)
      #expect(Self.contrast(line, page) >= 3, "line of \(role.rawValue)")
    }
  }

  @Test func `the palette of high contrast reaches 7`() {
    for theme in Palette.Theme.allCases {
      let page = Palette.highContrast.color(.page, in: theme)
      for swatch in Swatch.allCases where swatch != .page && !swatch.rawValue.hasPrefix("pale") {
        let color = Palette.highContrast.color(swatch, in: theme)
        #expect(Self.contrast(color, page) >= 7, "\(swatch.rawValue)")
      }
    }
  }

  /// What dichromats see: linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1).
  static let sights: [String: [[Double]]] = [
    "normal": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  /// Lightness and two hue axes in which distances are alike to the eye (Oklab, Ottosson 2020), times 100.
  static func seen(_ color: Color, by sight: String) -> [Double] {
    func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { zip($0, vector).map { $0 * $1 }.reduce(0, +) }
    }
    let light = times(sights[sight] ?? [], linear(color)).map { min(1, max(0, $0)) }
    let cones = times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], light
    ).map { cbrt($0) }
    return times(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones
    ).map { 100 * $0 }
  }

  /// The hues that stand side by side in a ray diagram: object, image and four rays.
  static let hues: [Swatch] = [.green, .purple, .vermilion, .blue, .amber, .teal]

  @Test(arguments: [
    (Palette.standard, "normal", 5.0), (.redGreenSafe, "protanopia", 10),
    (.redGreenSafe, "deuteranopia", 10), (.redGreenSafe, "normal", 10),
    (.tritanopia, "tritanopia", 10), (.tritanopia, "normal", 10), (.highContrast, "normal", 5),
  ])
  func `hues are far apart for the sight that a palette is for`(
    palette: Palette, sight: String, least: Double
  ) {
    for theme in Palette.Theme.allCases {
      let colors = Self.hues.map { Self.seen(palette.color($0, in: theme), by: sight) }
      for (index, color) in colors.enumerated() {
        for other in 0..<index {
          let distance = zip(color, colors[other]).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            .squareRoot()
          #expect(
            distance >= least,
            "\(Self.hues[index].rawValue) and \(Self.hues[other].rawValue) in \(theme)")
        }
      }
    }
  }

  @Test func `every role and every colour is in the style sheet`() {
    let text = StyleSheet.figures.text
    for role in Role.allCases {
      for part in ["line", "solid", "fill", "ink"] {
        #expect(text.contains(".drawing .\(part)-\(role.rawValue){"))
      }
    }
    for swatch in Swatch.allCases {
      #expect(text.contains("--figure-\(swatch.rawValue):"))
    }
  }

  @Test func `a page chooses light, dark and palette by attributes of its root`() {
    let text = StyleSheet.figures.text
    #expect(text.contains("@media screen{:root[data-theme=\"dark\"]{--figure-page:#14161a;"))
    #expect(text.contains(":root:not([data-theme=\"light\"]){--figure-page:#14161a;"))
    #expect(
      text.contains(":root[data-palette=\"deuteranopia\"],:root[data-palette=\"protanopia\"]{"))
    #expect(text.contains(":root[data-palette=\"high-contrast\"][data-theme=\"dark\"]{"))
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
  }

  @Test func `rays and tints begin again and never trap`() {
    #expect(Role.ray(1) == .ray1)
    #expect(Role.ray(5) == .ray1)
    #expect(Role.tint(0) == .tint8)
    #expect(Role.extension(-1) == .extension3)
    #expect(Role.tint(.max).rawValue.hasPrefix("tint"))
    #expect(Role.tint(.min).rawValue.hasPrefix("tint"))
  }
}
