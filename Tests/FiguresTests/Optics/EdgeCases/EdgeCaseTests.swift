import Diagnostics
import Drawing
import Formula
import Geometry
import Quantities
import Scenarios
import Testing

@testable import Figures

/// The cases that optics programs get wrong: each has its named result, its sentence and its drawing.
@Suite struct EdgeCaseTests {
  static let all: [EdgeCase] =
    EdgeCase.objects + EdgeCase.lenses + EdgeCase.mirrorsAndSurfaces + EdgeCase.systems
    + EdgeCase.thickLenses + EdgeCase.rays + EdgeCase.prisms + EdgeCase.prescriptions
    + EdgeCase.traces

  @Test(arguments: all)
  func theResultIsNamed(edge: EdgeCase) throws {
    let figure = try #require(BlockFigure(edge.block), "\(edge.name)")
    for (name, expected) in edge.values.sorted(by: { $0.key < $1.key }) {
      let value = figure.outcome.values[ValueName(name.split(separator: ".").map(String.init))]
      #expect(
        Self.agrees(value, expected), "\(name) is \(value.map { "\($0)" } ?? "absent")")
    }
    let warnings = figure.diagnostics.filter { $0.severity == .warning }.map { $0.identifier }
    #expect(warnings == [edge.warning].compactMap { $0 })
  }

  @Test(arguments: all)
  func aSentenceSaysIt(edge: EdgeCase) throws {
    let figure = try #require(BlockFigure(edge.block), "\(edge.name)")
    let text = Self.plain(
      figure.figure.description + " "
        + figure.figure.markup().text().replacing(/<[^>]*>/, with: ""))
    for phrase in edge.says {
      #expect(text.contains(phrase), "\(text)")
    }
  }

  @Test(arguments: all)
  func theDrawingIsThatOfATextbook(edge: EdgeCase) throws {
    let figure = try #require(BlockFigure(edge.block), "\(edge.name)")
    #expect(!figure.drawings.isEmpty)
    for drawing in figure.drawings {
      let things = DrawnThings(drawing.shapes)
      #expect(things.overlaps == [])
      let room = drawing.viewBox.grown(by: 1)
      let isInside = things.labels.allSatisfy {
        $0.box.minX >= room.minX && $0.box.maxX <= room.maxX && $0.box.minY >= room.minY
          && $0.box.maxY <= room.maxY
      }
      #expect(isInside, "words leave the frame")
      // Not small includes not a number.
      #expect(things.points.allSatisfy { $0.x.magnitude < 1e4 && $0.y.magnitude < 1e4 })
    }
    let things = DrawnThings(figure.drawings.flatMap { $0.shapes })
    for drawn in edge.draws {
      #expect(Self.shows(things, drawn), "\(drawn) among \(things.labels.map { $0.text })")
    }
  }

  @Test(arguments: EdgeCase.refused)
  func whatIsNoCaseIsRefusedByItsField(refused: EdgeCase.Refused) {
    var diagnostics: [Diagnostic] = []
    #expect(BlockFigure.outcome(refused.block, &diagnostics) == nil)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map { $0.identifier } == [refused.identifier])
    #expect(errors.contains { $0.summary.contains(refused.field) }, "\(errors.map { $0.summary })")
  }

  // MARK: Comparing

  private static func agrees(_ value: Value?, _ expected: EdgeCase.Expected) -> Bool {
    switch (value, expected) {
    case (nil, .absent): return true
    case (.name(let name), .name(let wanted)): return name == wanted
    case (.truth(let truth), .truth(let wanted)): return truth == wanted
    case (.quantity(let quantity), .number(let wanted)):
      if quantity.value == wanted { return true }
      return (quantity.value - wanted).magnitude <= 1e-9 * wanted.magnitude + 1e-12
    default: return false
    }
  }

  /// Words with plain spaces.
  private static func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  private static func shows(_ things: DrawnThings, _ drawn: EdgeCase.Drawn) -> Bool {
    let words = things.labels.map { plain($0.text) }
    switch drawn {
    case .words(let part): return words.contains { $0.contains(part) }
    case .noWords(let text): return !words.contains(text)
    case .has(let role): return hasAny(things, role)
    case .lacks(let role): return !hasAny(things, role)
    case .crosses(let count):
      // One more is the sample in the legend.
      return things.paths.filter { $0.paint.role == .warning }.count == count + 1
    case .apart(let one, let other):
      guard let first = upright(things, one), let second = upright(things, other) else {
        return false
      }
      return (first - second).magnitude >= 72
    }
  }

  private static func hasAny(_ things: DrawnThings, _ role: Role) -> Bool {
    things.lines.contains { $0.paint.role == role }
      || things.paths.contains { $0.paint.role == role }
  }

  /// Where an upright line of that role stands.
  private static func upright(_ things: DrawnThings, _ role: Role) -> Double? {
    things.lines.first { $0.paint.role == role && $0.segment.start.x == $0.segment.end.x }?
      .segment.start.x
  }
}
