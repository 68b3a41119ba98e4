import Geometry
import TestSupport
import Testing

@testable import Optics

@Suite struct EyeTests {
  @Test func everyLawIsAnEquationOfSymbolsThatAreExplained() {
    for law in EyeLaws.all {
      #expect(law.fault == nil, "\(law.id): \(String(describing: law.fault))")
      for name in law.equation.names { #expect(law.symbol(name) != nil, "\(law.id): \(name.text)") }
      #expect(!law.source.isEmpty)
    }
    let ids = (EyeLaws.all + PrescriptionLaws.all).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  private static let eyes: [Eye] =
    EyeModel.allCases.map { Eye($0) }
    + [
      Eye(reducedPower: 55, index: 1.336, length: 0.026),
      Eye(reducedPower: 63, index: 4 / 3, length: 0.02),
    ]

  /// The point that is seen clearly through a lens is the one whose light has the vergence that the eye focuses.
  @Test func aPointIsFoundBackThroughALens() throws {
    var chance = Chance(77)
    for _ in 0..<500 {
      let lens = SpectacleLens(
        power: Power(dioptres: chance.number(-20, 20)), vertex: chance.number(0, 0.02))
      let vergence = chance.number(-20, 20)
      let target = try #require(lens.target(giving: vergence))
      #expect(close(lens.vergence(ofTarget: target), vergence, within: 1e-9))
    }
    let lens = SpectacleLens(power: Power(dioptres: -3), vertex: 0)
    #expect(lens.target(giving: -3) == .infinity)
  }

  /// A lens at any distance before the eye that corrects it, and the eye itself, focus far light on the retina.
  @Test func aCorrectedEyeFocusesFarLightOnItsRetina() throws {
    for eye in Self.eyes {
      for vertex in [0.0, 0.012, 0.014] {
        let optics = try #require(EyeOptics(eye))
        let refraction = try #require(optics.refractionAtCornea)
        let power = Ametropia(refraction: refraction).correction(atVertex: vertex)
        var elements = [OpticalElement(.lens, at: -vertex, power: power)]
        elements += eye.system.elements
        let system = OpticalSystem(elements)
        let image = system.conjugates(of: .atInfinity(tangent: 0)).image
        let place = try #require(image.position) + eye.backVertex
        #expect(close(place, eye.length, within: 1e-9))
      }
    }
  }

  @Test func farPointAndRetinaAreConjugate() throws {
    for eye in Self.eyes {
      let optics = try #require(EyeOptics(eye))
      let refraction = try #require(optics.refractionAtCornea)
      let far = Ametropia(refraction: refraction).farPoint
      guard far.isFinite else { continue }
      let image = eye.system.conjugates(of: .at(Point(far, 0))).image
      #expect(close(try #require(image.position) + eye.backVertex, eye.length, within: 1e-9))
      #expect(close(optics.focus(of: refraction), eye.length))
    }
  }

  @Test func anEyeIsAsLongAsItsErrorAsks() throws {
    for eye in Self.eyes {
      for error in [-8.0, -1, 0, 2, 9] {
        let length = try #require(EyeOptics(eye)?.length(focusing: error))
        var longer = eye
        longer.length = length
        #expect(close(EyeOptics(longer)?.refractionAtCornea, error))
      }
    }
  }

  @Test func farPointAndNearPointAreAnAmplitudeApart() {
    var chance = Chance(7)
    for _ in 0..<200 {
      let ametropia = Ametropia(refraction: chance.number(-10, 10))
      let amplitude = chance.number(0.1, 12)
      #expect(
        close(1 / ametropia.farPoint - 1 / ametropia.nearPoint(amplitude: amplitude), amplitude))
      #expect(
        close(ametropia.demand(for: 1 / ametropia.nearPoint(amplitude: amplitude)), amplitude))
      #expect(close(ametropia.demand(for: 1 / ametropia.farPoint), 0))
    }
  }

  @Test func anEyeInFocusHasNoBlur() throws {
    for eye in Self.eyes {
      let optics = try #require(EyeOptics(eye))
      let refraction = try #require(optics.refractionAtCornea)
      #expect(close(optics.blur(of: refraction, pupil: 0.004), 0, within: 1e-12))
    }
  }

  @Test func theRadiusOfAKeratometerPowerHasThatPower() {
    for power in [38.0, 43.25, 45, 60] {
      #expect(close(Keratometry(power: Power(dioptres: power)).power.dioptres, power))
    }
  }
}
