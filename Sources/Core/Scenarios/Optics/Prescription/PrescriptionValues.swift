import Formula
import Numbers
import Optics
import Quantities

/// The named values of a block about prescriptions, in the order in which they are listed.
struct PrescriptionValues {
  private(set) var values = NamedValues()
  private let choices: UnitChoices
  /// Distances of images, and sizes across the axis.
  private let distances: UnitPreference
  private let sizes: UnitPreference

  private static let strength = [
    "sphere", "cylinder", "axis", "transposed.sphere", "transposed.cylinder", "transposed.axis",
    "mean-sphere", "power-vector.M", "power-vector.J0", "power-vector.J45", "blur-strength",
    "power-along-axis", "power-across-axis", "minus.sphere", "minus.cylinder", "minus.axis",
    "plus.sphere", "plus.cylinder", "plus.axis",
  ]

  private static let others = [
    "lens.power", "lens.meridian-power", "lens.far-point", "lens.effective-power",
    "lens.rounded-power", "lens.effective.sphere", "lens.effective.cylinder",
    "lens.effective.axis", "lens.effective.power-along-axis", "lens.effective.power-across-axis",
    "lens.effective.rounded-sphere", "lens.effective.rounded-cylinder",
    "lens.shape-factor", "lens.power-factor", "lens.spectacle-magnification",
    "lens.magnification-change", "lens.magnification-along-axis",
    "lens.magnification-across-axis",
    "object.distance", "object.position", "object.vergence", "object.kind",
    "image.kind", "image.line-1.vergence", "image.line-1.distance", "image.line-1.orientation",
    "image.line-1.length", "image.line-1.kind", "image.line-2.vergence",
    "image.line-2.distance", "image.line-2.orientation", "image.line-2.length",
    "image.line-2.kind", "image.interval", "image.least-confusion.distance",
    "image.least-confusion.diameter", "image.least-confusion.kind", "image.linear-midpoint",
    "lens.addition", "lens.near.sphere", "lens.near.cylinder", "lens.near.axis",
    "lens.near.mean-sphere", "lens.prism.power", "lens.prism.base-direction",
    "lens.prism.base-in", "lens.prism.base-up",
    "prism.power", "prism.base", "prism.base-direction", "prism.base-in", "prism.base-up",
  ]

  private static func names(_ thing: String) -> [ValueName] {
    strength.map { ValueName((thing + "." + $0).split(separator: ".").map { String($0) }) }
  }

  /// The names of the values that any such block can have, one lens of several standing for all.
  static var names: [ValueName] {
    names("lens") + others.map { ValueName($0.split(separator: ".").map { String($0) }) }
      + names("system")
  }

  /// The names of the values that a block with these lenses can have.
  static func names(of subject: PrescriptionSubject) -> [ValueName] {
    subject.isCrossed ? names + elementNames(of: subject).flatMap { names($0) } : names
  }

  static func elementNames(of subject: PrescriptionSubject) -> [String] {
    subject.lenses.enumerated().map { $0.element.name ?? "element-\($0.offset + 1)" }
  }

  static var descriptions: [ValueDescription] {
    names.map { name in
      // What a lens is, a system of lenses in contact is as well.
      let own =
        name.parts[0] == "system" ? "lens." + name.text.dropFirst("system.".count) : name.text
      return ValueDescription(name, phrase: "reference.optics.value." + own)
    }
  }

