import Formula
import Quantities
import TestSupport
import Testing

@testable import Optics

@Suite struct RayLawTests {
  static let laws = RefractionLaws.all + PrismLaws.all + DispersionLaws.all

  @Test func everyLawIsAnEquationOfSymbolsThatAreExplained() {
    for law in Self.laws {
      #expect(law.fault == nil, "\(law.id): \(law.text)")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id): \(name.text)") }
      #expect(!law.source.isEmpty)
    }
    #expect(Set(Self.laws.map(\.id)).count == Self.laws.count)
  }

  /// What is displayed is what was computed.
  @Test func everyLawOfRefractionHoldsOfWhatTheModelWorksOut() throws {
    var chance = Chance(41)
    for _ in 0..<300 {
      let slab = Slab(
        thickness: chance.number(0.001, 0.5), index: chance.number(1.1, 2),
        before: chance.number(1, 1.5), after: 1, incidence: chance.number(0.05, 0.6))
      let (entry, parallel) = (
        slab.entry,
        Slab(
          thickness: slab.thickness, index: slab.entry.after, before: slab.entry.before,
          after: slab.entry.before, incidence: slab.entry.incidence)
      )
      guard let refraction = entry.refraction else { continue }
      let values: [String: Quantity?] = [
        "n_1": .number(entry.before), "n_2": .number(entry.after),
        "θ_1": Quantity(entry.incidence, .angle), "θ_2": Quantity(refraction, .angle),
        "θ_c": entry.criticalAngle.map { Quantity($0, .angle) },
        "θ_B": Quantity(entry.brewsterAngle, .angle), "δ": Quantity(entry.deviation, .angle),
        "R_s": .number(entry.reflectanceS), "R_p": .number(entry.reflectanceP),
        "R": .number(entry.reflectance), "T": .number(1 - entry.reflectance),
        "t": Quantity(slab.thickness, .length),
        "d": parallel.displacement.map { Quantity($0, .length) },
        "s": slab.longitudinalShift.map { Quantity($0, .length) },
        "t'": slab.apparentThickness.map { Quantity($0, .length) },
      ]
      for law in RefractionLaws.all where law.id != "reflectance-normal" {
        if law.equation.names.contains(where: { values[$0.text] == .some(nil) }) { continue }
        let holds = try law.equation.holds { name in
          (values[name.text] ?? nil).map { .quantity($0) } ?? .unknown(among: [])
        }
        #expect(holds, "\(law.text)")
      }
    }
  }
}
