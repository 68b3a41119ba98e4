import TestSupport

/// Blocks with exact rays that look random and are the same in every run.
struct TraceGallery {
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed)
  }

  /// A block as an author might write one.
  mutating func ordinary() -> String {
    let aperture = chance.number(in: 8...30)
    let bundle = chance.number(in: 2...15)
    var text: String
    switch chance.number(in: 0...5) {
    case 0:
      let shape = chance.number(in: 0...1) == 0 ? "concave" : "convex"
      text =
        "mirror: {radius: \(chance.number(in: 20...200)) mm, shape: \(shape), conic: \(chance.number(in: -2...0)), aperture: \(aperture) mm}\n"
    case 1:
      let radius = chance.number(in: 20...120) * (chance.number(in: 0...1) == 0 ? 1 : -1)
      text = "surface: {radius: \(radius) mm, index: 1.5, aperture: \(aperture) mm}\n"
      if chance.number(in: 0...2) == 0 { text += "medium: {before: 4/3}\n" }
    case 2:
      text =
        "elements:\n  - surface: {radius: 34 mm, index: 1.67, aperture: \(aperture) mm}\n"
        + "  - surface: {radius: -22 mm, index: 1.73, after: 9 mm}\n"
        + "  - surface: {radius: -291 mm, index: 1, after: 2.5 mm}\n"
    case 3:
      text =
        "elements:\n  - mirror: {radius: 300 mm, shape: concave, conic: -1, aperture: \(2 * aperture) mm}\n"
        + "  - mirror: {radius: 130 mm, shape: convex, conic: -4, after: 100 mm}\n"
    default: text = lens(aperture)
    }
    if chance.number(in: 0...2) == 0 {
      text +=
        "object: {distance: \(chance.number(in: 30...300)) mm, height: \(chance.number(in: -6...6)) mm}\n"
    } else if chance.number(in: 0...2) == 0 {
      text += "object: {distance: infinity, angle: \(chance.number(in: -8...8)) deg}\n"
    }
    switch chance.number(in: 0...3) {
    case 0: text += "ray: {height: \(Double(aperture) * 0.4) mm}\n"
    case 1: text += "diagram: {rays: exact \(bundle)}\naberration: {}\n"
    case 2: text += "diagram: {rays: exact \(bundle), paraxial: shown}\n"
    default: text += "diagram: {rays: exact \(bundle)}\n"
    }
    return text
  }

  private mutating func lens(_ aperture: Int) -> String {
    let front = chance.number(in: 25...150) * (chance.number(in: 0...3) == 0 ? -1 : 1)
    let back = chance.number(in: 25...150) * (chance.number(in: 0...3) == 0 ? 1 : -1)
    return
      "lens: {radii: [\(front) mm, \(back) mm], index: \(1.4 + Double(chance.number(in: 0...5)) / 10), thickness: \(chance.number(in: 6...16)) mm, aperture: \(aperture) mm}\n"
  }

  /// A block whose numbers are often the awkward ones.
  mutating func awkward() -> String {
    var text = ""
    switch chance.number(in: 0...3) {
    case 0: text = "mirror: {radius: \(number()) mm, aperture: \(number()) mm}\n"
    case 1:
      text =
        "surface: {radius: \(number()) mm, index: \(index()), conic: \(chance.number(in: -3...3))}\n"
    default:
      text =
        "elements:\n  - surface: {radius: \(number()) mm, index: \(index())}\n"
        + "  - surface: {radius: \(number()) mm, index: \(index()), after: \(chance.number(in: 0...20)) mm}\n"
      if chance.number(in: 0...3) == 0 {
        text += "  - stop: {diameter: \(chance.number(in: 1...20)) mm, after: 2 mm}\n"
      }
    }
    if chance.number(in: 0...2) == 0 {
      text += "object: {u: \(number()) mm, height: \(number()) mm}\n"
      text += "ray: {angle: \(chance.number(in: -60...60)) deg}\n"
    } else {
      text += "ray: {height: \(number()) mm, angle: \(chance.number(in: -30...30)) deg}\n"
    }
    return text
      + "aberration: {aperture: \(chance.number(in: 1...30)) mm}\ndiagram: {rays: exact 5, paraxial: shown}\nequations: [snell, crossing, sag, aplanatic]\n"
  }

  private mutating func index() -> Double {
    chance.number(in: 0...9) == 0 ? 1 : 1 + chance.number(0, 1)
  }

  /// One in twenty is a number at which something may break.
  private mutating func number() -> String {
    if chance.number(in: 0...19) == 0 {
      return ["0", "infinity", "-infinity", "1e-9", "1e9", "10", "-10", "20"][
        chance.number(in: 0...7)]
    }
    return "\(chance.number(-80, 80))"
  }
}