  init(_ subject: PrescriptionSubject, choices: UnitChoices, written: WrittenQuantities) {
    self.choices = choices
    let distance = written["distance"] ?? written["u"]
    distances = UnitPreference([distance?.unit].compactMap { $0 })
    sizes = UnitPreference([written["aperture"]?.unit ?? .millimetre])
    addObject(subject, distance)
    if subject.isCrossed {
      for (name, lens) in zip(Self.elementNames(of: subject), subject.lenses) {
        addStrength(name, lens.model)
      }
      addStrength("system", subject.total)
    } else {
      if subject.isPower { add(["lens", "power"], subject.total.sphere.dioptres, .power) }
      addStrength("lens", subject.total)
      if let lens = subject.lenses.first { addExtras(lens) }
    }
    if let meridian = subject.meridian {
      add(["lens", "meridian-power"], subject.total.power(in: meridian).dioptres, .power)
    }
    if let vertex = subject.vertex { addVertex(vertex) }
    if let magnification = subject.magnification { addMagnification(magnification, subject.total) }
    if let conoid = subject.conoid { addConoid(conoid) }
    if subject.object?.point.kindAsObject == .atElement {
      values.add(ValueName("image", "kind"), .name(PointKind.atElement.rawValue))
    }
    if let decentration = subject.decentration { addPrism(decentration) }
  }

  // MARK: The lens

  private mutating func addStrength(_ thing: String, _ lens: SpheroCylinder) {
    addForm([thing], lens)
    addForm([thing, "transposed"], lens.transposed)
    add([thing, "mean-sphere"], lens.meanSphere.dioptres, .power)
    let vector = lens.powerVector
    add([thing, "power-vector", "M"], vector.meanSphere, .power)
    add([thing, "power-vector", "J0"], vector.straight, .power)
    add([thing, "power-vector", "J45"], vector.oblique, .power)
    add([thing, "blur-strength"], vector.blurStrength, .power)
    add([thing, "power-along-axis"], lens.sphere.dioptres, .power)
    add([thing, "power-across-axis"], lens.powerAcrossAxis.dioptres, .power)
    addForm([thing, "minus"], lens.inMinusForm)
    addForm([thing, "plus"], lens.inPlusForm)
  }

  /// What a prescription has besides sphere, cylinder and axis.
  private mutating func addExtras(_ lens: PrescribedLens) {
    if let addition = lens.addition, let near = lens.near {
      add(["lens", "addition"], addition.value, .power)
      addForm(["lens", "near"], near)
      add(["lens", "near", "mean-sphere"], near.meanSphere.dioptres, .power)
    }
    guard !lens.prisms.isEmpty else { return }
    let inward = lens.prisms.reduce(0) { $0 + $1.inward }
    let upward = lens.prisms.reduce(0) { $0 + $1.upward }
    let power = (inward * inward + upward * upward).squareRoot()
    add(["lens", "prism", "power"], power, .number, unit: .prismDioptre)
    if let base = PrescribedPrism.direction(inward: inward, upward: upward) {
      values.add(ValueName("lens", "prism", "base-direction"), .name(base))
    }
    add(["lens", "prism", "base-in"], inward, .number, unit: .prismDioptre)
    add(["lens", "prism", "base-up"], upward, .number, unit: .prismDioptre)
  }

  private mutating func addForm(_ thing: [String], _ lens: SpheroCylinder) {
    add(thing + ["sphere"], lens.sphere.dioptres, .power)
    add(thing + ["cylinder"], lens.cylinder.dioptres, .power)
    add(thing + ["axis"], lens.axis?.radians, .angle)
  }

  private mutating func addVertex(_ shift: VertexShift) {
    if shift.lens.isSpherical {
      add(["lens", "effective-power"], shift.sphere.dioptres, .power)
      add(["lens", "rounded-power"], shift.sphere.inQuarters?.dioptres, .power)
      add(["lens", "far-point"], shift.sphere.farPoint, .length, distances)
    }
    add(["lens", "effective", "power-along-axis"], shift.sphere.dioptres, .power)
    add(["lens", "effective", "power-across-axis"], shift.powerAcrossAxis.dioptres, .power)
    guard let effective = shift.effective else { return }
    addForm(["lens", "effective"], effective)
    add(["lens", "effective", "rounded-sphere"], effective.sphere.inQuarters?.dioptres, .power)
    add(["lens", "effective", "rounded-cylinder"], effective.cylinder.inQuarters?.dioptres, .power)
  }

