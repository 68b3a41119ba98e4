import Formula
import Optics
import Quantities
import Scenarios

/// The properties table of a figure of prisms.
struct PrismProperties {
  let outcome: PrismOutcome
  let words: PrismWords

  private typealias Row = PropertyGroup.Row

  var table: PropertiesTable {
    switch outcome.subject {
    case .refracting(let prism): PropertiesTable(groups(of: prism))
    case .power(let power, let index, let distances):
      PropertiesTable([group(of: power, index, distances)])
    case .combination(let prisms, let whole):
      PropertiesTable(
        prisms.indices.map { group(ofPrism: $0) } + (words.hidesAnswers ? [] : [group(of: whole)]))
    }
  }

  private func groups(of prism: RefractingPrism) -> [PropertyGroup] {
    var rows: [Row] = []
    add(.propertyApex, "apex", to: &rows)
    add(.propertyIndex, "index", to: &rows)
    if prism.surroundings.index != 1 {
      rows.append(
        Row(words(.propertyIndexAround), words.numbers.index(prism.surroundings.index)))
    }
    if !words.hidesAnswers {
      add(.propertyAbbe, "abbe-number", to: &rows)
      if prism.prism.minimumDeviation == nil {
        rows.append(Row(words(.propertyMinimum), words(.valueNone)))
      } else {
        add(.propertyMinimum, "minimum-deviation", to: &rows)
      }
      if prism.prism.leastIncidence == nil {
        rows.append(Row(words(.propertyLeast), words(.valueNone)))
      } else {
        add(.propertyLeast, "least-incidence", to: &rows)
      }
    }
    var groups = [PropertyGroup(words(.groupPrism), badge: "lens", rows: rows), ray(prism)]
    if let light = PropertyGroup.light(outcome.line, words.numbers.style, words.phrases) {
      groups.insert(light, at: 0)
    }
    if !prism.colours.isEmpty, !words.hidesAnswers { groups.append(colours(prism)) }
    return groups
  }

  private func ray(_ prism: RefractingPrism) -> PropertyGroup {
    var rows: [Row] = []
    if words.hidesIncidence(of: prism) {
      rows.append(Row(words(.propertyIncidence), words(.valueAtLeast)))
    } else {
      add(.propertyIncidence, "incidence", to: &rows)
    }
    if !words.hidesAnswers {
      add(.propertyEmergence, "emergence", to: &rows)
      add(.propertyDeviation, "deviation", to: &rows)
      rows.append(Row(words(.propertyKind), words.kind(prism.ray.kind)))
    }
    return PropertyGroup(words(.groupRay), badge: "ray-2", rows: rows)
  }

  private func colours(_ prism: RefractingPrism) -> PropertyGroup {
    var rows = prism.colours.map { colour in
      let label = words(
        .propertyColour,
        [
          ("line", PrismWords.letter(of: colour.line)),
          ("wavelength", words.wavelength(of: colour.line)),
        ])
      guard let deviation = colour.ray.deviation else {
        return Row(label, words.kind(colour.ray.kind))
      }
      return Row(
        label,
        words(
          .valueColour,
          [
            ("index", words.numbers.number(colour.index, digits: 5)),
            ("deviation", words.numbers.angle(deviation, digits: 4)),
          ]))
    }
    add(.propertyDispersion, "dispersion", to: &rows)
    return PropertyGroup(words(.groupColours), badge: "white-light", rows: rows)
  }

  private func group(of power: PrismPower, _ index: Double?, _ distances: [Quantity])
    -> PropertyGroup
  {
    var rows: [Row] = []
    add(.propertyPower, "power", to: &rows)
    add(.propertyBase, "base", to: &rows)
    if !words.hidesAnswers {
      add(.propertyDeviation, "deviation", to: &rows)
      add(.propertyHorizontal, "horizontal", to: &rows)
      add(.propertyVertical, "vertical", to: &rows)
      for (number, distance) in distances.enumerated() {
        let name = ValueName("prism", "displacement-\(number + 1)")
        guard let quantity = words.numbers.quantity(name) else { continue }
        rows.append(
          Row(
            words(
              .propertyDisplacementAt, [("distance", words.numbers.style.text(of: distance))]),
            words.numbers.text(quantity, of: name)))
      }
      add(.propertyApex, "thin-apex", to: &rows)
    }
    return PropertyGroup(words(.groupPrism), badge: "lens", rows: rows)
  }

  private func group(ofPrism index: Int) -> PropertyGroup {
    var rows: [Row] = []
    let thing = "prism-\(index + 1)"
    add(.propertyPower, "power", thing, to: &rows)
    add(.propertyBase, "base", thing, to: &rows)
    if !words.hidesAnswers {
      add(.propertyHorizontal, "horizontal", thing, to: &rows)
      add(.propertyVertical, "vertical", thing, to: &rows)
    }
    let title = words(.groupPrismNumber, [("number", String(index + 1))])
    return PropertyGroup(title, badge: "ray-\(index % 4 + 1)", rows: rows)
  }

  private func group(of whole: PrismPower) -> PropertyGroup {
    var rows: [Row] = []
    add(.propertyHorizontal, "horizontal", to: &rows)
    add(.propertyVertical, "vertical", to: &rows)
    add(.propertyPower, "power", to: &rows)
    if whole.base == nil {
      rows.append(Row(words(.propertyBase), words(.valueNone)))
    } else {
      add(.propertyBase, "base", to: &rows)
    }
    return PropertyGroup(words(.groupResultant), badge: "image", rows: rows)
  }

  private func add(
    _ label: RayPhrase, _ property: String, _ thing: String = "prism", to rows: inout [Row]
  ) {
    let name = ValueName(thing, property)
    guard let quantity = words.numbers.quantity(name) else { return }
    rows.append(Row(words(label), words.numbers.text(quantity, of: name)))
  }
}
