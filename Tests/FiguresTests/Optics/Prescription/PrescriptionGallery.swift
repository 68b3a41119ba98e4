import TestSupport

/// Blocks about prescriptions, eyes and corneas, made by chance: plausible ones, and awkward ones.
struct PrescriptionGallery {
  private var chance: Chance

  init(seed: UInt64) { chance = Chance(seed) }

  // MARK: Plausible

  /// A block as a teacher would write it.
  mutating func plausible() -> String {
    switch chance.number(in: 0...8) {
    case 0: "lens: {rx: \(rx())}\n"
    case 1: "lens: {rx: \(rx()), meridian: \(chance.number(in: 0...180)) deg}\n"
    case 2: "elements: [{lens: {rx: \(rx())}}, {lens: {rx: \(rx())}}]\n"
    case 3: "object: {distance: infinity}\nlens: {rx: \(rx()), aperture: \(millimetres(2, 8))}\n"
    case 4:
      "object: {distance: \(chance.number(in: 20...400)) cm}\nlens: {rx: \(rx()), aperture: 5 mm}\n"
    case 5:
      "lens: {rx: \(rx()), decentration: \"\(millimetres(-6, 6)) in, \(millimetres(-6, 6)) up\", eye: right}\n"
    case 6: "lens: {rx: \(rx()), vertex: \(millimetres(8, 16))}\n"
    case 7: "show: [diagram, correction, range, points]\n" + eye()
    default: "cornea: {radius: \(millimetres(7, 9))}\n"
    }
  }

  private mutating func rx() -> String {
    let sphere = Double(chance.number(in: -32...32)) / 4
    let cylinder = Double(chance.number(in: -16...16)) / 4
    return "\(sphere) \(cylinder) x \(chance.number(in: 0...180))"
  }

  private mutating func millimetres(_ least: Double, _ most: Double) -> String {
    "\((chance.number(least, most) * 10).rounded() / 10) mm"
  }

  private mutating func eye() -> String {
    let error = Double(chance.number(in: -40...24)) / 4
    let amplitude = chance.number(in: 1...12)
    var text = "eye: {error: \(error) D, amplitude: \(amplitude) D, pupil: 4 mm"
    if chance.number(in: 0...1) == 0 { text += ", vertex: 12 mm" }
    if chance.number(in: 0...3) == 0 { text += ", corrected: true" }
    if chance.number(in: 0...3) == 0 {
      text = "eye: {model: gullstrand-emsley, error: \(error) D, pupil: 4 mm"
    }
    text += "}\n"
    if chance.number(in: 0...1) == 0 {
      text += "object: {distance: \(chance.number(in: 10...200)) cm}\n"
    }
    return text
  }

  // MARK: Awkward

  /// A block with numbers from where it is hard: nothing, infinity, equal and opposite, very small, very large.
  mutating func awkward() -> String {
    switch chance.number(in: 0...9) {
    case 0:
      return
        "show: [power cross, dial, equations, properties]\nlens: {rx: \(hardRx()), meridian: \(axis()) deg}\n"
    case 1: return "elements: [{lens: {rx: \(hardRx())}}, {lens: {rx: \(hardRx())}}]\n"
    case 2:
      let axis = axis()
      let cylinder = power()
      return
        "elements: [{lens: {rx: 0 \(cylinder) x \(axis)}}, {lens: {rx: 0 \(opposite(cylinder)) x \(axis)}}]\n"
    case 3, 4:
      return "object: {u: \(length())}\nlens: {rx: \(hardRx()), aperture: \(small())}\n"
    case 5:
      return "lens: {rx: \(hardRx()), decentration: \"\(shift()) in, \(shift()) up\", eye: left}\n"
    case 6:
      return "lens: {rx: \(hardRx()), vertex: {from: \(vertex()), to: \(vertex())}}\n"
    case 7:
      return
        "lens: {front-power: \(power()) D, thickness: \(vertex()), index: 1.5, back-vertex-power: \(power()) D, eye-distance: \(vertex())}\n"
    case 8:
      return "show: [diagram, correction, range, points, equations, properties]\n" + hardEye()
    default: return "cornea: {power: \(chance.number(1, 1000)) D}\n"
    }
  }

  private mutating func power() -> String {
    switch chance.number(in: 0...9) {
    case 0: "0"
    case 1: "-0.00"
    case 2: "0.0000000001"
    case 3: "-100000000000"
    case 4: "83.33333333333333"
    case 5: "\(chance.number(in: -4...4))"
    default: "\((chance.number(-20, 20) * 100).rounded() / 100)"
    }
  }

  private func opposite(_ power: String) -> String {
    power.hasPrefix("-") ? String(power.dropFirst()) : "-" + power
  }

  private mutating func axis() -> String {
    let axes = ["0", "180", "90", "45", "0.0001", "179.9999", "\(chance.number(in: 0...180))"]
    return axes[chance.number(in: 0...axes.count - 1)]
  }

  private mutating func hardRx() -> String { "\(power()) \(power()) x \(axis())" }

  private mutating func length() -> String {
    switch chance.number(in: 0...9) {
    case 0: "0 cm"
    case 1: "-infinity cm"
    case 2: "-50 cm"
    case 3: "-1000000000 m"
    case 4: "-0.00001 mm"
    case 5: "25 cm"
    default: "\(chance.number(-300, 100)) cm"
    }
  }

  private mutating func small() -> String {
    ["5 mm", "0.001 mm", "1000 km", "4 mm"][chance.number(in: 0...3)]
  }

  private mutating func shift() -> String {
    ["0 mm", "2 mm", "-3 mm", "1 m", "0.00001 mm", "-0.5 mm"][chance.number(in: 0...5)]
  }

  private mutating func vertex() -> String {
    ["0 mm", "12 mm", "14 mm", "1 m", "0.0001 mm"][chance.number(in: 0...4)]
  }

  private mutating func hardEye() -> String {
    let errors = ["0", "-59.9999", "100", "-8.5", "83.3333333333", "0.0000001", "-3", "3", "-20"]
    let error = errors[chance.number(in: 0...errors.count - 1)]
    var text = "eye: {"
    switch chance.number(in: 0...4) {
    case 0: text += "error: \(error) D"
    case 1: text += "power: \(chance.number(1, 1000)) D, length: \(chance.number(0.5, 1000)) mm"
    case 2: text += "model: gullstrand, error: \(error) D"
    case 3: text += "error: \(error) D, cause: refractive"
    default:
      text +=
        "surfaces: [[7.8 mm, 4/3, 0 mm], [infinity, 1.4, 3.6 mm], [-6 mm, 1.336]], length: 24 mm"
    }
    if chance.number(in: 0...1) == 0 {
      text += ", amplitude: \(["0", "4", "100", "0.001"][chance.number(in: 0...3)]) D"
    }
    if chance.number(in: 0...1) == 0 {
      text += ", pupil: \(["4 mm", "0.001 mm", "1 m"][chance.number(in: 0...2)])"
    }
    if chance.number(in: 0...1) == 0 { text += ", vertex: \(vertex())" }
    if chance.number(in: 0...2) == 0 { text += ", corrected: true" }
    text += "}\n"
    if chance.number(in: 0...1) == 0 { text += "object: {u: \(length())}\n" }
    return text
  }
}
