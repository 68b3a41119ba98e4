import Drawing
import Geometry
import Graphs

/// The shapes of all vertices of a figure: circles of one size, stadiums where a name is too wide for that.
struct GraphVertexShapes {
  let shapes: [GraphVertexShape]
  /// The radius of the circles.
  let radius: Double

  /// Above this many vertices, dots are drawn and no text.
  static let mostLabelled = 200

  init(for graph: Graph) {
    guard graph.order <= Self.mostLabelled else {
      radius = 3
      shapes = graph.vertices.map { _ in GraphVertexShape(halfWidth: 3, halfHeight: 3) }
      return
    }
    var labels = graph.vertices.map { Self.label($0.name, size: 16) }
    if labels.contains(where: { $0.bold.width / 2 + 8 > Self.largestRadius }) {
      // Where a name does not fit into a circle, all words are set smaller, and all alike.
      labels = graph.vertices.map { Self.label($0.name, size: $0.name.count > 1 ? 14 : 16) }
    }
    let widths = labels.map { $0.bold.width }
    let widest = widths.filter { $0 / 2 + 8 <= Self.largestRadius }.max() ?? 0
    let radius = max(Self.usualRadius, ((widest / 2 + 8) * 2).rounded(.up) / 2)
    self.radius = radius
    shapes = graph.vertices.indices.map { index in
      if labels[index].plain.lines.count == 1, widths[index] / 2 + 8 <= radius {
        return GraphVertexShape(
          label: labels[index].plain, boldLabel: labels[index].bold, halfWidth: radius,
          halfHeight: radius)
      }
      return Self.stadium(graph.vertices[index].name, radius: radius)
    }
  }

  private static let usualRadius = 18.0
  private static let largestRadius = 26.0
  /// The width of about fourteen letters.
  private static let widestLine = 112.0

  private static func label(_ name: String, size: Double) -> (plain: LabelText, bold: LabelText) {
    if let symbol = MathName.symbol(of: name) {
      return (
        LabelText(symbol: symbol, size: size), LabelText(symbol: symbol, size: size, isBold: true)
      )
    }
    return (LabelText(name: name, size: size), LabelText(name: name, size: size, isBold: true))
  }

  /// One or two lines of smaller letters; what does not fit is cut.
  private static func stadium(_ name: String, radius: Double) -> GraphVertexShape {
    let wrapped = WrappedName(name, size: 14, width: widestLine)
    let words = wrapped.lines.joined(separator: "\n")
    let plain = LabelText(words, size: 14)
    let bold = LabelText(words, size: 14, face: .sansBold)
    let halfHeight = wrapped.lines.count > 1 ? max(22, radius) : radius
    return GraphVertexShape(
      label: plain, boldLabel: bold, cutName: wrapped.isCut ? name : nil,
      halfWidth: max(halfHeight, bold.width / 2 + 10), halfHeight: halfHeight)
  }
}
