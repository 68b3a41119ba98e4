import TestSupport
import Testing

@testable import Optics

@Suite struct SpheroCylinderTests {
  private static func lens(_ chance: inout Chance) -> SpheroCylinder {
    SpheroCylinder(
      sphere: Power(dioptres: chance.number(-20, 20)),
      cylinder: Power(dioptres: chance.number(-8, 8)),
      orientation: Meridian(degrees: chance.number(0, 180)))
  }

  private static func isSame(_ left: SpheroCylinder, _ right: SpheroCylinder) -> Bool {
    let turn = (left.orientation.degrees - right.orientation.degrees).magnitude
    return close(left.sphere.dioptres, right.sphere.dioptres)
      && close(left.cylinder.dioptres, right.cylinder.dioptres)
      && (min(turn, 180 - turn) < 1e-6 || left.cylinder.dioptres.magnitude < 1e-9)
  }

  @Test func transposingTwiceIsTheSameLens() {
    var chance = Chance(1)
    for _ in 0..<500 {
      let lens = Self.lens(&chance)
      #expect(Self.isSame(lens.transposed.transposed, lens))
      for degrees in [0.0, 37, 90, 180] {
        let meridian = Meridian(degrees: degrees)
        #expect(
          close(lens.power(in: meridian).dioptres, lens.transposed.power(in: meridian).dioptres))
      }
    }
  }

  @Test func aPowerVectorIsTheSameLens() {
    var chance = Chance(2)
    for _ in 0..<500 {
      let lens = Self.lens(&chance).inMinusForm
      #expect(Self.isSame(SpheroCylinder(lens.powerVector), lens))
      #expect(
        close(lens.powerVector.blurStrength, lens.transposed.powerVector.blurStrength))
    }
  }

  @Test func lensesInContactAddInEveryMeridianWhateverTheirOrder() {
    var chance = Chance(3)
    for _ in 0..<300 {
      let lenses = (0..<3).map { _ in Self.lens(&chance) }
      let total = SpheroCylinder(crossing: lenses)
      #expect(
        Self.isSame(
          SpheroCylinder(crossing: lenses.reversed()).inMinusForm, total.inMinusForm))
      for degrees in stride(from: 0.0, through: 180, by: 30) {
        let meridian = Meridian(degrees: degrees)
        let sum = lenses.map { $0.power(in: meridian).dioptres }.reduce(0, +)
        #expect(close(total.power(in: meridian).dioptres, sum))
      }
    }
  }

  @Test func equalAndOppositeCylindersLeaveASphereWithoutAxis() {
    for degrees in stride(from: 1.0, through: 180, by: 1) {
      let plus = SpheroCylinder(
        sphere: .plano, cylinder: Power(dioptres: 1.75), orientation: Meridian(degrees: degrees))
      let minus = SpheroCylinder(
        sphere: Power(dioptres: 2), cylinder: Power(dioptres: -1.75),
        orientation: Meridian(degrees: degrees))
      let total = SpheroCylinder(crossing: [plus, minus])
      #expect(total.axis == nil && total.sphere.dioptres == 2)
    }
  }

  @Test func movingALensThereAndBackIsTheSameLens() throws {
    var chance = Chance(4)
    for _ in 0..<500 {
      let lens = Self.lens(&chance)
      let moved = try #require(lens.moved(by: 0.012))
      let back = try #require(moved.moved(by: -0.012))
      #expect(Self.isSame(back, lens))
    }
  }

  @Test func theAxisIsNeverWrittenAsZero() {
    #expect(Meridian(degrees: 0).degrees == 180)
    #expect(Meridian(degrees: 180).degrees == 180)
    #expect(Meridian(degrees: 90).perpendicular.degrees == 180)
    #expect(Meridian(degrees: -10).degrees == 170)
    #expect(Meridian(degrees: 540).degrees == 180)
  }

  @Test func thePrismOfALensIsTheSumOfThoseOfItsParts() {
    var chance = Chance(5)
    for _ in 0..<300 {
      let (one, two) = (Self.lens(&chance), Self.lens(&chance))
      let (x, y) = (chance.number(-0.01, 0.01), chance.number(-0.01, 0.01))
      let parts = [one, two].map { PrismaticEffect($0, horizontal: x, vertical: y) }
      let whole = PrismaticEffect(
        SpheroCylinder(crossing: [one, two]), horizontal: x, vertical: y)
      #expect(
        close(whole.horizontalPrism, parts[0].horizontalPrism + parts[1].horizontalPrism))
      #expect(close(whole.verticalPrism, parts[0].verticalPrism + parts[1].verticalPrism))
    }
  }

  /// Where the pencil is as wide in one section as in the other, it is round.
  @Test func thePencilIsRoundAtTheCircleOfLeastConfusion() throws {
    var chance = Chance(6)
    for _ in 0..<300 {
      let conoid = SturmConoid(
        Self.lens(&chance), objectVergence: chance.number(-5, 0), pupil: 0.005)
      let place = try #require(conoid.leastConfusion)
      let widths = [conoid.first, conoid.second].map { 0.005 * conoid.width(of: $0, at: place) }
      #expect(close(widths[0], widths[1], within: 1e-7))
      #expect(close(conoid.leastConfusionDiameter, widths[0], within: 1e-7))
    }
  }
}
