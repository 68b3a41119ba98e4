import Formula
import Optics
import Quantities
import Scenarios

extension SystemEquations {
  /// The power of two planes together, and the use of the whole.
  mutating func addWhole(_ planes: [Int]) {
    if planes.count == 2 { addPair(planes) }
    addUse()
  }

  /// Gullstrand's law, and what of it leaves an image of far light.
  private mutating func addPair(_ planes: [Int]) {
    let (first, second) = (planes[0], planes[1])
    let elements = outcome.system.elements
    let gap = elements[second].position - elements[first].position
    let total = PlaneSymbol(
      symbol: "P", letter: letter("P", nil),
      value: Substitute(Quantity(outcome.system.power.dioptres, .power)))
    func own(_ plane: Int, _ number: Int) -> PlaneSymbol {
      let one = power(plane, number)
      return PlaneSymbol(symbol: "P_\(number)", letter: one.letter, value: one.value)
    }
    if gap == 0 {
      work(SystemLaws.contact, [total, own(first, 1), own(second, 2)])
      return addAngularMagnification(first, second)
    }
    let medium = outcome.system.elements[first].after.index
    work(
      medium == 1 ? SystemLaws.gullstrandInAir : SystemLaws.gullstrand,
      [
        total, own(first, 1), own(second, 2),
        length("d", nil, gap, isGiven: !hidesGap(before: second)),
        PlaneSymbol(
          symbol: "n_d", letter: ValueName("n_d"),
          value: Substitute(.index(medium), isGiven: true)),
      ])
    addAngularMagnification(first, second)
  }

  /// −P_e/P_o of two elements without power together, in one medium.
  private mutating func addAngularMagnification(_ first: Int, _ second: Int) {
    guard let magnification = outcome.system.angularMagnification,
      outcome.system.before == outcome.system.after,
      outcome.system.elements[first].power != .plano
    else { return }
    func own(_ symbol: String, _ plane: Int, _ number: Int) -> PlaneSymbol {
      let one = power(plane, number)
      return PlaneSymbol(symbol: symbol, letter: one.letter, value: one.value)
    }
    work(
      SystemLaws.telescope,
      [
        PlaneSymbol(
          symbol: "M", letter: ValueName("M"), value: Substitute(.number(magnification))),
        own("P_e", second, 2), own("P_o", first, 1),
      ])
  }

  /// The magnifying power of a single lens.
  private mutating func addUse() {
    guard let q = outcome.use.nearPoint, let item = outcome.items.first(where: { $0.isOptical }),
      outcome.items.filter({ $0.isOptical }).count == 1, item.kind == .lens
    else { return }
    let prefix = words.prefix(of: item)
    let symbols = [length("q", nil, q, isGiven: true), power(item.elements.lowerBound, nil)]
    for (law, property) in [
      (SystemLaws.magnifierRelaxed, "magnifying-power"),
      (SystemLaws.magnifierNear, "magnifying-power-at-near-point"),
    ] {
      let value = words.numbers.quantity(ValueName(prefix, property))
      work(
        law,
        symbols + [
          PlaneSymbol(
            symbol: "M", letter: ValueName("M"), value: value.map { Substitute($0) })
        ])
    }
  }
}