  private mutating func addMagnification(
    _ shape: SpectacleMagnification, _ lens: SpheroCylinder
  ) {
    add(["lens", "shape-factor"], shape.shapeFactor, .number)
    if lens.isSpherical {
      add(["lens", "power-factor"], shape.powerFactor(backVertexPower: lens.sphere), .number)
      let total = shape.magnification(backVertexPower: lens.sphere)
      add(["lens", "spectacle-magnification"], total, .number)
      add(["lens", "magnification-change"], total.map { $0 - 1 }, .number, unit: .percent)
    } else {
      add(
        ["lens", "magnification-along-axis"],
        shape.magnification(backVertexPower: lens.sphere), .number)
      add(
        ["lens", "magnification-across-axis"],
        shape.magnification(backVertexPower: lens.powerAcrossAxis), .number)
    }
  }

  // MARK: Light

  private mutating func addObject(_ subject: PrescriptionSubject, _ distance: Quantity?) {
    guard let object = subject.object else { return }
    add(["object", "distance"], object.distance, .length, distances, unit: distance?.unit)
    add(
      ["object", "position"], object.distance.isInfinite ? -.infinity : -object.distance, .length,
      distances, unit: distance?.unit)
    add(["object", "vergence"], object.seen.vergence(index: 1)?.dioptres, .power)
    values.add(ValueName("object", "kind"), .name(object.point.kindAsObject.rawValue))
  }

  private mutating func addConoid(_ conoid: SturmConoid) {
    addLine("line-1", conoid.first, conoid)
    addLine("line-2", conoid.second, conoid)
    add(["image", "interval"], conoid.interval, .length, distances)
    add(
      ["image", "least-confusion", "distance"], conoid.leastConfusion ?? .infinity, .length,
      distances)
    add(
      ["image", "least-confusion", "diameter"], conoid.leastConfusionDiameter, .length, sizes)
    values.add(
      ValueName("image", "least-confusion", "kind"), .name(conoid.leastConfusionKind.rawValue))
    add(["image", "linear-midpoint"], conoid.linearMidpoint, .length, distances)
  }

  private mutating func addLine(_ name: String, _ line: SturmConoid.Line, _ conoid: SturmConoid) {
    add(["image", name, "vergence"], line.vergence, .power)
    add(["image", name, "distance"], line.position ?? .infinity, .length, distances)
    add(["image", name, "orientation"], line.orientation.radians, .angle)
    add(["image", name, "length"], line.length, .length, sizes)
    values.add(ValueName("image", name, "kind"), .name(line.kind.rawValue))
  }

  private mutating func addPrism(_ decentration: LensDecentration) {
    let effect = decentration.effect
    add(["prism", "power"], effect.power, .number, unit: .prismDioptre)
    add(["prism", "base"], effect.baseDirection, .angle)
    if let base = decentration.base {
      values.add(ValueName("prism", "base-direction"), .name(base))
    }
    add(["prism", "base-in"], decentration.baseIn, .number, unit: .prismDioptre)
    add(["prism", "base-up"], effect.verticalPrism, .number, unit: .prismDioptre)
  }

  // MARK: Adding

  /// Adds a quantity in the unit that the author wants to see, unless it is undefined.
  private mutating func add(
    _ parts: [String], _ value: Double?, _ dimension: Dimension,
    _ preference: UnitPreference = UnitPreference(), unit: Unit? = nil
  ) {
    guard let value, !value.isNaN else { return }
    let name = ValueName(parts)
    let plain = value == 0 ? 0 : value
    let wanted = choices[name].unit ?? unit ?? preference.unit(for: plain, dimension)
    values.add(
      name,
      .quantity(
        Quantity(plain, dimension, in: wanted?.dimension == dimension ? wanted : nil)))
  }
}
