import Formula
import Optics
import Quantities

/// The named values of a block about plane refraction.
struct RefractionValues {
  private(set) var list: OpticsValueList

  /// The properties of a ray, in the order of the reference; `ray-1`, `ray-2`, … have them where there are several.
  static let rayProperties = [
    "incidence", "refraction", "reflection", "deviation", "kind", "totally-reflected",
    "critical-angle", "brewster-angle", "reflectance-s", "reflectance-p", "reflectance",
    "transmittance", "exit-angle",
  ]

  /// The properties of the interface and the slab.
  static let otherNames: [ValueName] = [
    "medium.before", "medium.after", "surface.index", "surface.abbe-number", "slab.index",
    "slab.thickness", "slab.displacement", "slab.longitudinal-shift", "slab.apparent-thickness",
  ].map { ValueName($0.split(separator: ".").map { String($0) }) }

  static let names = rayProperties.map { ValueName("ray", $0) } + otherNames

  static var descriptions: [ValueDescription] {
    names.map { ValueDescription($0, phrase: "reference.optics.value." + $0.text) }
  }

  /// Every name that a block with so many rays can have.
  static func names(forRays count: Int) -> [ValueName] {
    if count == 1 { return names }
    let own = (1...max(1, count)).flatMap { number in
      rayProperties.map { ValueName("ray-\(number)", $0) }
        + ["displacement"].map { ValueName("ray-\(number)", $0) }
    }
    return own + otherNames
  }

  init(
    _ system: RefractingSystem, _ rays: [OpticsRay], units: UnitPreference, choices: UnitChoices
  ) {
    list = OpticsValueList(units: units, choices: choices)
    for (index, ray) in rays.enumerated() {
      add(ray, as: rays.count == 1 ? "ray" : "ray-\(index + 1)", hasOthers: rays.count > 1)
    }
    list.add("medium", "before", system.before.index, .number)
    if let thickness = system.thickness, let behind = system.behind {
      list.add("medium", "after", behind.index, .number)
      list.add("slab", "index", system.after.index, .number)
      list.add("slab", "thickness", thickness, .length)
      if let ray = rays.first {
        if rays.count == 1 { list.add("slab", "displacement", ray.slab?.displacement, .length) }
        list.add("slab", "longitudinal-shift", ray.slab?.longitudinalShift, .length)
        list.add("slab", "apparent-thickness", ray.slab?.apparentThickness, .length)
      }
    } else {
      list.add("medium", "after", system.after.index, .number)
      list.add("surface", "index", system.after.index, .number)
      list.add("surface", "abbe-number", system.after.abbeNumber, .number)
    }
  }

  private mutating func add(_ ray: OpticsRay, as name: String, hasOthers: Bool) {
    let entry = ray.entry
    list.add(name, "incidence", entry.incidence, .angle)
    list.add(name, "refraction", entry.refraction, .angle)
    list.add(name, "reflection", entry.incidence, .angle)
    list.add(name, "deviation", entry.deviation, .angle)
    list.add(name, "kind", entry.kind.rawValue)
    list.add(name, "totally-reflected", entry.kind == .totallyReflected)
    list.add(name, "critical-angle", entry.criticalAngle, .angle)
    list.add(name, "brewster-angle", entry.brewsterAngle, .angle)
    list.add(name, "reflectance-s", entry.reflectanceS, .number)
    list.add(name, "reflectance-p", entry.reflectanceP, .number)
    list.add(name, "reflectance", entry.reflectance, .number)
    list.add(name, "transmittance", 1 - entry.reflectance, .number)
    list.add(name, "exit-angle", ray.slab?.exit?.refraction, .angle)
    if hasOthers { list.add(name, "displacement", ray.slab?.displacement, .length) }
  }
}
