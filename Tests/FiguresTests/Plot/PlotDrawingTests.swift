import Drawing
import Geometry
import Markup
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// What the drawings of plots hold true.
@Suite struct PlotDrawingTests {
  /// Plots of one to four curves with points and lines.
  static let generated: [String] = {
    var chance = Chance(2024)
    let formulas = [
      "x^2/4", "x", "3 - x", "1/x", "exp(-x)", "sqrt(x + 3)", "2 sin(a x)", "x^3/9", "abs(x) - 1",
      "2",
      "1/(x^2 + 0.5)", "ln(x + 4)", "x^2/(x - 1)", "floor(x)", "4/(1 + exp(-3 x))",
    ]
    let words = [
      "a", "f = 10 cm", "image distance", "the upper branch", "L_1", "two lenses in contact",
    ]
    return (0..<150).map { _ in
      var text = "x: {from: -3, to: 3}\n"
      if chance.number(in: 0...1) == 0 { text += "y: {from: -5, to: 5}\n" }
      text += "curves:\n"
      for number in 0...chance.number(in: 0...3) {
        let formula = formulas[chance.number(in: 0...formulas.count - 1)]
        let word = words[chance.number(in: 0...words.count - 1)]
        text += "  - {y: \(formula), label: \"\(word) \(number)\", with: {a: 2 rad}}\n"
      }
      if chance.number(in: 0...1) == 0 { text += "points: [{x: 1, y: 2, label: here}]\n" }
      if chance.number(in: 0...2) == 0 { text += "lines: [{vertical: 2, label: F}]\n" }
      return text
    }
  }()

  @Test(arguments: generated) func noTwoWordsOverlap(text: String) throws {
    let labels = try #require(PlotFigure(text)).labels
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] {
        let overlap = label.bounds.overlap(with: other.bounds)
        #expect(overlap < 0.5, "\(text): \(label.text) and \(other.text)")
      }
    }
  }

  @Test func everythingDrawnOfACurveIsInsideTheFrame() throws {
    for text in Self.generated {
      let figure = try #require(PlotFigure(text))
      let frame = PlotFrame(figure.outcome, .english)
      let inside = frame.box.grown(by: 1e-6)
      for curve in figure.outcome.curves {
        for stroke in PlotLine(curve.branches, in: frame).strokes {
          #expect(stroke.allSatisfy { inside.contains($0) })
          #expect(stroke.count > 1)
        }
      }
    }
  }

  @Test func noStrokeCrossesAPole() throws {
    let figure = try #require(
      PlotFigure("x: {from: -3, to: 3}\ny: {from: -5, to: 5}\ncurves: [1/(x - 1), 1/(x - 1)^2]\n"))
    let frame = PlotFrame(figure.outcome, .english)
    let pole = try #require(frame.across(1))
    for curve in figure.outcome.curves {
      let strokes = PlotLine(curve.branches, in: frame).strokes
      #expect(strokes.count == 2)
      for stroke in strokes {
        #expect(stroke.allSatisfy { $0.x <= pole } || stroke.allSatisfy { $0.x >= pole })
      }
    }
  }

  @Test func ticksAreInsideInOrderAndApart() throws {
    var chance = Chance(8)
    for _ in 0..<300 {
      let lower = chance.number(-1000, 1000)
      let width = chance.number(0.001, 5000)
      let isLogarithmic = chance.number(in: 0...2) == 0
      let range =
        isLogarithmic
        ? PlotRange(lower.magnitude + 0.01, lower.magnitude + width + 0.02, .logarithmic)
        : PlotRange(lower, lower + width)
      let axis = PlotAxis(symbol: nil, label: nil, dimension: .number, unit: nil, range: range)
      let ticks = PlotTicks(axis, count: 8, .english).ticks
      #expect(ticks.count >= 2 && ticks.count <= 20, "\(range)")
      #expect(ticks.allSatisfy { (0...1).contains($0.fraction) })
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.fraction < $1.fraction })
      #expect(Set(ticks.map { $0.text }).count == ticks.count, "\(range)")
    }
  }

  @Test func aPlotIsSmall() throws {
    for text in Self.generated {
      let drawing = try #require(PlotFigure(text)?.figure.drawing)
      #expect(drawing.inline.bytes().count < 20_000)
    }
  }

  @Test func fewerPointsMakeTheSameLine() {
    var chance = Chance(3)
    for _ in 0..<50 {
      var line: [Point] = []
      var height = 0.0
      for step in 0..<200 {
        height += chance.number(-1, 1)
        line.append(Point(Double(step), height))
      }
      let simple = PlotLine.simplified(line)
      #expect(simple.first == line.first && simple.last == line.last)
      for point in line {
        let distance = zip(simple, simple.dropFirst()).map { Segment($0, $1).distance(to: point) }
          .min()
        #expect((distance ?? 1) <= PlotLine.tolerance)
      }
    }
  }

  @Test func curvesAreToldApartByPatternAsWellAsByColour() {
    let roles = (1...6).map { Role.curve($0) }
    #expect(Set(roles.map { $0.style.dash }).count == 6)
    #expect(Set(roles.map { $0.style.line }).count == 6)
  }

  @Test func aSymbolBeforeAnEqualsSignIsSetAsOne() {
    let text = LabelText(plotLabel: "f = 10 cm")
    #expect(text.lines[0].first?.face == .serifItalic && text.lines[0].last?.text == " = 10 cm")
    #expect(LabelText(plotLabel: "image distance").lines[0].first?.face == .sans)
  }
}
