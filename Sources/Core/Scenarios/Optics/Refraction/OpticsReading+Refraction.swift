import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads the interface or the slab of a block, with the media around it.
  mutating func refractingSystem(of body: NodeMapping) -> RefractingSystem? {
    let media = media(body["medium"])
    if let entry = body["slab"] {
      if let other = body["surface"] {
        report(
          "optics/surface-and-slab", other.key.range,
          "rays meet a `surface` or a `slab`, not both",
          notes: [DiagnosticNote(at: entry.key.range, "the slab")],
          [Solution("leave one of them out")])
        return nil
      }
      guard let media, let mapping = mapping(entry, example: "{thickness: 2 cm, index: 1.5}") else {
        return nil
      }
      return slab(mapping, entry, media)
    }
    guard let media, let entry = body["surface"] else { return nil }
    guard let after = secondMedium(entry, body) else { return nil }
    return RefractingSystem(before: media.before, after: after)
  }

  private mutating func slab(
    _ mapping: NodeMapping, _ entry: NodeMapping.Entry, _ media: OpticsMedia
  ) -> RefractingSystem? {
    checkKeys(of: mapping, RefractionKeys.slab)
    let index = lensIndex(mapping, of: "a slab")
    guard let thickness = mapping["thickness"] else {
      if hasOnlyKeys(of: RefractionKeys.slab, mapping) {
        report(
          "optics/missing-thickness", entry.key.range, "a slab needs a `thickness`",
          [Solution("add `thickness: 2 cm`")])
      }
      return nil
    }
    guard let metres = positive(thickness, example: "2 cm") else { return nil }
    switch index {
    case .known(let medium):
      return RefractingSystem(
        before: media.before, after: medium, behind: media.after, thickness: metres)
    case .absent: reportMissingIndex(of: "the slab", at: entry)
    case .faulty: break
    }
    return nil
  }

  private mutating func reportMissingIndex(of subject: String, at entry: NodeMapping.Entry) {
    report(
      "optics/missing-index", entry.key.range, "\(subject) needs an `index` or a `glass`",
      [Solution("add `index: 1.5`")])
  }

  /// What is behind a plane surface: by its `index` or `glass`, by one word, or by `after` of `medium`.
  private mutating func secondMedium(_ entry: NodeMapping.Entry, _ body: NodeMapping) -> Medium? {
    let after = body["medium"]?.value.mapping?["after"]
    if let scalar = entry.value.scalar, !scalar.isAbsent, !isPlane(scalar.text) {
      if let after { return reportTwoMediaBehind(after, entry) }
      return medium(entry.value, of: "surface")
    }
    var index = LensIndex.absent
    if entry.value.scalar == nil || entry.value.scalar?.isAbsent == true {
      guard let mapping = mapping(entry, example: "{radius: plane, index: 1.5}") else { return nil }
      checkKeys(of: mapping, RefractionKeys.surface)
      index = lensIndex(mapping, of: "a surface")
    }
    switch (index, after) {
    case (.known, let after?): return reportTwoMediaBehind(after, entry)
    case (.known(let medium), nil): return medium
    case (.absent, let after?): return medium(after.value, of: "after")
    case (.absent, nil):
      reportMissingIndex(of: "the surface", at: entry)
      return nil
    case (.faulty, _): return nil
    }
  }

  private mutating func reportTwoMediaBehind(
    _ after: NodeMapping.Entry, _ surface: NodeMapping.Entry
  ) -> Medium? {
    report(
      "optics/two-media-behind", after.key.range,
      "`surface` and `after` both say what is behind the surface",
      notes: [DiagnosticNote(at: surface.key.range, "the surface")],
      [Solution("leave one of them out")])
    return nil
  }

  /// Reads `ray` or `rays`.
  mutating func rays(of body: NodeMapping, in system: RefractingSystem) -> [OpticsRay]? {
    if let entry = body["ray"], let other = body["rays"] {
      report(
        "optics/ray-and-rays", other.key.range, "a block has one `ray` or several `rays`",
        notes: [DiagnosticNote(at: entry.key.range, "the ray")],
        [Solution("leave one of them out")])
      return nil
    }
    if let entry = body["ray"] { return ray(entry, in: system).map { [$0] } }
    guard let entry = body["rays"] else { return nil }
    let items = items(entry.value)
    guard (1...12).contains(items.count) else {
      report(
        "optics/ray-count", entry.value.range, "`rays` takes 1 to 12 angles",
        [Solution("write `[10 deg, 20 deg, 40 deg]`, for example")])
      return nil
    }
    var rays: [OpticsRay] = []
    for item in items {
      guard let ray = ray(at: item, of: "rays", in: system) else { return nil }
      rays.append(ray)
    }
    return rays
  }

  private mutating func ray(_ entry: NodeMapping.Entry, in system: RefractingSystem) -> OpticsRay? {
    guard let mapping = entry.value.mapping else {
      return ray(at: entry.value, of: "ray", in: system)
    }
    checkKeys(of: mapping, RefractionKeys.ray)
    guard let angle = mapping["angle"] else {
      if hasOnlyKeys(of: RefractionKeys.ray, mapping) { reportMissingAngle(entry) }
      return nil
    }
    return ray(at: angle.value, of: "angle", in: system)
  }

  mutating func reportMissingAngle(_ entry: NodeMapping.Entry) {
    report(
      "optics/missing-ray-angle", entry.key.range, "a ray needs its angle of incidence",
      [Solution("write `{angle: 30 deg}`, for example")])
  }

  private mutating func ray(at node: Node, of key: String, in system: RefractingSystem)
    -> OpticsRay?
  {
    guard let scalar = node.scalar, !scalar.isAbsent else {
      report(
        "scenario/wrong-value", node.range, "`\(key)` is an angle, `30 deg` for example")
      return nil
    }
    let normal = system.ray(at: 0, source: .brewsterAngle).entry
    switch scalar.text {
    case "Brewster angle", "brewster angle":
      return system.ray(at: normal.brewsterAngle, source: .brewsterAngle)
    case "critical angle":
      guard let critical = normal.criticalAngle else {
        report(
          "optics/no-critical-angle", scalar.range,
          "there is no critical angle where the second medium is not the rarer one")
        return nil
      }
      return system.ray(at: critical, source: .criticalAngle)
    default: break
    }
    guard let angle = quantity(scalar, as: .angle, of: key) else { return nil }
    let quarter = Double.pi / 2
    guard angle.value >= 0, angle.value <= quarter * (1 + 1e-12) else {
      report(
        "optics/incidence-out-of-range", scalar.range,
        "an angle of incidence lies between 0° and 90°",
        explanation: "It is measured from the normal of the surface.")
      return nil
    }
    return system.ray(at: min(angle.value, quarter), source: .angle(angle))
  }
}
