import Formula
import Quantities

/// The named values of an optics block while they are gathered: what is undefined is left out.
struct OpticsValueList {
  private(set) var values = NamedValues()
  /// What the author wrote: such a value is shown as it was written.
  var written = WrittenQuantities()
  private let units: UnitPreference
  private let choices: UnitChoices

  init(units: UnitPreference, choices: UnitChoices) {
    self.units = units
    self.choices = choices
  }

  /// Adds a quantity in the unit that the author wants to see, unless it is undefined.
  ///
  /// - Parameter usual: the unit in place of the block's, if the author asks for none: prism dioptres.
  mutating func add(
    _ thing: String, _ property: String, _ value: Double?, _ dimension: Dimension,
    in usual: Unit? = nil
  ) {
    guard let value else { return }
    let name = Self.name(thing, property)
    // −0 is what arithmetic leaves of nothing.
    let plain = value == 0 ? 0 : value
    let own = written[property == "position" && thing == "object" ? "u" : property]
    let given = own.flatMap { $0.value.magnitude == plain.magnitude ? $0.unit : nil }
    let wanted = choices[name].unit ?? given ?? usual ?? units.unit(for: plain, dimension)
    let unit = wanted?.dimension == dimension ? wanted : nil
    var quantity = Quantity(plain, dimension, in: unit)
    if dimension == .number, thing == "medium" || property.hasPrefix("index") {
      quantity.places = Quantity.index(plain).places
    }
    values.add(name, .quantity(quantity))
  }

  mutating func add(_ thing: String, _ property: String, _ word: String?) {
    if let word { values.add(Self.name(thing, property), .name(word)) }
  }

  mutating func add(_ thing: String, _ property: String, _ truth: Bool) {
    values.add(Self.name(thing, property), .truth(truth))
  }

  /// Adds rows of quantities in SI units.
  mutating func add(_ thing: String, _ property: String, rows: [[Quantity]]) {
    let lists = rows.map { row in Value.list(row.map { .quantity($0) }) }
    values.add(Self.name(thing, property), .list(lists))
  }

  /// Adds a plain number of the whole block.
  mutating func add(_ name: String, _ number: Double?) {
    guard let number else { return }
    values.add(ValueName(name), .quantity(.number(number == 0 ? 0 : number)))
  }

  private static func name(_ thing: String, _ property: String) -> ValueName {
    guard property.utf8.contains(UInt8(ascii: ".")) else { return ValueName(thing, property) }
    return ValueName([thing] + property.split(separator: ".").map { String($0) })
  }
}
