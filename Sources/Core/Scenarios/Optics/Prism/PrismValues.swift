import Formula
import Optics
import Quantities

/// The named values of a block about prisms.
struct PrismValues {
  private(set) var list: OpticsValueList

  /// The names of spectral lines as they stand in names of values: `F-prime`.
  static func suffix(of line: SpectralLine) -> String? {
    line.name.map { $0.hasSuffix("'") ? $0.dropLast() + "-prime" : $0 }
  }

  static let names: [ValueName] =
    [
      "apex", "index", "incidence", "first-refraction", "second-incidence", "emergence",
      "deviation", "power", "kind", "totally-reflected", "reflecting-face", "minimum-deviation",
      "minimum-deviation-incidence", "least-incidence", "thin-deviation", "critical-angle",
      "abbe-number", "dispersion", "index-C", "index-d", "index-F", "deviation-C", "deviation-d",
      "deviation-F", "base", "base-direction", "horizontal", "vertical", "thin-apex",
      "displacement",
      "displacement-1", "displacement-2",
    ].map { ValueName("prism", $0) } + [ValueName("medium", "before")]

  static var descriptions: [ValueDescription] {
    names.map { ValueDescription($0, phrase: "reference.optics.value." + $0.text) }
  }

  /// The names that some block can have: of every line, and of every distance and prism.
  static let possibleNames: [ValueName] = {
    var all = names
    for line in SpectralLine.named {
      guard let suffix = suffix(of: line) else { continue }
      all += ["index-", "deviation-"].map { ValueName("prism", $0 + suffix) }
    }
    for number in 1...8 {
      all.append(ValueName("prism", "displacement-\(number)"))
      all += ["power", "base", "horizontal", "vertical", "deviation"].map {
        ValueName("prism-\(number)", $0)
      }
    }
    return all.reduce(into: []) { kept, name in
      if !kept.contains(name) { kept.append(name) }
    }
  }()

  init(_ subject: PrismSubject, units: UnitPreference, choices: UnitChoices) {
    list = OpticsValueList(units: units, choices: choices)
    switch subject {
    case .refracting(let prism): add(prism)
    case .power(let power, let index, let distances):
      add(power, as: "prism")
      list.add("prism", "index", index, .number)
      if let index { list.add("prism", "thin-apex", power.thinApex(index: index), .angle) }
      add(distances, power)
    case .combination(let prisms, let whole):
      add(whole, as: "prism")
      for (index, prism) in prisms.enumerated() { add(prism, as: "prism-\(index + 1)") }
    }
  }

  private mutating func add(_ prism: RefractingPrism) {
    let ray = prism.ray
    list.add("prism", "apex", prism.prism.apex, .angle)
    list.add("prism", "index", prism.prism.index, .number)
    list.add("prism", "incidence", ray.incidence, .angle)
    list.add("prism", "first-refraction", ray.firstRefraction, .angle)
    list.add("prism", "second-incidence", ray.secondIncidence, .angle)
    list.add("prism", "emergence", ray.emergence, .angle)
    list.add("prism", "deviation", ray.deviation, .angle)
    list.add("prism", "power", ray.power, .number, in: .prismDioptre)
    list.add("prism", "kind", ray.kind.rawValue)
    list.add("prism", "totally-reflected", ray.kind == .totallyReflected)
    if ray.kind == .totallyReflected, !ray.runsAlongSecondFace {
      list.add("prism", "reflecting-face", ray.isReflectedAtFirstFace ? 1 : 2, .number)
    }
    list.add("prism", "minimum-deviation", prism.prism.minimumDeviation, .angle)
    list.add("prism", "minimum-deviation-incidence", prism.prism.minimumIncidence, .angle)
    list.add("prism", "least-incidence", prism.prism.leastIncidence, .angle)
    list.add("prism", "thin-deviation", prism.prism.thinDeviation, .angle)
    list.add("prism", "critical-angle", prism.prism.criticalAngle, .angle)
    list.add("prism", "abbe-number", prism.material.abbeNumber, .number)
    list.add("prism", "dispersion", prism.dispersion, .angle)
    var lines = prism.colours.map { $0.line }
    for line in [SpectralLine.c, .d, .f] where !lines.contains(line) { lines.append(line) }
    for line in lines {
      guard let suffix = Self.suffix(of: line), let colour = prism.colour(of: line) else {
        continue
      }
      list.add("prism", "index-" + suffix, colour.index, .number)
      list.add("prism", "deviation-" + suffix, colour.ray.deviation, .angle)
    }
    list.add("medium", "before", prism.surroundings.index, .number)
  }

  private mutating func add(_ power: PrismPower, as name: String) {
    list.add(name, "power", power.power, .number, in: .prismDioptre)
    list.add(name, "base", power.base, .angle)
    if name == "prism" { list.add(name, "base-direction", power.direction?.rawValue) }
    list.add(name, "horizontal", power.horizontal, .number, in: .prismDioptre)
    list.add(name, "vertical", power.vertical, .number, in: .prismDioptre)
    list.add(name, "deviation", power.deviation, .angle)
  }

  private mutating func add(_ distances: [Quantity], _ power: PrismPower) {
    for (index, distance) in distances.enumerated() {
      let value = power.displacement(at: distance.value)
      if distances.count == 1 { list.add("prism", "displacement", value, .length) }
      list.add("prism", "displacement-\(index + 1)", value, .length)
    }
  }
}
