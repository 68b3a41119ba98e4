import Drawing
import Formula
import Optics
import Quantities
import Scenarios
import TestSupport
import Testing

@testable import Figures

/// Where answers are hidden, a figure says what is given, and nothing that follows from it: in no drawing, no equation, no table and
/// no sentence.
@Suite struct HiddenAnswerTests {
  /// A block with its answers hidden.
  static func hidden(_ block: String) -> String {
    block.contains("diagram: {")
      ? block.replacing("diagram: {", with: "diagram: {answers: hidden, ")
      : block + "diagram: {answers: hidden}\n"
  }

  /// Everything that a figure says, its text alternative included.
  static func text(_ figure: BlockFigure) -> String {
    figure.figure.description + " "
      + figure.figure.markup().text().replacing(/<[^>]*>/, with: " ")
  }

  /// A number as it is printed or written: its size and the size of half a unit of its last digit.
  struct Printed: Hashable {
    let size: Double
    let half: Double
    let text: String
  }

  static func numbers(in text: String) -> [Printed] {
    text.matches(of: /[0-9]+(?:\.([0-9]+))?/).compactMap { match in
      guard let size = Double(match.output.0) else { return nil }
      var half = 0.5
      for _ in match.output.1 ?? "" { half /= 10 }
      return Printed(size: size, half: half, text: String(match.output.0))
    }
  }

  /// True for a number that says nothing: of one digit, or a right angle and its like, or a mark of a dial; the index of J₄₅, and
  /// the 10° up to which a prism is thin.
  static func isFree(_ number: Printed) -> Bool {
    guard number.half == 0.5 else { return false }
    return number.size <= 10 || number.size == 45
      || (number.size <= 350 && number.size.remainder(dividingBy: 30) == 0)
  }

  /// True if a number is one of those given, in whatever unit.
  static func isGiven(_ number: Printed, _ given: [Double]) -> Bool {
    given.contains { one in
      (-9...9).contains { power in
        var scaled = one.magnitude
        for _ in 0..<abs(power) { scaled = power < 0 ? scaled / 10 : scaled * 10 }
        return (scaled - number.size).magnitude <= number.half * 1.001 + 1e-9 * number.size
      }
    }
  }

  /// What a block gives: its numbers, the indices of what it names, and what an eye of the books is.
  static func given(_ block: String, _ figure: BlockFigure) -> [Double] {
    let written = numbers(in: block).map { $0.size }
    var found = written + [4.0 / 3, 1.3375, 1.376, 1.336]
    found += SpectralLine.named.map { $0.wavelength }
    // Of what is given by its power the focal length says the same, and the radius of a mirror.
    if block.contains(/power: |focal-length: |lens: [0-9-]/) {
      let indices = figure.outcome.values.entries.compactMap { entry -> Double? in
        guard case .quantity(let quantity) = entry.value, entry.name.parts.first == "medium"
        else { return nil }
        return quantity.value
      }
      let all = [1, 1.333] + indices + written.filter { (1...3).contains($0) }
      found += written.flatMap { one in all.flatMap { [$0 / one, 2 * one] } }
    }
    // Elements that light passes unchanged cut a gap in two.
    let gaps = block.matches(of: /after: ([0-9]+) cm/).compactMap { Double($0.output.1) }
    found += zip(gaps, gaps.dropFirst()).map { $0 + $1 }
    // Where the meridians of a lens are worked out one by one, the one across the axis must be named.
    if block.contains("rx"), block.contains(/vertex|object|front-power/) {
      found += written.flatMap { [$0 - 90, $0 + 90] }
    }
    let data = ["power", "length", "focal", "principal", "nodal"].map { "eye." + $0 }
    for entry in figure.outcome.values.entries {
      guard case .quantity(let quantity) = entry.value else { continue }
      let name = entry.name.text
      let isData =
        name.hasSuffix("index") || name.hasPrefix("medium.") || name.hasPrefix("object.")
        || data.contains { name.hasPrefix($0) }
      if isData { found.append(quantity.value) }
    }
    return found
  }

