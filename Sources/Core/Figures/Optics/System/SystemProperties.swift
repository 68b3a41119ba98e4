import Formula
import Markup
import Optics
import Quantities
import Scenarios

/// The properties table of a system: the object, each element, the whole, the image.
struct SystemProperties {
  let outcome: SystemOutcome
  let words: SystemWords

  private typealias Row = PropertyGroup.Row

  /// The groups; none for the image where answers are hidden.
  var table: PropertiesTable {
    var groups: [PropertyGroup] = []
    if let light = PropertyGroup.light(outcome.line, words.numbers.style, words.phrases) {
      groups.append(light)
    }
    if outcome.hasObject { groups.append(object) }
    for item in outcome.items where item.kind != .plane && item.kind != .screen {
      groups.append(element(item))
    }
    let hides = outcome.presentation.diagram.hidesAnswers
    if isComposed, !hides { groups.append(system) }
    if outcome.hasObject || !isComposed, !hides { groups.append(image) }
    return PropertiesTable(groups)
  }

  /// True if there is more to say of the whole than of its one plane.
  private var isComposed: Bool {
    outcome.items.filter { $0.isOptical }.count > 1 || outcome.pupils != nil
      || outcome.items.contains { $0.elements.count > 1 }
  }

  private var object: PropertyGroup {
    var rows: [Row] = []
    add(words(.propertyDistance), "object", "distance", to: &rows)
    add(words(.propertyVergence), "object", "vergence", to: &rows)
    add(words(.propertyHeight), "object", "height", to: &rows)
    add(words(.propertyAngle), "object", "angle", to: &rows)
    rows.append(
      Row(
        words(OpticsPhrase.propertyKind),
        words(kind: outcome.conjugates.objectKind, at: optical.first)))
    return PropertyGroup(words(.groupObject), badge: "object", rows: rows)
  }

  private func element(_ item: SystemItem) -> PropertyGroup {
    var rows: [Row] = []
    let prefix = words.prefix(of: item)
    let name = words.name(of: item)
    let hides = outcome.hidesPower(of: item)
    if !hides {
      add(words(.propertyPower), prefix, "power", to: &rows)
      add(words(.propertyFrontPower), prefix, "front-power", to: &rows)
      add(words(.propertyBackPower), prefix, "back-power", to: &rows)
    }
    add(words(.propertyThickness), prefix, "thickness", to: &rows)
    add(words(.propertyRadius), prefix, "radius", to: &rows)
    if !hides, outcome.part(item).power != .plano {
      add(words(.propertyFocalLength), prefix, "focal-length", to: &rows)
    }
    add(words(.propertyIndex), prefix, "index", to: &rows)
    add(words(.propertyAperture), prefix, "aperture", to: &rows)
    add(words(.propertyDiameter), prefix, "diameter", to: &rows)
    if outcome.presentation.diagram.hidesAnswers {
      return PropertyGroup(SystemWords.capitalized(name), badge: "lens", rows: rows)
    }
    add(words(.propertyMagnifyingPower), prefix, "magnifying-power", to: &rows)
    add(
      words(.propertyMagnifyingPowerNear), prefix, "magnifying-power-at-near-point", to: &rows)
    if outcome.hasObject {
      let image = ValueName(prefix, "image", "distance")
      if let quantity = words.numbers.quantity(image), let kind = kind(of: item) {
        let place = words.numbers.text(quantity, of: image)
        rows.append(
          Row(
            words(.propertyImage),
            quantity.value.isInfinite
              ? kind : words(.valuePair, [("first", place), ("second", kind)])))
      }
    }
    return PropertyGroup(SystemWords.capitalized(name), badge: "lens", rows: rows)
  }

  private var optical: [SystemItem] { outcome.items.filter { $0.isOptical } }

  private func kind(of item: SystemItem) -> String? {
    let name = ValueName(words.prefix(of: item), "image", "kind")
    guard case .name(let word) = outcome.values[name] else { return nil }
    return PointKind(rawValue: word).map { words(kind: $0, at: item) }
  }

