import Formula
import Optics
import Quantities
import Scenarios

/// The properties table of an optics figure: the object, the lens and the image, each with its values.
struct LensProperties {
  let outcome: LensOutcome
  let words: LensWords

  /// The groups; none for the image where answers are hidden.
  var table: PropertiesTable {
    var groups = [object, lens]
    if !outcome.presentation.diagram.hidesAnswers { groups.append(image) }
    if let light = PropertyGroup.light(outcome.line, words.style, words.phrases) {
      groups.insert(light, at: 0)
    }
    return PropertiesTable(groups)
  }

  typealias Row = PropertyGroup.Row

  private var object: PropertyGroup {
    var rows: [Row] = []
    add(.propertyDistance, "object", "distance", to: &rows)
    add(.propertyVergence, "object", "vergence", to: &rows)
    add(.propertyHeight, "object", "height", to: &rows)
    add(.propertyAngle, "object", "angle", to: &rows)
    rows.append(row(.propertyKind, words(kind: outcome.conjugates.objectKind)))
    return PropertyGroup(words(.groupObject), badge: "object", rows: rows)
  }

  private var lens: PropertyGroup {
    var rows: [Row] = []
    if !words.hidesPower { add(.propertyPower, "lens", "power", to: &rows) }
    if words.hidesPower {
      // It follows from the shape, as the power does.
    } else if outcome.lens.model.power == .plano {
      rows.append(row(.propertyFocalLength, words(.valueNone)))
    } else {
      add(.propertyFocalLength, "lens", "focal-length", to: &rows)
    }
    add(.propertyIndex, "lens", "index", to: &rows)
    add(.propertyAperture, "lens", "aperture", to: &rows)
    if !outcome.presentation.diagram.hidesAnswers { rows += dispersion }
    let model = outcome.lens.model
    if model.before.index != model.after.index {
      rows.append(row(.propertyMediumBefore, words.index(model.before.index)))
      rows.append(row(.propertyMediumAfter, words.index(model.after.index)))
    } else if model.before.index != 1 {
      rows.append(row(.propertyMedium, words.index(model.before.index)))
    }
    return PropertyGroup(words(.groupLens), badge: "lens", rows: rows)
  }

  private var image: PropertyGroup {
    let conjugates = outcome.conjugates
    var rows: [Row] = []
    if conjugates.imageKind == .atInfinity {
      rows.append(row(.propertyDistance, words(.valueInfinity)))
    } else {
      add(.propertyDistance, "image", "distance", to: &rows)
    }
    add(.propertyVergence, "image", "vergence", to: &rows)
    add(.propertyHeight, "image", "height", to: &rows)
    add(.propertyMagnification, "magnification", to: &rows)
    rows.append(row(.propertyKind, words(kind: conjugates.imageKind)))
    if let orientation = conjugates.orientation {
      rows.append(
        row(
          .propertyOrientation,
          words(orientation == .upright ? .valueUpright : .valueInverted)))
    }
    if let size = conjugates.size { rows.append(row(.propertySize, words(size: size))) }
    return PropertyGroup(words(.groupImage), badge: "image", rows: rows)
  }

  /// A row for a named value, if there is one.
  func add(_ label: OpticsPhrase, _ parts: String..., to rows: inout [Row]) {
    let name = ValueName(parts)
    guard case .quantity(let quantity) = outcome.values[name] else { return }
    let text = quantity.value.isInfinite ? words(.valueInfinity) : words.text(quantity, of: name)
    rows.append(row(label, text))
  }

  private func row(_ label: OpticsPhrase, _ value: String) -> Row { Row(words(label), value) }
}
