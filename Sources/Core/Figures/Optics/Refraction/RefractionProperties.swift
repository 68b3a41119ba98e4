import Drawing
import Formula
import Optics
import Quantities
import Scenarios

/// The properties table of a figure of plane refraction: the interface or the slab, then each ray.
struct RefractionProperties {
  let outcome: RefractionOutcome
  let words: RefractionWords

  private typealias Row = PropertyGroup.Row

  var table: PropertiesTable {
    let light = PropertyGroup.light(outcome.line, words.numbers.style, words.phrases)
    return PropertiesTable(
      (light.map { [$0] } ?? []) + [interface] + outcome.rays.indices.map { ray($0) })
  }

  private var interface: PropertyGroup {
    var rows: [Row] = []
    let isSlab = outcome.system.thickness != nil
    add(.propertyIndexFirst, "medium", "before", to: &rows)
    if isSlab {
      add(.propertyIndex, "slab", "index", to: &rows)
      add(.propertyThickness, "slab", "thickness", to: &rows)
      if let behind = outcome.system.behind, behind.index != outcome.system.before.index {
        add(.propertyIndexBehind, "medium", "after", to: &rows)
      }
    } else {
      add(.propertyIndexSecond, "medium", "after", to: &rows)
    }
    guard !words.hidesAnswers else {
      return PropertyGroup(
        words(isSlab ? .groupSlab : .groupInterface), badge: "lens", rows: rows)
    }
    let prefix = words.prefix(of: 0)
    if isSlab {
      add(.propertyDisplacement, "slab", "displacement", to: &rows)
      add(.propertyShift, "slab", "longitudinal-shift", to: &rows)
      add(.propertyApparent, "slab", "apparent-thickness", to: &rows)
    } else {
      add(.propertyAbbe, "surface", "abbe-number", to: &rows)
      add(.propertyCritical, prefix, "critical-angle", to: &rows)
      add(.propertyBrewster, prefix, "brewster-angle", to: &rows)
    }
    return PropertyGroup(words(isSlab ? .groupSlab : .groupInterface), badge: "lens", rows: rows)
  }

  private func ray(_ index: Int) -> PropertyGroup {
    let ray = outcome.rays[index]
    let prefix = words.prefix(of: index)
    let isOne = outcome.rays.count == 1
    var rows: [Row] = []
    if let hidden = words.hiddenIncidence(of: ray) {
      rows.append(Row(words(.propertyIncidence), words(hidden)))
    } else {
      add(.propertyIncidence, prefix, "incidence", to: &rows)
    }
    if !words.hidesAnswers {
      add(.propertyRefraction, prefix, "refraction", to: &rows)
      add(.propertyExit, prefix, "exit-angle", to: &rows)
      add(.propertyDeviation, prefix, "deviation", to: &rows)
      if !isOne { add(.propertyDisplacement, prefix, "displacement", to: &rows) }
      rows.append(Row(words(.propertyKind), words.kind(ray.entry.kind)))
      share(.propertyReflectance, ray.entry.reflectance, to: &rows)
      if isOne {
        share(.propertyReflectanceS, ray.entry.reflectanceS, to: &rows)
        share(.propertyReflectanceP, ray.entry.reflectanceP, to: &rows)
      }
    }
    let title =
      isOne ? words(.groupRay) : words(.groupRayNumber, [("number", String(index + 1))])
    let role = RefractionDiagram.role(ofRay: index, among: outcome.rays.count)
    return PropertyGroup(title, badge: role.rawValue, rows: rows)
  }

  private func add(
    _ label: RayPhrase, _ thing: String, _ property: String, to rows: inout [Row]
  ) {
    let name = ValueName(thing, property)
    guard let quantity = words.numbers.quantity(name) else { return }
    rows.append(Row(words(label), words.numbers.text(quantity, of: name)))
  }

  private func share(_ label: RayPhrase, _ part: Double, to rows: inout [Row]) {
    rows.append(Row(words(label), words.share(part)))
  }
}
