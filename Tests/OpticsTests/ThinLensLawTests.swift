import Formula
import Geometry
import Quantities
import TestSupport
import Testing

@testable import Optics

@Suite struct ThinLensLawTests {
  @Test func everyLawIsAnEquationOfSymbolsThatAreExplained() {
    for law in ThinLensLaws.all {
      #expect(law.fault == nil, "\(law.id)")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id): \(name.text)") }
      #expect(!law.source.isEmpty)
    }
    #expect(Set(ThinLensLaws.all.map(\.id)).count == ThinLensLaws.all.count)
  }

  /// What is displayed is what was computed: each form of each law holds of the model's results.
  @Test func everyLawHoldsOfWhatTheModelWorksOut() throws {
    var chance = Chance(3)
    var tried = 0
    for _ in 0..<500 {
      let trial = Case(&chance)
      for law in ThinLensLaws.all where trial.covers(law) {
        let holds = try law.equation.holds { name in
          trial.value(of: name.text, isReal: law.id.contains("real")).map { .quantity($0) }
            ?? .unknown(among: [])
        }
        #expect(holds, "\(law.text) for \(trial)")
        tried += 1
      }
    }
    #expect(tried > 5000)
  }

  private struct Case {
    let lens: ThinLens
    let conjugates: Conjugates
    let isFar: Bool
    let tangent: Double
    let front: Double
    let back: Double
    let index = 1.6

    init(_ chance: inout Chance) {
      front = chance.number(0.05, 2)
      back = chance.number(-2, -0.05)
      let before = Medium(index: chance.number(1, 1.5))
      let after =
        chance.number(in: 0...1) == 0 ? before : Medium(index: chance.number(1, 1.5))
      let power = Power(
        lensOfRadii: (front, back), index: index, before: before.index, after: after.index)
      lens = ThinLens(power: power, before: before, after: after)
      isFar = chance.number(in: 0...3) == 0
      tangent = chance.number(-0.3, 0.3)
      conjugates = lens.conjugates(
        of: isFar
          ? .atInfinity(tangent: tangent)
          : .at(Point(chance.number(-3, 1), chance.number(-0.2, 0.2))))
    }

    func covers(_ law: Law) -> Bool {
      let names = law.equation.names.map(\.text)
      let isUniform = lens.before.index == lens.after.index
      if names.contains("P_0") || law.id.contains("one-medium"), !isUniform { return false }
      if names.contains("θ") != isFar { return isFar && !names.contains { "uUhx".contains($0) } }
      return true
    }

    func value(of symbol: String, isReal: Bool) -> Quantity? {
      let (n, n2) = (lens.before.index, lens.after.index)
      let sign = isReal ? -1.0 : 1
      let object = conjugates.object
      let image = conjugates.image
      switch symbol {
      case "n": return .number(n)
      case "n'": return .number(n2)
      case "n_l": return .number(index)
      case "u": return object.position.map { Quantity(sign * $0, .length) }
      case "v": return image.position.map { Quantity($0, .length) }
      case "U": return conjugates.objectVergence.map { Quantity($0.dioptres, .power) }
      case "V": return conjugates.imageVergence.map { Quantity($0.dioptres, .power) }
      case "P": return Quantity(lens.power.dioptres, .power)
      case "P_0":
        let inAir = Power(lensOfRadii: (front, back), index: index, before: 1, after: 1)
        return Quantity(inAir.dioptres, .power)
      case "f": return lens.firstFocalPoint.map { Quantity(sign * $0, .length) }
      case "f'": return lens.secondFocalPoint.map { Quantity($0, .length) }
      case "h": return object.height.map { Quantity($0, .length) }
      case "h'": return image.height.map { Quantity($0, .length) }
      case "m": return conjugates.magnification.map { .number($0) }
      case "θ": return Quantity(tangentAngle, .angle)
      case "r_1": return Quantity(front, .length)
      case "r_2": return Quantity(back, .length)
      case "x": return fromFirst.map { Quantity(sign * $0, .length) }
      case "x'": return fromSecond.map { Quantity($0, .length) }
      default: return nil
      }
    }

    /// The angle of the tangent, by its series.
    private var tangentAngle: Double {
      var sum = 0.0
      var power = tangent
      for index in stride(from: 1.0, to: 61, by: 2) {
        sum += (index.truncatingRemainder(dividingBy: 4) == 1 ? 1 : -1) * power / index
        power *= tangent * tangent
      }
      return sum
    }

    private var fromFirst: Double? {
      guard let focus = lens.firstFocalPoint, let position = conjugates.object.position else {
        return nil
      }
      return position - focus
    }

    private var fromSecond: Double? {
      guard let focus = lens.secondFocalPoint, let position = conjugates.image.position else {
        return nil
      }
      return position - focus
    }
  }
}
