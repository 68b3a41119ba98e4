import TestSupport

/// Blocks about exact rays that are generated, the same in every run.
struct RayGallery {
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed)
  }

  static let glasses = ["N-BK7", "SF5", "N-SF11", "diamond", "water", "CaF2", "N-FK5", "F2"]

  /// A block as an author might write one; `isAwkward` puts in awkward numbers now and then.
  mutating func block(isAwkward: Bool = false) -> String {
    let text =
      switch chance.number(in: 0...6) {
      case 0, 1: plane(isAwkward)
      case 2: slab(isAwkward)
      case 3, 4: prism(isAwkward)
      case 5: power(isAwkward)
      default: colours(isAwkward)
      }
    return chance.number(in: 0...7) == 0 && !text.contains("diagram")
      ? text + "diagram: {\(options())}\n" : text
  }

  private mutating func options() -> String {
    ["answers: hidden", "labels: none", "angles: hidden", "reflection: hidden"][
      chance.number(in: 0...3)]
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[chance.number(in: 0...items.count - 1)]
  }

  private mutating func index(_ isAwkward: Bool) -> String {
    if isAwkward, chance.number(in: 0...19) == 0 {
      return "\(pick([1, 1.5, 0.1, 10, 1.0000000001, 4.0 / 3, 0.5]))"
    }
    return "\(Double(chance.number(in: 100...250)) / 100)"
  }

  private mutating func material(_ isAwkward: Bool) -> String {
    chance.number(in: 0...1) == 0 ? "glass: \(pick(Self.glasses))" : "index: \(index(isAwkward))"
  }

  private mutating func angle(_ isAwkward: Bool, from least: Int = 0) -> String {
    if isAwkward, chance.number(in: 0...9) == 0 {
      return pick([
        "0 deg", "90 deg", "1e-9 deg", "89.9999999 deg", "critical angle", "Brewster angle",
        "41.810314895778596 deg", "41.8103148957785 deg", "0.000001 rad", "45 deg",
      ])
    }
    return "\(Double(chance.number(in: 2 * least...178)) / 2) deg"
  }

  private mutating func rays(_ isAwkward: Bool) -> String {
    if chance.number(in: 0...3) > 0 { return "ray: \(angle(isAwkward))\n" }
    let angles = (0..<chance.number(in: 2...6)).map { _ in angle(isAwkward) }
    return "rays: [\(angles.joined(separator: ", "))]\n"
  }

  private mutating func plane(_ isAwkward: Bool) -> String {
    rays(isAwkward) + "medium: \(index(isAwkward))\nsurface: {\(material(isAwkward))}\n"
      + pick([
        "", "equations: [snell, critical angle, Brewster angle, reflectance]\n", "wavelength: F\n",
      ])
  }

  private mutating func slab(_ isAwkward: Bool) -> String {
    let thickness =
      isAwkward && chance.number(in: 0...9) == 0
      ? pick(["1e-11 m", "1e14 m", "1 nm"]) : "\(chance.number(in: 1...90)) mm"
    let media = pick([
      "", "medium: \(index(isAwkward))\n",
      "medium: {before: \(index(isAwkward)), after: \(index(isAwkward))}\n",
    ])
    return rays(isAwkward) + "slab: {thickness: \(thickness), \(material(isAwkward))}\n" + media
      + pick(["", "equations: [snell, slab, reflectance]\n"])
  }

  private mutating func prism(_ isAwkward: Bool) -> String {
    let apex =
      isAwkward && chance.number(in: 0...9) == 0
      ? pick(["1e-6 deg", "179.9 deg", "90 deg", "83.62062979155719 deg", "178 deg", "0.01 deg"])
      : "\(chance.number(in: 1...120)) deg"
    var ray = angle(isAwkward, from: -89)
    if chance.number(in: 0...3) == 0 { ray = "minimum deviation" }
    return "prism: {apex: \(apex), \(material(isAwkward))}\nray: \(ray)\n"
      + pick(["", "medium: \(index(isAwkward))\n"])
      + pick([
        "", "equations: [deviation, minimum deviation, thin prism, dispersion, power]\n",
        "wavelength: g\n",
      ])
  }

  private mutating func prismPower(_ isAwkward: Bool) -> String {
    let power =
      isAwkward && chance.number(in: 0...9) == 0
      ? pick(["0", "1000", "0.000001", "999.9"]) : "\(Double(chance.number(in: 1...120)) / 4)"
    let base = pick(["up", "down", "in", "out", "\(chance.number(in: 0...360)) deg"])
    return "power: \(power) prism D, base: \(base)"
  }

  private mutating func power(_ isAwkward: Bool) -> String {
    let eye = pick(["eye: right\n", "eye: left\n"])
    if chance.number(in: 0...1) == 0 {
      let items = (0..<chance.number(in: 1...4)).map { _ in
        "  - prism: {\(prismPower(isAwkward))}\n"
      }
      return eye + "elements:\n" + items.joined()
    }
    return eye
      + "prism: {\(prismPower(isAwkward)), displacement-at: \(pick(["6 m", "[1 m, 33 cm]"]))}\n"
      + pick(["", "equations: [power, components]\n"])
  }

  private mutating func colours(_ isAwkward: Bool) -> String {
    let distance =
      isAwkward && chance.number(in: 0...9) == 0
      ? pick(["20 cm", "0 cm", "1e-11 m", "1e14 m", "infinity"])
      : pick(["infinity", "\(chance.number(in: 5...200)) cm"])
    let power = Double(chance.number(in: -80...80)) / 4
    let lens = pick([
      "power: \(power) D, achromat: [N-BK7, SF5]",
      "power: \(power) D, glass: \(pick(Self.glasses))",
      "radii: [20 cm, -\(chance.number(in: 5...50)) cm], glass: \(pick(Self.glasses))",
    ])
    return
      "object: {distance: \(distance)}\nlens: {\(lens)}\ndiagram: {wavelengths: [C, d, F, g]}\n"
  }
}
