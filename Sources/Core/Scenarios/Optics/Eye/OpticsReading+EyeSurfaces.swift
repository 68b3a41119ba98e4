import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  private static let example = "[[7.8 mm, 4/3, 3.6 mm], [10 mm, 1.416]]"

  /// An eye by its surfaces: radius, index behind it, distance to the next.
  mutating func eye(surfaces entry: NodeMapping.Entry, _ mapping: NodeMapping) -> EyeSubject? {
    guard let list = entry.value.list, !list.items.isEmpty, list.items.count <= 20 else {
      report(
        "scenario/wrong-value", entry.value.range,
        "`surfaces` is a list, `surfaces: \(Self.example)` for example")
      return nil
    }
    guard mapping["length"] != nil || mapping["error"] != nil else {
      report(
        "optics/missing-eye-data", entry.key.range, "an eye of surfaces needs its `length`",
        [Solution("add `length: 24 mm`")])
      return nil
    }
    let faults = diagnostics.count
    var surfaces: [EyeSurface] = []
    for (index, item) in list.items.enumerated() {
      let isLast = index == list.items.count - 1
      if let surface = surface(item, isLast: isLast) { surfaces.append(surface) }
    }
    guard diagnostics.count == faults, surfaces.count == list.items.count else { return nil }
    return adjusted(
      Eye(surfaces: surfaces, length: 0.024), mapping, source: .surfaces, at: entry.value.range)
  }

  private mutating func surface(_ node: Node, isLast: Bool) -> EyeSurface? {
    let parts: [Node]
    if let mapping = node.mapping {
      checkKeys(of: mapping, EyeKeys.surface)
      let found = ["radius", "index", "thickness"].map { mapping[$0]?.value }
      guard let radius = found[0], let index = found[1] else { return wrongSurface(node.range) }
      parts = [radius, index] + [found[2]].compactMap { $0 }
    } else {
      parts = node.list?.items ?? []
    }
    guard parts.count == (isLast ? 2 : 3) || (isLast && parts.count == 3) else {
      return wrongSurface(node.range)
    }
    let scalars = parts.compactMap { $0.scalar }
    guard scalars.count == parts.count, !scalars.contains(where: { $0.isAbsent }) else {
      return wrongSurface(node.range)
    }
    guard let radius = surfaceRadius(scalars[0]),
      let index = quantity(scalars[1], as: .number, of: "the index"),
      let checked = checkedIndex(index.value, of: "index", at: scalars[1].range)
    else { return nil }
    var surface = EyeSurface(radius: radius, index: checked)
    if scalars.count == 3, !isLast {
      guard let thickness = quantity(scalars[2], as: .length, of: "the distance") else {
        return nil
      }
      guard thickness.value >= 0, thickness.value <= 1 else {
        report(
          "optics/eye-out-of-range", scalars[2].range,
          "the distance to the next surface lies between 0 and 1 m",
          [Solution("write `3.6 mm`, for example")])
        return nil
      }
      surface.thickness = thickness.value
    }
    return surface
  }

  private mutating func surfaceRadius(_ scalar: Scalar) -> Double? {
    guard let radius = quantity(scalar, as: .length, of: "the radius") else { return nil }
    let size = radius.value.magnitude
    if size.isInfinite || size >= 1e-4 { return radius.value }
    report(
      "optics/eye-out-of-range", scalar.range, "a radius of the eye is 0.1 mm or more",
      [Solution("write `7.8 mm`, for example")])
    return nil
  }

  private mutating func wrongSurface(_ place: SourceRange) -> EyeSurface? {
    report(
      "optics/eye-surface", place,
      "a surface of an eye is a radius, the index behind it, and the distance to the next",
      explanation: "The last one has no distance: `\(Self.example)`.")
    return nil
  }

  // MARK: Shown

  mutating func eyePresentation(_ body: NodeMapping, show: Node?) -> EyePresentation {
    var presentation = EyePresentation()
    if let show { presentation.parts = words(show, of: "show", among: EyePart.allCases) }
    if let entry = body["equations"] {
      presentation.equations = words(
        entry.value, of: "equations", among: EyeEquation.allCases)
    }
    presentation.hidesAnswers = hidesAnswers(body)
    return presentation
  }

  /// Whether `diagram` hides what comes out.
  mutating func hidesAnswers(_ body: NodeMapping) -> Bool {
    guard let entry = body["diagram"], let mapping = mapping(entry, example: "{answers: hidden}")
    else { return false }
    checkKeys(of: mapping, EyeKeys.diagram)
    guard let answers = mapping["answers"] else { return false }
    return choice(answers.value, of: "answers", among: ["shown", "hidden"]) == "hidden"
  }
}
