import Diagnostics
import Formula
import Nodes
import Quantities

extension ScenarioVariation {
  /// The key that a block lacks for a value which it does not have: the first of those that give it.
  ///
  /// - Returns: what to do, ``add `height: 1 cm` to `object` ``; `nil` if no one key gives the value.
  func remedy(for name: ValueName, in context: ScenarioContext) -> String? {
    guard scenario.block.kind == .optics, scenario.block.body["sweep"] == nil else { return nil }
    for (path, example) in candidates {
      guard let changed = writing(Scalar(example, at: scenario.block.range), creating: path) else {
        continue
      }
      var diagnostics: [Diagnostic] = []
      guard let outcome = changed.outcome(in: context, &diagnostics),
        outcome.values[name] != nil
      else { continue }
      return Self.advice(path, example)
    }
    return nil
  }

  private static func advice(_ path: String, _ example: String) -> String {
    var parts = path.split(separator: ".").map { String($0) }
    let key = parts.removeLast()
    guard let place = parts.last else { return "add `\(key): \(example)`" }
    if parts.first == "elements", parts.count > 1 {
      return "add `\(key): \(example)` to `\(place)`, element \(parts[1])"
    }
    return "add `\(place): {\(key): \(example)}`"
  }

  /// The keys that can be added, each with a value that is right in most blocks.
  private var candidates: [(path: String, example: String)] {
    let body = scenario.block.body
    var found = Self.usual
    for (index, item) in (body["elements"]?.value.list?.items ?? []).enumerated() {
      for key in ["lens", "mirror", "surface"] where item.mapping?[key] != nil {
        found.append(("elements.\(index + 1).\(key).aperture", "2 cm"))
      }
    }
    return found.filter {
      !has($0.path) && (body[Self.first($0.path)] != nil || mayBeAdded($0.path))
    }
  }

  private static func first(_ path: String) -> String {
    path.split(separator: ".").first.map { String($0) } ?? path
  }

  /// Elements are not invented.
  private func mayBeAdded(_ path: String) -> Bool {
    !["lens", "mirror", "surface", "eye", "prism"].contains(Self.first(path))
  }

  private func has(_ path: String) -> Bool {
    var node: Node? = .mapping(scenario.block.body)
    for part in path.split(separator: ".") {
      if let number = Int(String(part)), let items = node?.list?.items {
        node = items.indices.contains(number - 1) ? items[number - 1] : nil
      } else {
        node = node?.mapping?[String(part)]?.value
      }
    }
    return node != nil
  }

  private static let usual: [(path: String, example: String)] = [
    ("object.height", "1 cm"), ("object.angle", "2 deg"), ("object.distance", "40 cm"),
    ("near-point", "25 cm"), ("lens.aperture", "2 cm"), ("mirror.aperture", "2 cm"),
    ("surface.aperture", "2 cm"), ("eye.pupil", "4 mm"), ("eye.amplitude", "5 D"),
    ("eye.vertex", "12 mm"), ("lens.vertex", "12 mm"), ("lens.meridian", "30 deg"),
    ("lens.decentration", "2 mm up"), ("ray.height", "5 mm"), ("ray.angle", "30 deg"),
    ("aberration.aperture", "1 cm"), ("prism.base", "up"), ("prism.index", "1.5"),
    ("lens.glass", "N-BK7"), ("prism.glass", "N-BK7"),
  ]
}
