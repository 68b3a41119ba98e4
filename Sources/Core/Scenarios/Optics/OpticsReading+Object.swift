import Diagnostics
import Nodes
import Numbers
import Optics
import Quantities

extension OpticsReading {
  /// Reads `object` of a block.
  ///
  /// - Parameter index: of the medium in front of the lens, by which a vergence becomes a distance.
  mutating func object(of body: NodeMapping, block: SourceRange, index: Double) -> OpticsObject? {
    guard let entry = body["object"] else {
      if isMisspelt("object", in: body) { return nil }
      report(
        "optics/missing-object", block, "an optics block needs an object",
        [Solution("add `object: {distance: 20 cm, height: 5 cm}`")])
      return nil
    }
    let example = "{distance: 20 cm, height: 5 cm}"
    guard let mapping = mapping(entry, example: example) else { return nil }
    checkKeys(of: mapping, OpticsKeys.object)
    let kind = mapping["kind"].flatMap {
      choice($0.value, of: "kind", among: ["real", "virtual"])
    }
    guard let place = placement(mapping, of: entry, index: index) else { return nil }
    guard agrees(place.distance, with: kind, at: mapping["kind"], place) else { return nil }
    return object(mapping, place)
  }

  /// Where an object is, and by which key.
  private struct Placement {
    var kind: OpticsObject.Placement
    /// Metres, positive in front of the lens.
    var distance: Double
    var entry: NodeMapping.Entry
  }

  /// By `distance`, `u` or `vergence`; where several stand they must agree.
  private mutating func placement(
    _ mapping: NodeMapping, of object: NodeMapping.Entry, index: Double
  ) -> Placement? {
    var places: [Placement] = []
    let faults = diagnostics.count
    for entry in mapping.entries {
      guard let place = placement(entry, index: index) else { continue }
      places.append(place)
    }
    guard let first = places.first else {
      if diagnostics.count == faults, hasOnlyKeys(of: OpticsKeys.object, mapping) {
        report(
          "optics/missing-distance", object.key.range, "an object needs a distance",
          explanation: "Write `distance`, or the signed `u`, or its `vergence` at the lens.",
          [Solution("add `distance: 20 cm`")])
      }
      return nil
    }
    for other in places.dropFirst() where !isSame(first.distance, other.distance) {
      report(
        "optics/contradictory-object", other.entry.value.range,
        "`\(other.entry.key.text)` and `\(first.entry.key.text)` put the object in two places",
        notes: [DiagnosticNote(at: first.entry.value.range, "the other place")],
        [Solution("leave one of them out")])
      return nil
    }
    return first
  }

