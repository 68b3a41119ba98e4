import Geometry
import Numbers
import Scenarios
import TestSupport
import Testing

/// What plots hold true: points lie on curves, nothing is joined across a pole, values are right.
@Suite struct PlotOutcomeTests {
  static let lens = (id: "real-image", text: "object: {distance: 20 cm}\nlens: {power: 10 D}\n")

  @Test func everyPointLiesOnItsCurve() throws {
    let block = PlotBlock(
      """
      x: {symbol: d, from: 2 cm, to: 60 cm}
      y: {from: -60 cm, to: 60 cm}
      curves: [{y: 1 / (1/f - 1/d), with: {f: 10 cm}}]
      """)
    let curve = try #require(block.outcome?.curves.first)
    for point in curve.branches.joined() {
      let expected = 1 / (1 / 0.1 - 1 / point.x)
      #expect((point.y - expected).magnitude <= 1e-9 * expected.magnitude, "\(point)")
    }
  }

  /// In pixels of the picture that the curve is followed for.
  @Test(arguments: [
    "x^2", "x^3/5", "exp(x/2)", "1/x", "sqrt(x + 3)", "abs(x)", "x^2/(x-1)", "1/(x^2+0.1)",
  ])
  func straightLinesBetweenPointsCannotBeToldFromTheCurve(formula: String) throws {
    let block = PlotBlock("x: {from: -3, to: 3}\ny: {from: -5, to: 5}\ncurves: [\(formula)]\n")
    let curve = try #require(block.outcome?.curves.first)
    let value = try #require(Self.functions[formula])
    func pixel(_ point: Point) -> Point { Point(point.x * 520 / 6, point.y * 34) }
    for branch in curve.branches {
      for (start, end) in zip(branch, branch.dropFirst())
      where start.y.magnitude < 5 && end.y.magnitude < 5 {
        for share in [0.25, 0.5, 0.75] {
          let x = start.x + share * (end.x - start.x)
          let distance = Segment(pixel(start), pixel(end)).distance(to: pixel(Point(x, value(x))))
          #expect(distance < 0.1, "\(formula) at \(x)")
        }
      }
    }
  }

  static let functions: [String: @Sendable (Double) -> Double] = [
    "x^2": { $0 * $0 }, "x^3/5": { $0 * $0 * $0 / 5 }, "exp(x/2)": { Elementary.exp($0 / 2) },
    "1/x": { 1 / $0 }, "sqrt(x + 3)": { ($0 + 3).squareRoot() }, "abs(x)": { abs($0) },
    "x^2/(x-1)": { $0 * $0 / ($0 - 1) }, "1/(x^2+0.1)": { 1 / ($0 * $0 + 0.1) },
  ]

  @Test func noStretchCrossesAPole() throws {
    var chance = Chance(11)
    for _ in 0..<200 {
      let pole = (chance.number(-2.5, 2.5) * 1000).rounded() / 1000
      let power = chance.number(in: 1...3)
      let formula = "1/(x - p)^\(power)"
      let block = PlotBlock(
        "x: {from: -3, to: 3}\ny: {from: -5, to: 5}\ncurves: [{y: \(formula), with: {p: \(pole)}}]\n"
      )
      let curve = try #require(block.outcome?.curves.first)
      #expect(curve.poles.count == 1, "\(pole) \(power)")
      #expect((try #require(curve.poles.first) - pole).magnitude < 1e-6)
      #expect(curve.branches.count == 2, "\(pole) \(power)")
      for branch in curve.branches {
        let first = try #require(branch.first)
        #expect(branch.allSatisfy { ($0.x < pole) == (first.x < pole) || $0.x == pole })
      }
    }
  }

  @Test func tangentsHaveAPoleInEachHalfTurn() throws {
    let block = PlotBlock(
      "x: {symbol: theta, from: 0 deg, to: 720 deg}\ny: {from: -5, to: 5}\ncurves: [tan theta]\n")
    let curve = try #require(block.outcome?.curves.first)
    let degrees = curve.poles.map { ($0 * 180 / Double.pi).rounded() }
    #expect(degrees == [90, 270, 450, 630])
    #expect(curve.branches.count == 5)
    #expect(curve.zeros.map { ($0 * 180 / Double.pi).rounded() } == [180, 360, 540])
  }

