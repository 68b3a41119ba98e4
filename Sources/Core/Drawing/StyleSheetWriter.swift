import Markup

/// Writes the rules of `StyleSheet`.
struct StyleSheetWriter {
  var bytes: [UInt8] = []

  /// The variables of a palette: light, dark by the reader's system, dark by the page's choice.
  mutating func writeVariables(of palette: Palette) {
    let names =
      palette == .standard ? [""] : palette.names.map { "[data-palette=\"\($0)\"]" }
    let light = declarations(palette, .light)
    let dark = declarations(palette, .dark)
    writeRule(names.map { ":root\($0)" }, light)
    bytes.append("@media screen and (prefers-color-scheme:dark){")
    writeRule(names.map { ":root\($0):not([data-theme=\"light\"])" }, dark)
    bytes.append("}\n@media screen{")
    writeRule(names.map { ":root\($0)[data-theme=\"dark\"]" }, dark)
    bytes.append("}\n")
  }

  /// The classes of roles, which read the variables.
  mutating func writeRules(for roles: [Role]) {
    for role in roles {
      let style = role.style
      let name = role.rawValue
      writeRule([".drawing .line-\(name)"], [("stroke", variable(style.line))])
      writeRule([".drawing .solid-\(name)"], [("fill", variable(style.line))])
      writeRule([".drawing .fill-\(name)"], [("fill", variable(style.fill))])
      writeRule([".drawing .ink-\(name)"], [("fill", variable(style.ink))])
    }
    writeRule([".drawing .halo"], [("stroke", variable(.page))])
  }

  /// On paper the variables are those of a light page, and hatching shows.
  mutating func writePrint() {
    bytes.append("@media print{.drawing .print-only{display:inline}}\n")
  }

  /// Rules for a file by itself: the literal colours in it are the light ones, so only dark ones are said.
  mutating func writeStandalone(for roles: [Role]) {
    bytes.append("@media screen and (prefers-color-scheme:dark){")
    writeRule([".drawing"], declarations(.standard, .dark) + [("background", variable(.page))])
    writeRules(for: roles)
    bytes.append("}\n")
    writePrint()
  }

  private func declarations(_ palette: Palette, _ theme: Palette.Theme) -> [(String, String)] {
    var declarations: [(String, String)] = []
    for swatch in Swatch.allCases {
      if palette != .standard, !palette.changes(swatch) { continue }
      let color = palette.color(swatch, in: theme)
      declarations.append(("--figure-\(swatch.rawValue)", color.text))
    }
    return declarations
  }

  private func variable(_ swatch: Swatch) -> String { "var(--figure-\(swatch.rawValue))" }

  private mutating func writeRule(_ selectors: [String], _ declarations: [(String, String)]) {
    if declarations.isEmpty { return }
    bytes.append(selectors.joined(separator: ","))
    bytes.append("{")
    for (index, declaration) in declarations.enumerated() {
      if index > 0 { bytes.append(";") }
      bytes.append(declaration.0)
      bytes.append(":")
      bytes.append(declaration.1)
    }
    bytes.append("}\n")
  }
}

extension Palette {
  /// What the page may say for this palette.
  var names: [String] {
    self == .redGreenSafe ? [rawValue, "deuteranopia", "protanopia"] : [rawValue]
  }
}
