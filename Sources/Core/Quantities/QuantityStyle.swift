import Numbers

/// How quantities are shown: the number style of the language, the units of the block, and what the course asks for.
public struct QuantityStyle: Sendable, Hashable {
  public var numbers: NumberStyle
  /// The units for derived values.
  public var units: UnitPreference
  private struct Entry: Sendable, Hashable {
    var dimension: Dimension
    var choice: DisplayChoice
  }

  private var entries: [Entry]

  /// - Parameters:
  ///   - numbers: the number style of the language.
  ///   - units: the units for derived values.
  ///   - choices: what a block, then the course, asks for a dimension: `units: {power: signed 2 places}`; the first of a
  ///     dimension counts.
  public init(
    numbers: NumberStyle = .english, units: UnitPreference = UnitPreference(),
    choices: [(Dimension, DisplayChoice)] = []
  ) {
    self.numbers = numbers
    self.units = units
    entries = choices.map { Entry(dimension: $0.0, choice: $0.1) }
  }

  /// What is asked for a dimension, if anything.
  public func choice(of dimension: Dimension) -> DisplayChoice {
    entries.first { $0.dimension == dimension }?.choice ?? DisplayChoice()
  }

  /// The quantity as text: three significant figures, in the unit it was written in or else a fitting one.
  ///
  /// - Parameter choice: what is asked for this one value; it goes before what is asked for its dimension.
  public func text(of quantity: Quantity, _ choice: DisplayChoice = DisplayChoice()) -> String {
    printed(quantity, choice).text(in: numbers)
  }

  /// The quantity as number and unit, rounded.
  public func printed(_ quantity: Quantity, _ choice: DisplayChoice = DisplayChoice())
    -> PrintedQuantity
  {
    let choice = choice.completed(by: self.choice(of: quantity.dimension))
    let unit = self.unit(for: quantity, choice)
    // Of a plain number the digits that it was written with count: an index of 1.523 is not one of 1.52.
    let own = quantity.dimension == .number && unit == nil ? quantity.places : nil
    let format = choice.format ?? own.map { .places($0) } ?? .standard
    let amount = unit?.amount(of: quantity.value) ?? quantity.value
    return PrintedQuantity(number: PrintedNumber(amount, format), unit: unit)
  }

  /// The quantity as an equation shows it, where zeros carry meaning: with at least as many digits behind the point as the
  /// author wrote, in this quantity or in those it was worked out from.
  ///
  /// - Parameter places: the digits that the other quantities of this dimension in the equation have.
  public func printedExactly(
    _ quantity: Quantity, places: Int = 0, _ choice: DisplayChoice = DisplayChoice()
  ) -> PrintedQuantity {
    let choice = choice.completed(by: self.choice(of: quantity.dimension))
    if choice.format != nil { return printed(quantity, choice) }
    let unit = self.unit(for: quantity, choice)
    let amount = unit?.amount(of: quantity.value) ?? quantity.value
    if let written = quantity.places, unit == quantity.unit {
      return PrintedQuantity(
        number: PrintedNumber(amount, .places(max(written, places))), unit: unit)
    }
    let number = PrintedNumber(amount, .standard)
    guard number.exponent == nil, number.fraction.unicodeScalars.count < places else {
      return PrintedQuantity(number: number, unit: unit)
    }
    return PrintedQuantity(number: PrintedNumber(amount, .places(places)), unit: unit)
  }

  private func unit(for quantity: Quantity, _ choice: DisplayChoice) -> Unit? {
    if let unit = choice.unit, unit.dimension == quantity.dimension { return unit }
    return quantity.unit ?? units.unit(for: quantity.value, quantity.dimension)
  }
}
