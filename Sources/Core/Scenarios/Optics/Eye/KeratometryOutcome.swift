import Diagnostics
import Formula
import Nodes
import Numbers
import Optics
import Quantities

/// What came out of an `optics` block about a cornea as a keratometer measures it.
public struct KeratometryOutcome: ScenarioOutcome {
  public let subject: KeratometrySubject
  public let presentation: EyePresentation
  public let values: NamedValues
  public let style: QuantityStyle
  /// The given quantities as they were written.
  public let written: WrittenQuantities
  private let choices: UnitChoices

  public init?(
    reading block: ScenarioBlock, settings: BlockSettings, in context: ScenarioContext,
    _ diagnostics: inout [Diagnostic]
  ) {
    var reading = OpticsReading(scope: context.scope)
    reading.checkKeys(
      of: block.body, EyeKeys.corneaBlock, besides: BlockSettings.keys.map { $0.name })
    let subject = reading.cornea(of: block.body)
    var presentation = EyePresentation()
    if let show = settings.show {
      presentation.parts = reading.words(
        show, of: "show", among: [EyePart.diagram, .equations, .properties])
    }
    presentation.hidesAnswers = reading.hidesAnswers(block.body)
    let choices = UnitChoices(
      settings.units, course: context.defaults.units, names: Self.names, &reading.diagnostics)
    diagnostics += reading.diagnostics
    guard let subject, !reading.hasErrors else { return nil }
    self.subject = subject
    self.presentation = presentation
    self.choices = choices
    written = reading.written
    style = QuantityStyle(
      units: reading.unitPreference,
      choices: choices.byDimension + [(.power, DisplayChoice(format: .signedPlaces(2)))])
    values = Self.values(of: subject, choices)
  }

  public static var keyTables: [KeyTable] {
    [EyeKeys.corneaBlock, EyeKeys.cornea, EyeKeys.diagram]
  }

  static let names: [ValueName] = [
    "cornea.radius", "cornea.power", "cornea.front-power", "cornea.index", "cornea.flat.radius",
    "cornea.flat.power", "cornea.flat.meridian", "cornea.steep.radius", "cornea.steep.power",
    "cornea.steep.meridian", "cornea.astigmatism", "cornea.kind",
  ].map { ValueName($0.split(separator: ".").map { String($0) }) }

  public static var valueDescriptions: [ValueDescription] {
    names.map { ValueDescription($0, phrase: "reference.optics.value." + $0.text) }
  }

  /// What the author asks for one value.
  public func choice(of name: ValueName) -> DisplayChoice { choices[name] }

  private static func values(of subject: KeratometrySubject, _ choices: UnitChoices)
    -> NamedValues
  {
    var values = NamedValues()
    func add(_ parts: [String], _ value: Double, _ dimension: Dimension, _ unit: Unit?) {
      let name = ValueName(["cornea"] + parts)
      let wanted = choices[name].unit ?? unit
      values.add(
        name,
        .quantity(Quantity(value, dimension, in: wanted?.dimension == dimension ? wanted : nil)))
    }
    values.add(ValueName("cornea", "index"), .quantity(.index(subject.flat.index)))
    guard let steep = subject.steep else {
      add(["radius"], subject.flat.radius, .length, .millimetre)
      add(["power"], subject.flat.power.dioptres, .power, .dioptre)
      add(["front-power"], subject.flat.frontPower.dioptres, .power, .dioptre)
      return values
    }
    for (name, cornea, meridian) in [
      ("flat", subject.flat, subject.flatMeridian), ("steep", steep, subject.steepMeridian),
    ] {
      add([name, "radius"], cornea.radius, .length, .millimetre)
      add([name, "power"], cornea.power.dioptres, .power, .dioptre)
      add([name, "meridian"], meridian.radians, .angle, .degree)
    }
    add(["astigmatism"], subject.astigmatism, .power, .dioptre)
    if let rule = subject.rule { values.add(ValueName("cornea", "kind"), .name(rule.rawValue)) }
    return values
  }
}
