import Formula
import Numbers
import Optics
import Phrases
import Quantities
import Scenarios

/// The words and numbers of a prescription's figure, as the block and the course want to see them.
struct PrescriptionWords {
  let phrases: Phrases
  let outcome: PrescriptionOutcome
  /// How quantities are printed, in the number style of the language.
  let style: QuantityStyle

  init(_ outcome: PrescriptionOutcome, phrases: Phrases) {
    self.outcome = outcome
    self.phrases = phrases
    var style = outcome.style
    style.numbers = phrases.numberStyle
    self.style = style
  }

  func callAsFunction(
    _ key: PrescriptionPhrase, _ slots: [(name: String, text: String)] = []
  ) -> String {
    phrases(key, slots)
  }

  /// A named value as text, in the unit that the author wants; `nil` if there is none.
  func text(_ parts: String...) -> String? {
    let name = ValueName(parts)
    guard case .quantity(let quantity) = outcome.values[name] else { return nil }
    if quantity.value.isInfinite { return self(.valueInfinity) }
    return style.text(of: quantity, outcome.choice(of: name))
  }

  func power(_ dioptres: Double) -> String {
    dioptres.isInfinite ? self(.valueInfinity) : style.text(of: Quantity(dioptres, .power))
  }

  func angle(_ meridian: Meridian) -> String {
    style.text(of: Quantity(meridian.radians, .angle, in: .degree))
  }

  /// A length without its sign, in the unit of the value of that name.
  func length(_ metres: Double, like parts: String...) -> String {
    var unit: Unit?
    if case .quantity(let quantity) = outcome.values[ValueName(parts)] { unit = quantity.unit }
    return style.text(of: Quantity(metres.magnitude, .length, in: unit))
  }

  /// A lens as on a prescription: `+1.50 −0.50 × 180`.
  func rx(_ lens: SpheroCylinder) -> String {
    let sphere = plain(lens.sphere.dioptres)
    guard let axis = lens.axis else { return self(.rxSphere, [("sphere", sphere)]) }
    let degrees = NumberFormat.standard.text(axis.degrees, in: phrases.numberStyle)
    return self(
      .rx,
      [("sphere", sphere), ("cylinder", plain(lens.cylinder.dioptres)), ("axis", degrees)])
  }

  /// A prism of a prescription: `2Δ base in`.
  func text(of prism: PrescribedPrism) -> String {
    let power = style.text(of: prism.power)
    return PrismBasePhrase(prism.base.rawValue, isLabel: true).map {
      phrases($0, [("power", power)])
    } ?? power
  }

  /// The whole of a prescription, with what stands behind sphere, cylinder and axis.
  func whole(_ lens: PrescribedLens) -> String {
    var text = rx(lens.model)
    if let addition = lens.addition {
      text = self(.rxAddition, [("rx", text), ("addition", plain(addition.value))])
    }
    for prism in lens.prisms {
      text = self(.rxPrism, [("rx", text), ("prism", self.text(of: prism))])
    }
    return text
  }

  /// A power without its unit.
  private func plain(_ dioptres: Double) -> String {
    let printed = style.printed(Quantity(dioptres, .power))
    return printed.number.text(in: phrases.numberStyle)
  }

  var subject: PrescriptionSubject { outcome.subject }
  var hidesAnswers: Bool { outcome.presentation.hidesAnswers }
}
