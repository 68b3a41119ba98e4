import Drawing
import Foundation
import Geometry
import Testing

@testable import Figures

/// Names of points stand beside their points, not on lines.
struct PointNameTests {
  @Test(arguments: [
    "eye: reduced\nshow: points", "eye: gullstrand\nshow: points",
    "eye: le-grand\nshow: points",
    "eye: reduced", "eye: gullstrand", "eye: {power: 60 D, length: 24 mm}", "eye: {error: 3 D}",
  ])
  func `no name crosses the line of an eye`(block: String) throws {
    let drawing = try #require(BlockFigure(block)?.drawings.first)
    let things = DrawnThings(drawing.shapes)
    let names = things.labels.filter { ["focus", "F", "F′", "H H′"].contains($0.text) }
    #expect(!names.isEmpty)
    for (path, _) in things.paths {
      for line in chords(of: path) {
        for name in names {
          #expect(line.length(inside: name.box) < 1, "\(name.text) at \(name.box)")
        }
      }
    }
  }

  /// The arcs of a path as short lines.
  private func chords(of path: Path) -> [Segment] {
    var chords: [Segment] = []
    var last: Point?
    for element in path.elements {
      switch element {
      case .move(let point): last = point
      case .arc(let radius, let isLarge, let isClockwise, let end):
        guard let start = last else { continue }
        let points = arc(from: start, to: end, radius, isLarge, isClockwise)
        chords += zip(points, points.dropFirst()).map { Segment($0, $1) }
        last = end
      default: break
      }
    }
    return chords
  }

  private func arc(
    from start: Point, to end: Point, _ radius: Double, _ isLarge: Bool, _ isClockwise: Bool
  ) -> [Point] {
    let half = Segment(start, end).length / 2
    let rest = max(0, radius * radius - half * half).squareRoot()
    let side = isLarge == isClockwise ? -rest : rest
    let center = Segment(start, end).middle + side * (end - start).unit.quarterTurned
    func angle(_ point: Point) -> Double { atan2(point.y - center.y, point.x - center.x) }
    var sweep = angle(end) - angle(start)
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    return (0...90).map { index in
      let turned = angle(start) + sweep * Double(index) / 90
      return Point(center.x + radius * cos(turned), center.y + radius * sin(turned))
    }
  }

  @Test func `of two principal points the left one has its name at the left`() throws {
    func order(_ block: String) throws -> [String] {
      let drawing = try #require(BlockFigure(block)?.drawings.first)
      let labels = DrawnThings(drawing.shapes).labels.filter { ["H", "H′"].contains($0.text) }
      return labels.sorted { $0.box.minX < $1.box.minX }.map(\.text)
    }
    let biconvex = "lens: {front: convex 10 cm, back: convex 12 cm, index: 1.5, thickness: 4 cm}"
    let crossed =
      "lens: {front: convex 8 cm, back: concave 6 cm, index: 1.5, thickness: 1 cm}\nmedium: {before: air, after: water}"
    #expect(try order(biconvex) == ["H", "H′"])
    #expect(try order(crossed) == ["H′", "H"])
  }

  @Test func `the rays at a plane mirror are numbered one after the other`() throws {
    let block = "object: {distance: 30 cm, height: 2 cm}\nmirror: plane"
    let markup = try #require(BlockFigure(block)?.drawings.first)
    var numbers: [String] = []
    for case .group(let group) in markup.shapes {
      for case .label(let label) in group.shapes {
        numbers.append(label.text.lines.flatMap { $0.map(\.text) }.joined())
      }
    }
    #expect(numbers == ["1", "2"])
  }

  @Test(arguments: ["lens: 10 D", "mirror: {radius: -20 cm}"])
  func `a distance beyond the limit never reads like the limit`(element: String) throws {
    let block = "object: {distance: 600.1 cm, height: 2 cm, optical-infinity: 600 cm}\n" + element
    let drawing = try #require(BlockFigure(block)?.drawings.first)
    let labels = DrawnThings(drawing.shapes).labels.map(\.text)
    #expect(labels.contains { $0.contains("600.1") })
    #expect(drawing.description.contains("600.1"))
  }

  @Test(arguments: [
    ("m1", "image of m1"), ("Barlow", "image of Barlow"), ("objective", "image of the objective"),
  ])
  func `only common nouns have an article`(name: String, text: String) throws {
    let block = """
      object: {distance: 30 cm, height: 2 cm}
      elements:
        - lens: {power: 10 D, name: \(name)}
        - lens: {power: 20 D, after: 25 cm}
      """
    let drawing = try #require(BlockFigure(block)?.drawings.first)
    #expect(DrawnThings(drawing.shapes).labels.contains { $0.text == text })
  }
}