  private var system: PropertyGroup {
    var rows: [Row] = []
    let points = outcome.system.cardinalPoints
    let power = outcome.system.power.dioptres
    rows.append(
      Row(
        words(SystemPhrase.propertyKind),
        words(points == nil ? .valueAfocal : power > 0 ? .valueConverging : .valueDiverging)))
    add(words(.propertyPower), "system", "power", to: &rows)
    add(words(.propertyLength), "system", "length", to: &rows)
    add(words(.propertyFocalLength), "system", "focal-length", to: &rows)
    add(words(.propertyFrontVertexPower), "system", "front-vertex-power", to: &rows)
    add(words(.propertyBackVertexPower), "system", "back-vertex-power", to: &rows)
    pair(words(.propertyFocalPoints), "focal-point", to: &rows)
    pair(words(.propertyPrincipalPoints), "principal-point", to: &rows)
    if let points, points.firstNodal != points.firstPrincipal {
      pair(words(.propertyNodalPoints), "nodal-point", to: &rows)
    }
    add(words(.propertyAngularMagnification), "system", "angular-magnification", to: &rows)
    pupil(words(.propertyEntrancePupil), "entrance-pupil", to: &rows)
    pupil(words(.propertyExitPupil), "exit-pupil", to: &rows)
    add(words(.propertyStopNumber), "system", "f-number", to: &rows)
    add(words(.propertyHalfField), "system", "half-field", to: &rows)
    add(words(.propertyMagnifyingPower), "system", "magnifying-power", to: &rows)
    add(
      words(.propertyMagnifyingPowerNear), "system", "magnifying-power-at-near-point", to: &rows)
    add(words(.propertyAdjustedLength), "system", "adjusted-length", to: &rows)
    rows.append(Row(words(.propertyMatrix), matrix))
    return PropertyGroup(words(.groupSystem), badge: "lens", rows: rows)
  }

  private var image: PropertyGroup {
    let conjugates = outcome.conjugates
    var rows: [Row] = []
    add(words(.propertyDistance), "image", "distance", to: &rows)
    add(words(.propertyVergence), "image", "vergence", to: &rows)
    add(words(.propertyHeight), "image", "height", to: &rows)
    if let magnification = conjugates.magnification {
      rows.append(Row(words(.propertyMagnification), words.numbers.number(magnification)))
    }
    rows.append(
      Row(
        words(OpticsPhrase.propertyKind), words(kind: conjugates.imageKind, at: optical.last)))
    if let orientation = conjugates.orientation {
      rows.append(
        Row(
          words(.propertyOrientation),
          words(orientation == .upright ? .valueUpright : .valueInverted)))
    }
    if let size = conjugates.size { rows.append(Row(words(.propertySize), words(size: size))) }
    return PropertyGroup(words(.groupImage), badge: "image", rows: rows)
  }

  /// The ray transfer matrix as MathML.
  private var matrix: MarkupNode {
    let matrix = outcome.system.matrix
    let unit = outcome.style.units.unit(for: matrix.b, .length)
    let entries: [[Quantity]] = [
      [.number(matrix.a), Quantity(matrix.b, .length, in: unit)],
      [Quantity(matrix.c, .power), .number(matrix.d)],
    ]
    let style = FormulaStyle(words.numbers.style)
    let rows = entries.map { row in
      MarkupNode.element(
        "mtr", [],
        row.map { .element("mtd", [], [Expression(.quantity($0, .derived)).markup(style)]) })
    }
    let fences = ["(", ")"].map { MarkupNode.element("mo", [], [.text($0)]) }
    return .element(
      "math", [],
      [.element("mrow", [], [fences[0], .element("mtable", [], rows), fences[1]])])
  }

  // MARK: Rows

  private func add(_ label: String, _ thing: String, _ property: String, to rows: inout [Row]) {
    let name = ValueName(thing, property)
    guard let quantity = words.numbers.quantity(name) else { return }
    let text =
      quantity.value.isInfinite ? words(.valueInfinity) : words.numbers.text(quantity, of: name)
    rows.append(Row(label, text))
  }

  /// A row for a pair of points, from the front vertex and from the back vertex.
  private func pair(_ label: String, _ property: String, to rows: inout [Row]) {
    let names = [1, 2].map { ValueName("system", "\(property)-\($0)") }
    let texts = names.compactMap { name in
      words.numbers.quantity(name).map { words.numbers.text($0, of: name) }
    }
    guard texts.count == 2 else { return }
    rows.append(
      Row(label, words(.valuePair, [("first", texts[0]), ("second", texts[1])])))
  }

  private func pupil(_ label: String, _ property: String, to rows: inout [Row]) {
    let place = ValueName("system", property, "position")
    let size = ValueName("system", property, "diameter")
    guard let position = words.numbers.quantity(place),
      let diameter = words.numbers.quantity(size)
    else { return }
    if position.value.isInfinite {
      rows.append(Row(label, words(.valuePupilAtInfinity)))
      return
    }
    rows.append(
      Row(
        label,
        words(
          .valuePupil,
          [
            ("diameter", words.numbers.text(diameter, of: size)),
            ("place", words.numbers.text(position, of: place)),
          ])))
  }
}