  @Test(arguments: BlockGallery.allCases)
  func noNumberIsSaidThatIsNotGiven(gallery: BlockGallery) {
    let block = gallery.ordinary(seed: 34)
    var count = 0
    for _ in 0..<CaseCount.of(200) {
      let text = Self.hidden(block())
        .replacing("[diagram, correction, range, points]", with: "[diagram, equations, properties]")
      guard let figure = BlockFigure(text) else { continue }
      let given = Self.given(text, figure)
      for number in Self.numbers(in: Self.text(figure)) where !Self.isFree(number) {
        count += 1
        #expect(Self.isGiven(number, given), "\(number.text) in \(text)")
      }
    }
    #expect(count > CaseCount.of(200), "\(count)")
  }

  @Test(
    arguments: [
      ("ray: critical angle\nsurface: {radius: plane, index: 1}\nmedium: 1.5\n", ["41.8"]),
      ("ray: Brewster angle\nsurface: 1.5\n", ["56.3", "33.7"]),
      ("rays: [20 deg, Brewster angle]\nsurface: 1.5\n", ["56.3", "33.7", "13.2"]),
      ("ray: Brewster angle\nslab: {thickness: 2 cm, index: 1.5}\n", ["56.3", "33.7"]),
      ("prism: {apex: 60 deg, index: 1.5}\nray: minimum deviation\n", ["48.6", "37.2"]),
      (
        "elements: [{lens: {rx: +2.00 -1.00 x 30}}, {lens: {rx: +1.00 -3.00 x 105}}]\n",
        ["98.4", "−2.19", "+2.10"]
      ),
      ("elements: [{lens: 4 D}, {lens: {power: 20 D, after: afocal}}]\n", ["30", "−5"]),
      (
        "object: {distance: 30 cm}\nlens: {radii: [20 cm, -26 cm], glass: SF5}\n",
        ["5.95", "16.8"]
      ),
      ("lens: {rx: +2.00 -1.00 x 35}\n", ["125", "+1.00"]),
      ("elements: [{lens: 4 D}, {lens: {power: -20 D, after: afocal}}]\n", ["20\u{202F}cm", "+5"]),
      ("cornea: {power: 43.00 D}\n", ["7.85", "47.9"]),
      ("lens: {rx: -8.00 DS, vertex: 12 mm}\n", ["12.5", "13.7", "7.3"]),
    ])
  func anAnswerThatADrawingTellsIsHidden(block: String, answers: [String]) throws {
    let shown = Self.text(try #require(BlockFigure(block), "\(block)"))
    let hidden = Self.text(try #require(BlockFigure(Self.hidden(block))))
    #expect(answers.contains { shown.contains($0) }, "\(shown)")
    for answer in answers { #expect(!hidden.contains(answer), "\(answer): \(hidden)") }
  }

  /// The angle itself would be read off a drawing that is true to scale.
  @Test func aRayWhoseAngleIsAskedForIsDrawnLikeAnyOther() throws {
    func arriving(_ block: String) throws -> [Double] {
      let figure = try #require(BlockFigure(Self.hidden(block)))
      return DrawnThings(figure.drawings.flatMap { $0.shapes }).lines.filter {
        $0.paint.role == .ray2
      }.map { ($0.segment.end.y - $0.segment.start.y) / $0.segment.length }
    }
    let places = ["1.2", "1.5", "2.4"]
    for block in [
      "ray: critical angle\nmedium: INDEX\nsurface: 1\n", "ray: Brewster angle\nsurface: INDEX\n",
      "prism: {apex: 40 deg, index: INDEX}\nray: minimum deviation\n",
    ] {
      let drawn = try places.map { try arriving(block.replacing("INDEX", with: $0)) }
      #expect(!drawn[0].isEmpty)
      #expect(drawn[0] == drawn[1] && drawn[1] == drawn[2], "\(drawn)")
    }
  }

  /// What is given stands there too: without it there is no exercise.
  @Test func theIndexOfAKeratometerIsGiven() throws {
    let block = "cornea: {radius: 7.8 mm}\nshow: [equations, properties]\n"
    let figure = try #require(BlockFigure(Self.hidden(block)))
    let text = Self.text(figure)
    #expect(text.contains("1.3375"))
    #expect(text.contains("7.8") && !text.contains("43."))
    let equations = Figure.working(of: figure.outcome, phrases: English.phrases)?.equations ?? []
    #expect(equations.contains { "\($0.text)".contains("1.3375") })
  }
}
