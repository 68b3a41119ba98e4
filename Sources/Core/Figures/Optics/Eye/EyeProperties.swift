import Formula
import Optics
import Quantities
import Scenarios

/// The properties table of the figure of an eye.
struct EyeProperties {
  let words: EyeWords

  private typealias Row = PropertyGroup.Row

  var table: PropertiesTable {
    var groups = [eye]
    if !words.subject.optics.eye.isReduced { groups.append(points) }
    if words.subject.lens != nil { groups.append(lens) }
    if words.subject.object != nil { groups.append(target) }
    if !words.hidesAnswers { groups.append(sight) }
    return PropertiesTable(groups)
  }

  private func row(_ label: EyePhrase, _ value: String?) -> [Row] {
    value.map { [Row(words(label), $0)] } ?? []
  }

  private var eye: PropertyGroup {
    let subject = words.subject
    var rows = row(.propertyPower, words.text("eye", "power"))
    rows += row(.propertyLength, words.text("eye", "length"))
    rows += row(.propertyAmplitude, words.text("eye", "amplitude"))
    rows += row(.propertyPupil, words.text("eye", "pupil"))
    guard !words.hidesAnswers else {
      return PropertyGroup(words(.groupEye), badge: "lens", rows: rows)
    }
    rows += row(.propertyKind, words(kind: subject.ametropia.kind))
    rows += row(.propertyRefraction, words.text("eye", "refraction"))
    rows += row(
      .propertyFarPoint,
      subject.ametropia.kind == .emmetropia
        ? words(.valueInfinity) : words.text("eye", "far-point"))
    rows += row(.propertyNearPoint, words.text("eye", "near-point"))
    rows += row(.propertyFarPointWorn, words.text("eye", "far-point-with-lens"))
    rows += row(.propertyNearPointWorn, words.text("eye", "near-point-with-lens"))
    if subject.ametropia.kind != .emmetropia {
      if let vertex = words.text("eye", "vertex"), subject.vertex != 0 {
        let label = words(.propertyCorrectionAt, [("vertex", vertex)])
        rows.append(Row(label, words.power(subject.correction.dioptres)))
      } else {
        rows += row(.propertyCorrection, words.text("eye", "correction"))
      }
    }
    return PropertyGroup(words(.groupEye), badge: "lens", rows: rows)
  }

  private var points: PropertyGroup {
    func pair(_ label: EyePhrase, _ name: String) -> [Row] {
      guard let first = words.text("eye", name + "-1"), let second = words.text("eye", name + "-2")
      else { return [] }
      return row(label, words(.pair, [("first", first), ("second", second)]))
    }
    return PropertyGroup(
      words(.groupPoints), badge: "medium",
      rows: pair(.propertyFocalPoints, "focal-point")
        + pair(.propertyPrincipalPoints, "principal-point")
        + pair(.propertyNodalPoints, "nodal-point")
        + pair(.propertyFocalLengths, "focal-length"))
  }

  private var lens: PropertyGroup {
    PropertyGroup(
      words(.groupLens), badge: "lens",
      rows: row(
        .propertyPower,
        words.subject.isCorrected && words.hidesAnswers ? nil : words.text("lens", "power"))
        + row(.propertyVertex, words.text("lens", "vertex")))
  }

  private var target: PropertyGroup {
    PropertyGroup(
      words(.groupTarget), badge: "object",
      rows: row(.propertyDistance, words.text("object", "distance"))
        + row(.propertyVergence, words.text("object", "vergence")))
  }

  private var sight: PropertyGroup {
    let subject = words.subject
    var rows: [Row] = []
    if subject.object != nil || subject.lens != nil {
      rows += row(.propertyVergence, words.text("eye", "vergence"))
      rows += row(.propertyDemand, words.text("eye", "demand"))
    }
    if subject.accommodation != 0 {
      rows += row(.propertyAccommodation, words.text("eye", "accommodation"))
    }
    if let isClear = subject.isClear {
      rows += row(.propertyClear, words(isClear ? .yes : .no))
    }
    rows += row(.propertyFocus, subject.focusSide.map { words(side: $0) })
    rows += row(.propertyBlur, words.text("eye", "blur"))
    rows += row(.propertyImage, words.text("image", "height"))
    return PropertyGroup(words(.groupSight), badge: "image", rows: rows)
  }
}
