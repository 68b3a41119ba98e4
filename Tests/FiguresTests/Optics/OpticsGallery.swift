import TestSupport

/// Blocks that are generated, the same in every run.
struct OpticsGallery {
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed)
  }

  /// A block as an author might write one.
  mutating func ordinary() -> String {
    let power = Double(chance.number(in: -40...40)) / 4
    let distance = Double(chance.number(in: -60...240)) / 2
    var object = "distance: \(distance) cm, height: \(chance.number(in: -10...20)) cm"
    if distance < 0 { object += ", kind: virtual" }
    if chance.number(in: 0...9) == 0 { object = "distance: infinity, angle: \(degrees()) deg" }
    var lens = "power: \(power) D"
    if chance.number(in: 0...3) == 0 { lens += ", aperture: \(chance.number(in: 1...20)) cm" }
    var text = "object: {\(object)}\nlens: {\(lens)}\n"
    if chance.number(in: 0...5) == 0 { text += "medium: water\n" }
    if chance.number(in: 0...5) == 0 { text += "medium: {before: air, after: 1.5}\n" }
    if chance.number(in: 0...1) == 0 { text += "diagram: {\(options())}\n" }
    return text.replacing("medium: water\nmedium", with: "medium")
  }

  /// A block whose numbers are often the awkward ones.
  mutating func awkward() -> String {
    let power = chance.number(in: 0...19) == 0 ? awkwardNumber(0.2) : chance.number(-30, 30)
    let focus = power == 0 ? 0.2 : 1 / power
    let isAwkward = chance.number(in: 0...19) == 0
    let distance = isAwkward ? awkwardNumber(focus) : chance.number(-2, 5)
    let height = chance.number(in: 0...19) == 0 ? awkwardNumber(focus) : chance.number(-0.2, 0.3)
    var object = "u: \(number(-distance)) m, height: \(number(height)) m"
    if chance.number(in: 0...9) == 0 {
      object = "u: \(number(distance)) m, angle: \(degrees()) deg"
    }
    return
      "object: {\(object)}\nlens: {\(awkwardLens(power))}\nequations: [vergence, gaussian, newtonian, magnification]\ndiagram: {\(options())}\n"
      + surroundings()
  }

  /// The lens by its power, or by what has that power in air, or nearly.
  private mutating func awkwardLens(_ power: Double) -> String {
    let aperture =
      chance.number(in: 0...9) == 0 ? ", aperture: \(number(awkwardNumber(0.05))) m" : ""
    switch chance.number(in: 0...9) {
    case 0: return "focal-length: \(number(power == 0 ? .infinity : 1 / power)) m" + aperture
    case 1: return "power-in-air: \(number(power)) D, index: 1.6" + aperture
    case 2:
      let radius = chance.number(in: 0...4) == 0 ? awkwardNumber(0.2) : chance.number(-1, 1)
      return "radii: [\(number(radius)) m, \(number(chance.number(-1, 1))) m], index: 1.5"
        + aperture
    default: return "power: \(number(power)) D" + aperture
    }
  }

  /// The media and the ways of writing, each now and then another than usual.
  private mutating func surroundings() -> String {
    var text = ""
    switch chance.number(in: 0...7) {
    case 0: text += "medium: water\n"
    case 1: text += "medium: {before: air, after: \(chance.number(1, 4))}\n"
    case 2: text += "medium: {before: 1.336, after: air}\n"
    default: break
    }
    if chance.number(in: 0...3) == 0 { text += "convention: real-is-positive\n" }
    let notations = ["LFL'", "do di f", "s s' f"]
    if chance.number(in: 0...3) == 0 {
      text += "notation: \(notations[chance.number(in: 0...2)])\n"
    }
    return text
  }

  private mutating func degrees() -> Double { Double(chance.number(in: -20...20)) / 2 }

  private mutating func awkwardNumber(_ focus: Double) -> Double {
    let numbers = [
      0, .infinity, -.infinity, focus, 2 * focus, -focus, 1e-12, 1e15, -1e15, focus * (1 + 1e-10),
      focus * (1 + 1e-8), 1e-6, 1e6,
    ]
    return numbers[chance.number(in: 0...numbers.count - 1)]
  }

  private func number(_ value: Double) -> String {
    value.isInfinite ? (value < 0 ? "-infinity" : "infinity") : "\(value)"
  }

  private mutating func options() -> String {
    let rays = [
      "principal", "principal 2", "bundle 5", "bundle 9", "marginal and chief", "axial", "none",
    ]
    var text = "rays: \(rays[chance.number(in: 0...6)])"
    switch chance.number(in: 0...9) {
    case 0: text += ", image: hidden"
    case 1: text += ", answers: hidden"
    case 2: text += ", cover: upper half"
    case 3: text += ", cover: lower half"
    case 4: text += ", labels: [letters, 2F]"
    case 5: text += ", scale: equal"
    default: break
    }
    return text
  }
}
