import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `prism: {power: 3 prism D, base: in}`.
  ///
  /// - Parameter eye: before which the prism stands, which decides where `in` and `out` are.
  mutating func prismPower(_ mapping: NodeMapping, _ entry: NodeMapping.Entry, eye: OpticsEyeSide?)
    -> PrismPower?
  {
    guard let powerEntry = mapping["power"] else {
      if hasOnlyKeys(of: PrismKeys.prism, mapping) {
        report(
          "optics/missing-prism", entry.key.range, "a prism needs an `apex` or a `power`",
          [Solution("add `apex: 60 deg` or `power: 3 prism D`")])
      }
      return nil
    }
    guard let power = quantity(powerEntry, as: .number, example: "3 prism D") else { return nil }
    guard power.value >= 0, power.value.isFinite else {
      report(
        "optics/negative-prism", powerEntry.value.range,
        "the power of a prism is finite and not negative",
        explanation: "Its direction is that of its `base`.")
      return nil
    }
    guard power.unit != nil || power.value == 0 else {
      let written = powerEntry.value.scalar?.text ?? "3"
      report(
        "quantity/missing-unit", powerEntry.value.range, "the power of a prism needs a unit",
        explanation: "A plain number would be a hundred prism dioptres.",
        [Solution("write `\(written) prism D`", replacement: written + " prism D")])
      return nil
    }
    guard power.value <= 10 else {
      report(
        "optics/prism-too-strong", powerEntry.value.range,
        "the power of a prism is at most 1000 prism dioptres",
        [Solution("write a power that prisms have: `12 prism D`")])
      return nil
    }
    guard let base = mapping["base"] else { return PrismPower(power: power.value, base: nil) }
    guard let direction = baseDirection(base, eye: eye) else { return nil }
    return PrismPower(power: power.value, base: direction)
  }

  /// Where a base points, radians: `up`, `down`, `in`, `out`, or degrees as an examiner sees them.
  private mutating func baseDirection(_ entry: NodeMapping.Entry, eye: OpticsEyeSide?) -> Double? {
    let text = entry.value.scalar?.text ?? ""
    switch text {
    case "up": return .pi / 2
    case "down": return 3 * .pi / 2
    case "in", "out":
      guard let eye else {
        // An eye that was written wrongly has been reported.
        if hasErrors { return nil }
        report(
          "optics/missing-eye", entry.value.range,
          "`\(text)` needs the `eye`: the nose is on its left or on its right",
          [Solution("add `eye: right`")])
        return nil
      }
      // The examiner sees the right eye on the left, with the nose to its right.
      return (text == "in") == (eye == .right) ? 0 : .pi
    default: break
    }
    guard let first = text.unicodeScalars.first, !first.properties.isAlphabetic else {
      _ = choice(entry.value, of: "base", among: ["up", "down", "in", "out"])
      return nil
    }
    guard let angle = quantity(entry, as: .angle, example: "30 deg") else { return nil }
    guard angle.value.magnitude <= 2 * .pi * (1 + 1e-12) else {
      report(
        "optics/base-out-of-range", entry.value.range,
        "the direction of a base lies between 0° and 360°")
      return nil
    }
    var direction = angle.value
    if direction < 0 { direction += 2 * .pi }
    return direction >= 2 * .pi * (1 - 1e-15) ? 0 : direction
  }

  /// Reads `eye: right`.
  mutating func eyeSide(of body: NodeMapping) -> OpticsEyeSide? {
    guard let entry = body["eye"] else { return nil }
    return choice(entry.value, of: "eye", among: OpticsEyeSide.allCases.map { $0.rawValue })
      .flatMap { OpticsEyeSide(rawValue: $0) }
  }

  /// Reads `displacement-at`: distances at which the displacement is worked out.
  mutating func displacementDistances(_ entry: NodeMapping.Entry?) -> [Quantity]? {
    guard let entry else { return [] }
    var distances: [Quantity] = []
    for item in items(entry.value) {
      guard let scalar = item.scalar, !scalar.isAbsent else {
        report(
          "scenario/wrong-value", item.range,
          "`displacement-at` is a distance, `6 m` for example")
        return nil
      }
      guard let distance = quantity(scalar, as: .length, of: "displacement-at") else { return nil }
      guard distance.value > 0, distance.value.isFinite else {
        report(
          "optics/not-positive", item.range, "`displacement-at` is greater than zero",
          [Solution("write `6 m`, for example")])
        return nil
      }
      distances.append(distance)
    }
    guard distances.count <= 8 else {
      report("optics/ray-count", entry.value.range, "`displacement-at` takes 1 to 8 distances")
      return nil
    }
    return distances
  }

  /// Reads `elements`, all of them prisms with a power.
  mutating func prismElements(_ entry: NodeMapping.Entry, eye: OpticsEyeSide?) -> [PrismPower]? {
    var prisms: [PrismPower] = []
    for item in items(entry.value) {
      guard let body = item.mapping, let prism = body["prism"],
        let mapping = mapping(prism, example: "{power: 3 prism D, base: up}")
      else { return nil }
      checkKeys(of: body, PrismKeys.item)
      checkKeys(of: mapping, PrismKeys.prism)
      if let apex = mapping["apex"] ?? mapping["displacement-at"] {
        report(
          "optics/prism-with-apex", apex.key.range,
          "prisms are combined by `power` and `base`",
          [Solution("write `{power: 3 prism D, base: up}`, for example")])
        return nil
      }
      guard let power = prismPower(mapping, prism, eye: eye) else { return nil }
      if power.base == nil, power.power > 0 {
        report(
          "optics/missing-base", prism.key.range, "a prism that is combined needs a `base`",
          [Solution("add `base: up`")])
        return nil
      }
      prisms.append(power)
    }
    return prisms
  }
}
