import Formula
import Optics
import Phrases
import Quantities
import Scenarios

/// The properties table of exact rays: the single ray, the aberrations, and the elements as for every system.
struct TraceProperties {
  let outcome: TraceOutcome
  let words: TraceWords
  let phrases: Phrases

  private typealias Row = PropertyGroup.Row

  /// The groups; what the light does is left out where answers are hidden.
  var table: PropertiesTable {
    var groups: [PropertyGroup] = []
    let hides = outcome.presentation.hidesAnswers
    if outcome.result.ray != nil { groups.append(ray(hiding: hides)) }
    if outcome.result.aberrations != nil, !hides { groups.append(aberrations) }
    let words = SystemWords(outcome.system, phrases: phrases)
    let isAlone = outcome.system.items.filter { $0.isOptical }.count < 2
    for group in SystemProperties(outcome: outcome.system, words: words).table.groups {
      // Of one element the whole says nothing new.
      let isLeftOut =
        hides && group.badge == "image" || isAlone && group.title == words(.groupSystem)
      if !isLeftOut { groups.append(group) }
    }
    return PropertiesTable(groups)
  }

  private func ray(hiding: Bool) -> PropertyGroup {
    var rows: [Row] = []
    // Of a ray from a point the one follows from the other.
    let written = outcome.written
    if !hiding || written["height"] != nil { add(.propertyHeight, "ray", "height", to: &rows) }
    if !hiding || written["angle"] != nil || outcome.result.source.isParallel {
      add(.propertyAngle, "ray", "angle", to: &rows)
    }
    if !hiding {
      if let ray = outcome.result.ray {
        rows.append(Row(words(.propertyKind), words.kind(ray.fate)))
      }
      add(.propertyIncidence, "ray", "point-1.incidence", to: &rows)
      add(.propertyExitAngle, "ray", "exit-angle", to: &rows)
      add(.propertyCrossing, "ray", "axis-crossing", to: &rows)
      add(.propertyParaxial, "image", "position", to: &rows)
      add(.propertyLongitudinal, "ray", "longitudinal-aberration", to: &rows)
      add(.propertyTransverse, "ray", "transverse-aberration", to: &rows)
    }
    return PropertyGroup(words(.groupRay), badge: "ray", rows: rows)
  }

  private var aberrations: PropertyGroup {
    var rows: [Row] = []
    add(.propertyAperture, "aberration", "aperture", to: &rows)
    add(.propertyField, "aberration", "field", to: &rows)
    add(.propertyLongitudinal, "aberration", "longitudinal", to: &rows)
    add(.propertyThird, "aberration", "longitudinal-third-order", to: &rows)
    add(.propertyTransverse, "aberration", "transverse", to: &rows)
    add(.propertySpot, "aberration", "spot-radius", to: &rows)
    add(.propertyBestFocus, "aberration", "best-focus", to: &rows)
    add(.propertyBestSpot, "aberration", "best-spot-radius", to: &rows)
    return PropertyGroup(words(.groupAberrations), badge: "image", rows: rows)
  }

  /// A row for a named value, if there is one.
  private func add(
    _ label: TracePhrase, _ thing: String, _ property: String, to rows: inout [Row]
  ) {
    let name = ValueName([thing] + property.split(separator: ".").map { String($0) })
    guard case .quantity(let quantity) = outcome.values[name] else { return }
    let text =
      quantity.value.isInfinite
      ? words(.valueInfinity)
      : words.style.text(of: quantity, outcome.system.choices[name])
    rows.append(Row(words(label), text))
  }
}
