import Formula
import Optics
import Quantities
import Scenarios

/// The properties table of a prescription's figure.
struct PrescriptionProperties {
  let words: PrescriptionWords

  private typealias Row = PropertyGroup.Row

  var table: PropertiesTable {
    var groups: [PropertyGroup] = []
    let subject = words.subject
    for (index, lens) in subject.lenses.enumerated() {
      groups.append(lensGroup(lens, number: subject.isCrossed ? index + 1 : nil))
    }
    guard !words.hidesAnswers else { return PropertiesTable(groups) }
    if subject.isCrossed { groups.append(totalGroup) }
    if subject.vertex != nil { groups.append(vertexGroup) }
    if let conoid = subject.conoid { groups += conoidGroups(conoid) }
    if subject.decentration != nil { groups.append(prismGroup) }
    if subject.magnification != nil { groups.append(magnificationGroup) }
    return PropertiesTable(groups)
  }

  private func row(_ label: PrescriptionPhrase, _ value: String?) -> [Row] {
    value.map { [Row(words(label), $0)] } ?? []
  }

  private func lensGroup(_ lens: PrescribedLens, number: Int?) -> PropertyGroup {
    let model = lens.model
    var title = words(.groupLens)
    if let number { title = lens.name ?? words(.groupLensNumber, [("number", String(number))]) }
    var rows =
      lens.source == .power
      ? row(.propertyPower, words.power(model.sphere.dioptres))
      : row(.propertyRx, words.rx(model))
    rows += row(.propertyAddition, lens.addition.map { words.style.text(of: $0) })
    for prism in lens.prisms { rows += row(.propertyPrism, words.text(of: prism)) }
    if !words.hidesAnswers { rows += row(.propertyNear, lens.near.map { words.rx($0) }) }
    guard !words.hidesAnswers, !model.isSpherical else {
      return PropertyGroup(title, badge: "lens", rows: rows)
    }
    rows += row(.propertyTransposed, words.rx(model.transposed))
    rows += row(.propertyMeanSphere, words.power(model.meanSphere.dioptres))
    if number == nil, let power = words.text("lens", "meridian-power"),
      let meridian = words.subject.meridian
    {
      let label = words(.propertyMeridian, [("meridian", words.angle(meridian))])
      rows.append(Row(label, power))
    }
    rows += vectorRows(model)
    return PropertyGroup(title, badge: "lens", rows: rows)
  }

  private func vectorRows(_ lens: SpheroCylinder) -> [Row] {
    let vector = lens.powerVector
    return row(.propertyStraight, words.power(vector.straight))
      + row(.propertyOblique, words.power(vector.oblique))
  }

  private var totalGroup: PropertyGroup {
    let total = words.subject.total
    var rows = row(.propertyRx, words.rx(total))
    if !total.isSpherical { rows += row(.propertyTransposed, words.rx(total.transposed)) }
    rows += row(.propertyMeanSphere, words.power(total.meanSphere.dioptres))
    rows += vectorRows(total)
    return PropertyGroup(words(.groupTotal), badge: "image", rows: rows)
  }

  private var vertexGroup: PropertyGroup {
    guard let shift = words.subject.vertex else {
      return PropertyGroup("", badge: "image", rows: [])
    }
    let title = words(shift.to == 0 ? .groupCornea : .groupPlane)
    var rows: [Row] = []
    if shift.lens.isSpherical {
      rows += row(.propertyPower, words.text("lens", "effective-power"))
      rows += row(.propertyRounded, words.text("lens", "rounded-power"))
      rows += row(.propertyFarPoint, words.text("lens", "far-point"))
    } else if let effective = shift.effective {
      rows += row(.propertyRx, words.rx(effective))
      rows += row(.propertyAlong, words.power(shift.sphere.dioptres))
      rows += row(.propertyAcross, words.power(shift.powerAcrossAxis.dioptres))
    }
    return PropertyGroup(title, badge: "image", rows: rows)
  }

  private func conoidGroups(_ conoid: SturmConoid) -> [PropertyGroup] {
    var object: [Row] = []
    object += row(.propertyDistance, words.text("object", "distance"))
    object += row(.propertyVergence, words.text("object", "vergence"))
    if words.subject.object == nil { object = [] }
    return [
      PropertyGroup(words(.groupObject), badge: "object", rows: object),
      line(.groupFirstLine, "line-1", conoid.first),
      line(.groupSecondLine, "line-2", conoid.second),
      PropertyGroup(
        words(.groupCircle), badge: "image",
        rows: row(.propertyDistance, words.text("image", "least-confusion", "distance"))
          + row(.propertyDiameter, words.text("image", "least-confusion", "diameter"))
          + row(.propertyInterval, words.text("image", "interval"))),
    ]
  }

  private func line(
    _ title: PrescriptionPhrase, _ name: String, _ line: SturmConoid.Line
  ) -> PropertyGroup {
    PropertyGroup(
      words(title), badge: "image",
      rows: row(.propertyDistance, words.text("image", name, "distance"))
        + row(.propertyVergence, words.text("image", name, "vergence"))
        + row(.propertyOrientation, words.angle(line.orientation))
        + row(.propertyLength, words.text("image", name, "length")))
  }

  private var prismGroup: PropertyGroup {
    PropertyGroup(
      words(.groupPrism), badge: "image",
      rows: row(.propertyPower, words.text("prism", "power"))
        + row(.propertyBaseIn, words.text("prism", "base-in"))
        + row(.propertyBaseUp, words.text("prism", "base-up"))
        + row(.propertyBaseDirection, words.text("prism", "base")))
  }

  private var magnificationGroup: PropertyGroup {
    PropertyGroup(
      words(.groupMagnification), badge: "image",
      rows: row(.propertyShape, words.text("lens", "shape-factor"))
        + row(.propertyPowerFactor, words.text("lens", "power-factor"))
        + row(.propertyMagnification, words.text("lens", "spectacle-magnification"))
        + row(.propertyChange, words.text("lens", "magnification-change"))
        + row(.propertyMagnificationAlong, words.text("lens", "magnification-along-axis"))
        + row(.propertyMagnificationAcross, words.text("lens", "magnification-across-axis")))
  }
}
