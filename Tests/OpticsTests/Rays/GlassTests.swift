import Foundation
import TestSupport
import Testing

@testable import Optics

@Suite struct GlassTests {
  @Test func noGlassIsTakenForAnother() {
    #expect(Glass(named: "sf5") != Glass(named: "N-SF5"))
    #expect(Glass(named: "SF4") == nil && Glass(named: "BK7") == nil)
    let names = Glass.catalogue.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count && names.count >= 33)
  }

  @Test func linesHaveTheirNamesAndColours() {
    #expect(SpectralLine(named: "F′") == .fPrime && SpectralLine(named: "C'") == .cPrime)
    #expect(SpectralLine(named: "c") == nil)
    #expect(SpectralLine.f.colour == .blue && SpectralLine.c.colour == .red)
    #expect(SpectralLine.d.colour == .yellow && SpectralLine.g.colour == .violet)
    let wavelengths = SpectralLine.named.map(\.wavelength)
    #expect(wavelengths == wavelengths.sorted())
  }

  @Test func glassesBendBlueLightMoreThanRed() {
    for glass in Glass.catalogue {
      let indices = SpectralLine.named.compactMap { glass.dispersion.index(at: $0) }
      #expect(indices.count == SpectralLine.named.count)
      #expect(indices == indices.sorted(by: >), "\(glass.name)")
    }
  }

  @Test func aGlassByItsAbbeNumberHasIt() throws {
    let medium = Medium(index: 1.6, dispersion: .cauchy(index: 1.6, abbeNumber: 40))
    #expect(close(medium.abbeNumber, 40) && close(medium.index(at: .d), 1.6))
    #expect(Medium(index: 1.5).abbeNumber == nil)
  }

  @Test func atAResonanceThereIsNoIndex() {
    let sellmeier = Sellmeier([1], [0.25])
    #expect(sellmeier.index(at: 500e-9) == nil && sellmeier.index(at: 450e-9) == nil)
    #expect(Sellmeier([1, 2], [0.01]).index(at: 500e-9) == nil)
  }

  @Test func anAchromatHasOnePowerForBlueAndForRed() throws {
    for (first, second) in [("N-BK7", "SF5"), ("N-FK5", "F2"), ("N-BAF10", "N-SF6")] {
      let crown = try #require(Medium(named: first))
      let flint = try #require(Medium(named: second))
      let achromat = try #require(
        Achromat(power: Power(dioptres: 8), crown: crown, flint: flint))
      let blue = try #require(achromat.power(at: .f))
      let red = try #require(achromat.power(at: .c))
      #expect(close(blue.dioptres, red.dioptres, within: 1e-12))
      #expect(close((achromat.crownPower + achromat.flintPower).dioptres, 8))
      #expect(close(achromat.power(at: .d)?.dioptres, 8))
      // A single lens of the crown is a hundred times worse.
      let single = Power(dioptres: 8)
      let difference =
        (single.ofLens(of: crown, at: .f)?.dioptres ?? 0)
        - (single.ofLens(of: crown, at: .c)?.dioptres ?? 0)
      #expect(close(difference, 8 / (crown.abbeNumber ?? 1)))
    }
    let crown = try #require(Medium(named: "N-BK7"))
    #expect(Achromat(power: .plano, crown: crown, flint: crown) == nil)
    #expect(Achromat(power: .plano, crown: crown, flint: .air) == nil)
  }

  /// The catalogue values beside the coefficients: n_d and V_d.
  @Test(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
  func indicesAndAbbeNumbersAreThoseOfTheCatalogue() throws {
    let others = ["SiO2-Malitson": "fused silica", "CaF2-Malitson": "CaF2", "C-Peter": "diamond"]
    var checked = 0
    for glass in Glass.catalogue {
      let file = others.first { $0.value == glass.name }?.key ?? glass.name
      guard let data = try? Conformance.data("conformance/glasses/\(file).yml") else { continue }
      let text = String(decoding: data, as: UTF8.self)
      checked += 1
      func number(_ key: String) -> Double? {
        text.split(separator: "\n").first { $0.contains(" \(key): ") }
          .flatMap { $0.split(separator: " ").last.flatMap { Double($0) } }
      }
      let medium = try #require(Medium(glass))
      if let index = number("nd") { #expect((medium.index - index).magnitude < 6e-6) }
      if let abbe = number("Vd") {
        #expect(((medium.abbeNumber ?? 0) - abbe).magnitude < 0.006, "\(glass.name)")
      }
    }
    #expect(checked == 23)
  }
}
