import TestSupport

/// Blocks about systems that are generated, the same in every run.
struct SystemGallery {
  private var chance: Chance

  init(seed: UInt64) {
    chance = Chance(seed)
  }

  /// A block as an author might write one.
  mutating func ordinary() -> String {
    var text = "object: {\(object())}\n"
    switch chance.number(in: 0...6) {
    case 0: text += "mirror: \(shape()) \(length()) cm\n"
    case 1:
      text += "surface: {radius: \(sign())\(length()) cm, index: 1.\(chance.number(in: 1...8))}\n"
    case 2:
      text +=
        "lens: {front: \(shape()) \(length()) cm, back: \(shape()) \(length()) cm, index: 1.5, "
        + "thickness: \(chance.number(in: 0...12)) mm}\n"
    case 3: text += "lens: {power: \(power()) D}\nstop: {diameter: 2 cm, at: \(sign())4 cm}\n"
    default: text += elements()
    }
    if chance.number(in: 0...7) == 0 { text += "medium: water\n" }
    if chance.number(in: 0...2) == 0 { text += "diagram: {\(options())}\n" }
    return text
  }

  /// A block whose numbers are often the awkward ones.
  mutating func awkward() -> String {
    var text = "object: {u: \(awkward(-0.4)) m, height: \(awkward(0.02)) m}\nelements:\n"
    var gap = 0.0
    for _ in 0..<chance.number(in: 1...4) {
      switch chance.number(in: 0...4) {
      case 0:
        text +=
          "  - surface: {radius: \(awkward(0.1)) m, index: \(awkwardIndex()), after: \(gap) m}\n"
      case 1: text += "  - mirror: {radius: \(awkward(-0.4)) m, after: \(gap) m}\n"
      case 2: text += "  - stop: {diameter: \(awkward(0.02)) m, after: \(gap) m}\n"
      default: text += "  - lens: {power: \(awkward(5)) D, after: \(gap) m}\n"
      }
      gap = [0, 0.05, 0.1, 0.2, 0.4, 1e-6, 1e4][chance.number(in: 0...6)]
    }
    text += "near-point: 25 cm\nobserver: \(awkward(-2)) D\nvergence-at: \(awkward(0.1)) m\n"
    return text + "equations: [vergence, gaussian, newtonian, magnification]\n"
  }

  // MARK: Parts

  private mutating func object() -> String {
    switch chance.number(in: 0...7) {
    case 0: return "distance: infinity, angle: \(Double(chance.number(in: -12...12)) / 2) deg"
    case 1:
      return "distance: -\(chance.number(in: 1...40)) cm, height: 2 cm, kind: virtual"
    default:
      return
        "distance: \(chance.number(in: 1...160)) cm, height: \(chance.number(in: 1...8)) cm"
    }
  }

  private mutating func elements() -> String {
    var text = "elements:\n"
    for index in 0..<chance.number(in: 2...3) {
      let place = index == 0 ? "" : ", after: \(chance.number(in: 0...60)) cm"
      let name = chance.number(in: 0...2) == 0 ? ", name: part-\(index)" : ""
      let opening = chance.number(in: 0...2) == 0 ? ", aperture: 4 cm" : ""
      switch chance.number(in: 0...9) {
      case 0: text += "  - mirror: {focal-length: \(sign())\(length()) cm\(place)\(name)}\n"
      case 1: text += "  - surface: {radius: \(sign())\(length()) cm, index: 1.5\(place)}\n"
      case 2: text += "  - stop: {diameter: 2 cm\(place)}\n"
      default: text += "  - lens: {power: \(power()) D\(place)\(opening)\(name)}\n"
      }
    }
    return text
  }

  private mutating func options() -> String {
    let choices = [
      "rays: principal 2", "rays: bundle 5", "rays: marginal and chief", "rays: axial",
      "rays: none", "image: hidden", "labels: letters", "answers: hidden", "labels: none",
    ]
    return choices[chance.number(in: 0...choices.count - 1)]
  }

  private mutating func shape() -> String {
    chance.number(in: 0...1) == 0 ? "convex" : "concave"
  }
  private mutating func sign() -> String { chance.number(in: 0...1) == 0 ? "" : "-" }
  private mutating func length() -> Int { chance.number(in: 4...60) }
  private mutating func power() -> Double { Double(chance.number(in: -40...60)) / 4 }

  private mutating func awkwardIndex() -> String {
    ["1", "1.5", "1.333", "10", "0.1"][chance.number(in: 0...4)]
  }

  private mutating func awkward(_ ordinary: Double) -> String {
    guard chance.number(in: 0...4) == 0 else {
      return "\(ordinary * chance.number(-2, 4))"
    }
    let numbers: [Double] = [
      0, .infinity, -.infinity, ordinary, 2 * ordinary, -ordinary, 1e-12, 1e15, -1e15, 1e-6,
      0.2, 0.1,
    ]
    let number = numbers[chance.number(in: 0...numbers.count - 1)]
    return number.isInfinite ? (number < 0 ? "-infinity" : "infinity") : "\(number)"
  }
}