  @Test func jumpsAreNotJoinedAndAreNoPoles() throws {
    let block = PlotBlock("x: {from: -2, to: 1.9}\ncurves: [floor(x)]\n")
    let curve = try #require(block.outcome?.curves.first)
    #expect(curve.branches.count == 4 && curve.poles.isEmpty)
    #expect(curve.branches.allSatisfy { branch in branch.allSatisfy { $0.y == branch.first?.y } })
    let small = PlotBlock("x: {from: -2, to: 1.9}\ny: {from: -50, to: 50}\ncurves: [floor(x)]\n")
    #expect(small.outcome?.curves.first?.branches.count == 4)
  }

  @Test func steepCurvesAreJoined() throws {
    let block = PlotBlock("x: {from: -2, to: 2}\ncurves: [1/(1 + exp(-100000 x))]\n")
    let curve = try #require(block.outcome?.curves.first)
    #expect(curve.branches.count == 1 && curve.poles.isEmpty)
  }

  @Test func whereOnlyAPointIsMissingTheCurveGoesOn() throws {
    let block = PlotBlock("x: {from: -3, to: 3}\ncurves: [(x^2 - 1)/(x - 1)]\n")
    let curve = try #require(block.outcome?.curves.first)
    #expect(curve.branches.count == 1 && curve.poles.isEmpty)
  }

  @Test func whereAFormulaHasNoValueNothingIsDrawn() throws {
    let block = PlotBlock("x: {from: -2, to: 2}\ncurves: [sqrt(1 - x^2), ln x]\n")
    let outcome = try #require(block.outcome)
    #expect((try #require(outcome.curves[0].start?.x) + 1).magnitude < 1e-9)
    #expect((try #require(outcome.curves[0].end?.x) - 1).magnitude < 1e-9)
    #expect(try #require(outcome.curves[1].start?.x) > 0)
  }

  @Test func zerosAndTurningPointsAreExact() throws {
    let block = PlotBlock("x: {from: -3, to: 3}\ny: {from: -5, to: 5}\ncurves: [x^3 - 3 x]\n")
    let zeros = try #require(block.outcome?.curves.first?.zeros)
    #expect(zeros.count == 3)
    for (zero, expected) in zip(zeros, [-3.0.squareRoot(), 0, 3.0.squareRoot()]) {
      #expect((zero - expected).magnitude < 1e-9)
    }
    #expect((try #require(block.number("curve-1.maximum.x")) + 1).magnitude < 1e-6)
    #expect((try #require(block.number("curve-1.maximum.y")) - 2).magnitude < 1e-9)
    #expect((try #require(block.number("curve-1.minimum.x")) - 1).magnitude < 1e-6)
    #expect((try #require(block.number("curve-1.minimum.y")) + 2).magnitude < 1e-9)
    #expect(block.number("curve-1.pole-1") == nil)
  }

  @Test func aModelGivesTheSameCurveAsItsFormula() throws {
    let axes = "x: {symbol: d, from: 2 cm, to: 60 cm}\ny: {from: -60 cm, to: 60 cm}\n"
    let model = PlotBlock(
      axes + "curves: [{of: real-image, vary: object.distance, show: image.distance}]\n",
      beside: [Self.lens])
    let curve = try #require(model.outcome?.curves.first)
    #expect(model.diagnostics.isEmpty && curve.branches.count == 2)
    #expect((try #require(curve.poles.first) - 0.1).magnitude < 1e-9)
    for point in curve.branches.joined() where (point.x - 0.1).magnitude > 1e-6 {
      let expected = 1 / (10 - 1 / point.x)
      #expect((point.y - expected).magnitude <= 1e-9 * expected.magnitude)
    }
  }

  @Test func aModelsOtherKeysCanBeChangedToo() throws {
    let block = PlotBlock(
      """
      x: {from: 30 cm, to: 60 cm}
      curves: [{of: real-image, vary: object.distance, show: image.distance, with: {lens.power: 5 D}}]
      """, beside: [Self.lens])
    #expect((try #require(block.number("curve-1.end.y")) - 0.3).magnitude < 1e-12)
  }

