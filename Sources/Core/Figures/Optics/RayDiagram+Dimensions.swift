import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// A tier of dimension lines.
  private static let tier = 25.0

  /// The distances under the drawing, each from the lens to what it measures, short ones first; none share a tier where they
  /// would touch.
  mutating func addDimensions() {
    var lines = dimensions.map { dimension in
      dimensionLine(to: dimension.x, text: dimension.text, tier: 0)
    }
    lines.sort { $0.line.length < $1.line.length }
    var tiers: [[Rectangle]] = []
    for line in lines {
      let bounds = line.bounds.grown(by: 3)
      let tier =
        tiers.firstIndex { $0.allSatisfy { $0.minX >= bounds.maxX || $0.maxX <= bounds.minX } }
        ?? tiers.count
      if tier == tiers.count { tiers.append([]) }
      tiers[tier].append(bounds)
      add(line, tier: tier)
    }
    bottom = layout.frame.maxY + 4 + Self.tier * Double(tiers.count)
  }

  private mutating func add(_ line: DimensionLine, tier: Int) {
    var line = line
    line.offset = Vector(0, Self.tier * Double(tier + 1) - 6)
    let isLens = line.end.x
    let foot = Segment(
      Point(isLens, scale.origin.y + 5), Point(isLens, line.end.y + 3))
    shapes.append(.line(foot, .line(.dimension, width: 0.6)))
    obstacles.append(.line(foot, width: 1))
    shapes += line.shapes
    obstacles += line.obstacles
    extent = extent.union(line.bounds)
  }

  private func dimensionLine(to x: Double, text: LabelText, tier: Int) -> DimensionLine {
    let y = layout.frame.maxY
    return DimensionLine(
      from: Point(scale.origin.x, y), to: Point(scale.x(x), y),
      offset: Vector(0, Self.tier - 6), text: text)
  }

  /// What is measured: how far along the axis, and what stands on the line.
  private var dimensions: [(x: Double, text: LabelText)] {
    var found: [(x: Double, text: LabelText)] = []
    let notation = outcome.presentation.notation
    for dimension in options.dimensions {
      switch dimension {
      case .object:
        guard layout.window.showsObject, case .at(let tip) = outcome.conjugates.object else {
          continue
        }
        found.append((tip.x, text(notation[.objectDistance], words.objectDistance(tip.x))))
      case .image:
        guard layout.window.showsImage, !hidesImage, !isSamePlace,
          case .at(let tip) = outcome.conjugates.image
        else { continue }
        found.append((tip.x, text(notation[.imageDistance], words.imageDistance(tip.x))))
      case .focalLength:
        guard layout.window.showsSecondFocalPoint, let focus = outcome.lens.model.secondFocalPoint
        else { continue }
        found.append((focus, text(notation[.focalLength], words.focalLength(focus))))
      }
    }
    return found
  }

  private func text(_ letter: String, _ value: String) -> LabelText {
    LabelText(symbol: letter, size: 13) + LabelText(" = " + value)
  }
}