  private mutating func placement(_ entry: NodeMapping.Entry, index: Double) -> Placement? {
    switch entry.key.text {
    case "distance":
      guard let length = quantity(entry, as: .length, example: "20 cm") else { return nil }
      if length.value == -.infinity {
        report(
          "optics/negative-infinity", entry.value.range,
          "an object at infinity has no sign",
          [Solution("write `infinity`", replacement: "infinity")])
        return nil
      }
      return Placement(kind: .distance, distance: length.value, entry: entry)
    case "u":
      guard let length = quantity(entry, as: .length, example: "-20 cm") else { return nil }
      let distance = length.value.isInfinite ? .infinity : 0 - length.value
      return Placement(kind: .position, distance: distance, entry: entry)
    case "vergence":
      guard let vergence = quantity(entry, as: .power, example: "-5 D") else { return nil }
      if vergence.value.isInfinite {
        return Placement(kind: .vergence, distance: 0, entry: entry)
      }
      let distance = vergence.value == 0 ? .infinity : -index / vergence.value
      return Placement(kind: .vergence, distance: distance, entry: entry)
    default: return nil
    }
  }

  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude <= 1e-9 * max(left.magnitude, right.magnitude)
  }

  /// Checks the sign of the distance against `kind`.
  ///
  /// - Returns: false if they contradict each other.
  private mutating func agrees(
    _ distance: Double, with kind: String?, at entry: NodeMapping.Entry?, _ place: Placement
  ) -> Bool {
    if let kind, let entry, distance != 0, distance.isFinite || kind == "virtual" {
      if (kind == "virtual") == (distance < 0) { return true }
      report(
        "optics/contradictory-kind", entry.value.range,
        kind == "virtual"
          ? "a virtual object is behind the lens, at a negative distance"
          : "a real object is in front of the lens, at a positive distance",
        notes: [DiagnosticNote(at: place.entry.value.range, "its place")],
        [Solution(kind == "virtual" ? "change the sign" : "write `kind: virtual`")])
      return false
    }
    if kind == nil, place.kind == .distance, distance < 0 { warnOfSign(place.entry) }
    return true
  }

  private mutating func warnOfSign(_ entry: NodeMapping.Entry) {
    let text = entry.value.scalar?.text ?? ""
    let signs: [Character] = ["-", "−"]
    let positive = text.first.map { signs.contains($0) } == true ? String(text.dropFirst()) : nil
    diagnostics.append(
      Diagnostic(
        .warning, "optics/negative-distance", at: entry.value.range,
        "a negative distance is a virtual object, behind the lens",
        explanation: "A real object, in front of the lens, has a positive `distance`; "
          + "the Cartesian sign is that of `u`.",
        solutions: [
          Solution(
            positive.map { "write `\($0)` for a real object" }
              ?? "change the sign for a real object", replacement: positive),
          Solution(
            "add `kind: virtual` if it is meant", replacement: "\(text), kind: virtual"),
        ]))
  }

  /// The object with its extent.
  private mutating func object(_ mapping: NodeMapping, _ place: Placement) -> OpticsObject? {
    let distance = place.distance
    let height = mapping["height"].flatMap { quantity($0, as: .length, example: "5 cm") }
    let angle = mapping["angle"].flatMap { self.angle($0) }
    if let entry = mapping["height"], height?.value.isInfinite == true {
      report("optics/infinite-height", entry.value.range, "a height is finite")
      return nil
    }
    if mapping["height"] != nil, let entry = mapping["angle"] {
      report(
        "optics/height-and-angle", entry.key.range, "an object has a height or an angle, not both",
        [Solution("leave one of them out")])
      return nil
    }
    if let entry = mapping["height"], distance.isInfinite { warnOfHeight(entry) }
    var object = OpticsObject(
      placement: place.kind, distance: distance,
      point: point(distance, height: height?.value, angle: angle))
    object.angle = angle
    object.height = distance.isFinite ? object.point.height : height?.value
    if height == nil, angle == nil { object.height = nil }
    if let entry = mapping["optical-infinity"] {
      guard let limit = positive(entry, example: "6 m") else { return nil }
      object.opticalInfinity = OpticalInfinity(limit: limit)
    }
    return object
  }

  private func point(_ distance: Double, height: Double?, angle: Double?) -> FieldPoint {
    let tangent = angle.map { Elementary.tan($0) }
    if distance.isInfinite { return .atInfinity(tangent: tangent ?? 0) }
    // Without a height the tip is drawn at some height: the scale across the axis is free.
    let drawn = distance == 0 ? 0.05 : distance.magnitude / 4
    return FieldPoint(
      position: 0 - distance, height: height ?? tangent.map { $0 * distance } ?? drawn)
  }

  private mutating func warnOfHeight(_ entry: NodeMapping.Entry) {
    diagnostics.append(
      Diagnostic(
        .warning, "optics/height-at-infinity", at: entry.key.range,
        "the height of an object at infinity does not count",
        explanation: "How large it appears is said by its direction above the axis.",
        solutions: [Solution("write `angle: 2 deg`", replacement: nil)]))
  }

  /// A direction less than 89° from the axis; a quarter turn has no tangent.
  mutating func angle(_ entry: NodeMapping.Entry) -> Double? {
    guard let angle = quantity(entry, as: .angle, example: "2 deg") else { return nil }
    if angle.value.magnitude <= 89 * Double.pi / 180 { return angle.value }
    report(
      "optics/angle-out-of-range", entry.value.range,
      "`angle` is less than 89° above or below the axis")
    return nil
  }

  /// A finite length greater than zero, in metres.
  mutating func positive(_ entry: NodeMapping.Entry, example: String) -> Double? {
    guard let length = quantity(entry, as: .length, example: example) else { return nil }
    if length.value > 0, length.value.isFinite { return length.value }
    report(
      "optics/not-positive", entry.value.range, "`\(entry.key.text)` is greater than zero",
      [Solution("write `\(example)`, for example")])
    return nil
  }
}