  /// A short form is varied by its key, and a word, such as the name of a glass, takes the place of another.
  @Test func shortFormsAndWordsCanBeChanged() throws {
    let lens = PlotBlock(
      "x: {from: 5 D, to: 20 D}\ncurves: [{of: q, vary: lens.power, show: image.distance}]\n",
      beside: [("q", "object: {distance: 50 cm}\nlens: 10 D\n")])
    #expect((try #require(lens.number("curve-1.end.y")) - 1 / 18).magnitude < 1e-9)
    let prism = "prism: {apex: 60 deg, glass: N-BK7}\nray: minimum deviation\nwavelength: 550 nm\n"
    let curve = "of: glass, vary: wavelength, show: prism.index"
    let glasses = PlotBlock(
      "x: {from: 486.1327 nm, to: 656.2725 nm}\n"
        + "curves: [{\(curve)}, {\(curve), with: {prism.glass: N-SF11}}]\n",
      beside: [("glass", prism)])
    #expect(glasses.diagnostics.map(\.summary) == [])
    for (curve, glass) in [("curve-1", "N-BK7"), ("curve-2", "N-SF11")] {
      let block = OpticsBlock("prism: {apex: 60 deg, glass: \(glass)}\nray: 50 deg\nwavelength: C")
      let index = try #require(block.number("prism.index"))
      #expect((try #require(glasses.number(curve + ".end.y")) - index).magnitude < 1e-9)
    }
  }

  @Test func theAxisOfYFitsWhatIsDrawn() throws {
    let parabola = try #require(PlotBlock("x: {from: 0, to: 4}\ncurves: [x^2]\n").outcome)
    #expect(parabola.y.range == PlotRange(0, 16))
    let growth = try #require(PlotBlock("x: {from: 0, to: 10}\ncurves: [exp(x)]\n").outcome)
    #expect(growth.y.range.upper >= Elementary.exp(10))
    let pole = try #require(PlotBlock("x: {from: -1, to: 1}\ncurves: [1/x]\n").outcome)
    #expect(pole.y.range.upper < 100)
    let level = try #require(PlotBlock("x: {from: 0, to: 1}\ncurves: [5]\n").outcome)
    #expect(level.y.range.contains(5) && level.y.range.lower < 5)
  }

  @Test func logarithmicAxesReachPowersOfTen() throws {
    let block = PlotBlock(
      "x: {from: 1, to: 1000, scale: logarithmic}\ny: {scale: logarithmic}\ncurves: [x^2 / 3]\n")
    let range = try #require(block.outcome?.y.range)
    #expect(range.scale == .logarithmic && (range.lower - 0.1).magnitude < 1e-12)
    #expect((range.upper - 1e6).magnitude < 1e-3)
  }

  @Test func stepsAreRound() {
    var chance = Chance(5)
    for _ in 0..<2000 {
      let width = Elementary.pow(10, chance.number(-12, 12))
      let step = PlotStep.step(for: width, count: 8)
      #expect(step >= width / 8 * (1 - 1e-6) && step <= width / 8 * 2.5 * (1 + 1e-6))
      let digits = step / Elementary.pow(10, Elementary.log10(step * (1 + 1e-9)).rounded(.down))
      #expect([1, 2, 5].contains { ($0 - digits).magnitude < 1e-6 }, "\(step)")
      let lower = chance.number(-1, 1) * width
      for multiple in PlotStep.multiples(of: step, from: lower, to: lower + width) {
        #expect(multiple >= lower - 1e-5 * step && multiple <= lower + width + 1e-5 * step)
      }
    }
  }

  @Test func noNumberIsEverUndefined() {
    var chance = Chance(77)
    let ends = ["0", "1", "-1", "1e-300", "1e300", "-1e300", "3", "1e15", "1e-9"]
    let formulas = [
      "x", "1/x", "ln x", "exp(x)", "x^x", "sqrt(x)", "x^20", "1/(x-1)", "0", "1e300 x",
    ]
    for _ in 0..<400 {
      func one(_ list: [String]) -> String { list[chance.number(in: 0...list.count - 1)] }
      let text =
        "x: {from: \(one(ends)), to: \(one(ends))}\ncurves: [\(one(formulas)), \(one(formulas))]\n"
        + (chance.number(in: 0...1) == 0 ? "" : "y: {from: \(one(ends)), to: \(one(ends))}\n")
      guard let outcome = PlotBlock(text).outcome else { continue }
      #expect(outcome.y.range.lower.isFinite && outcome.y.range.upper.isFinite, "\(text)")
      #expect(outcome.y.range.lower < outcome.y.range.upper, "\(text)")
      for curve in outcome.curves {
        #expect(curve.branches.joined().allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(text)")
      }
    }
  }
}
