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
      "object: {\(object)}\nlens: {power: \(number(power)) D}\nequations: [vergence, gaussian, newtonian, magnification]\ndiagram: {\(options())}\n"
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
