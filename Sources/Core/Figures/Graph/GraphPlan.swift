import Drawing
import Geometry
import Graphs

/// Where everything in the drawing of a graph is: one plan for all frames of a run, so that nothing moves from step to step.
struct GraphPlan {
  /// A label on an edge and the middle of its box.
  struct EdgeLabel: Sendable, Hashable {
    var edge: Int
    /// What is written while an algorithm writes nothing there; `nil` for nothing.
    var text: LabelText?
    var center: Point
  }

  /// Where labels are, and whether some of them cover something.
  private struct Labels {
    var edges: [EdgeLabel]
    var boxes: [Rectangle]
    var values: [Rectangle]
    var areCrowded: Bool
  }

  let graph: Graph
  let shapes: [GraphVertexShape]
  let centers: [Point]
  /// From centre to centre.
  let curves: [Curve?]
  let edgeLabels: [EdgeLabel]
  /// The middle of the box for each vertex's value; empty where there are no values.
  let valueCenters: [Point]
  /// What is drawn, with a margin.
  let viewBox: Rectangle
  /// True if there are too many vertices for anything but dots and lines.
  var isSketch: Bool { shapes.first.map { $0.label == nil } ?? false }

  /// Above this many vertices, no values are written beside them.
  static let mostWithValues = 40
  /// The outer ring of the current vertex: this far outside the border's middle line.
  static let ringDistance = 4.5

  /// Where labels find no free place or an edge hardly shows, a small graph is drawn larger, its letters as large as before.
  private static let enlargements = [1, 1.2, 1.45]
  private static let mostEnlarged = 16

  /// - Parameters:
  ///   - flow: between which vertices a flow is shown.
  ///   - tree: the root and the order of children, of a tree that was written as one.
  ///   - edgeTexts: what is written on each edge; `nil` for nothing.
  ///   - noteTexts: the widest that an algorithm writes on each edge in its place; empty for nothing.
  ///   - valueWidth: how wide the values beside vertices can be, in pixels; `nil` if there are none.
  ///   - hasRings: whether a vertex may be drawn with a ring around it.
  init(
    of graph: Graph, layout kind: LayoutKind, flow: (source: Int?, sink: Int?) = (nil, nil),
    tree: OrderedTree? = nil, edgeTexts: [String?], noteTexts: [String?] = [], valueWidth: Double?,
    hasRings: Bool
  ) {
    self.graph = graph
    let sized = GraphVertexShapes(for: graph)
    shapes = sized.shapes
    let widest = noteTexts.isEmpty ? edgeTexts : zip(edgeTexts, noteTexts).map { $1 ?? $0 }
    let layout = GraphLayout(
      of: graph, by: kind, from: flow.source, to: flow.sink, tree: tree,
      measure: Self.measure(graph, sized, edgeTexts: widest))
    let isSketch = graph.order > GraphVertexShapes.mostLabelled
    let showsValues = valueWidth != nil && graph.order <= Self.mostWithValues
    var router: GraphEdgeRouter
    var labels: Labels
    var enlargement = 0
    repeat {
      let scale = Self.enlargements[enlargement]
      func onPage(_ point: Point) -> Point {
        Self.onPixels(Point(scale * point.x, -scale * point.y))
      }
      router = GraphEdgeRouter(
        graph: graph, shapes: sized.shapes, centers: layout.positions.map(onPage),
        bends: layout.bends.map { $0.map(onPage) }, isSideways: layout.isSideways)
      labels = Self.labels(
        router, edgeTexts: isSketch ? [] : widest, valueWidth: showsValues ? valueWidth : nil,
        hasRings: hasRings)
      enlargement += 1
    } while (labels.areCrowded || router.hasShortEdge) && graph.order <= Self.mostEnlarged
      && enlargement < Self.enlargements.count
    centers = router.centers
    curves = router.curves
    edgeLabels = labels.edges.map { label in
      var label = label
      if noteTexts.indices.contains(label.edge), noteTexts[label.edge] != nil {
        label.text = edgeTexts[label.edge].map { MathName.edgeLabel($0) }
      }
      return label
    }
    valueCenters = labels.values.map { Self.onPixels($0.center, baseline: 0.35 * 13) }
    viewBox = Self.viewBox(
      router, boxes: labels.values + labels.boxes,
      ring: hasRings ? Self.ringDistance + 1 : 2)
  }

  /// The plan of another graph on the same vertices, which stay where they are.
  ///
  /// - Parameter edgeTexts: the widest that is written on each edge.
  init(of graph: Graph, where other: GraphPlan, edgeTexts: [String?]) {
    self.graph = graph
    shapes = other.shapes
    let router = GraphEdgeRouter(graph: graph, shapes: shapes, centers: other.centers)
    let labels = Self.labels(
      router, edgeTexts: other.isSketch ? [] : edgeTexts, valueWidth: nil, hasRings: false)
    centers = router.centers
    curves = router.curves
    edgeLabels = labels.edges.map { EdgeLabel(edge: $0.edge, text: nil, center: $0.center) }
    valueCenters = []
    viewBox = Self.viewBox(router, boxes: labels.boxes, ring: 2).union(other.viewBox)
  }

  /// A place near a point for which numbers are whole pixels: sharp on every screen, and short to write.
  ///
  /// - Parameter baseline: how far below the place the text's baseline is, which shall be whole.
  private static func onPixels(_ point: Point, baseline: Double = 0) -> Point {
    Point(point.x.rounded(), (point.y + baseline).rounded() - baseline)
  }

  private static func measure(
    _ graph: Graph, _ sized: GraphVertexShapes, edgeTexts: [String?]
  ) -> LayoutMeasure {
    if graph.order > GraphVertexShapes.mostLabelled {
      return LayoutMeasure(edgeLength: 24, leastDistance: 8)
    }
    let widths = sized.shapes.map { 2 * $0.halfWidth }
    let meanWidth = widths.isEmpty ? 36 : widths.reduce(0, +) / Double(widths.count)
    let texts = edgeTexts.compactMap { $0 }
    let widest = texts.map { Face.serif.width(of: $0, size: 14) }.max() ?? 0
    let heads = graph.kind == .undirected ? 0.0 : 10
    let isWide = sized.shapes.contains { !$0.isRound }
    return LayoutMeasure(
      edgeLength: max(96, meanWidth + 60, meanWidth + widest + 24) + (texts.isEmpty ? 0 : 8),
      leastDistance: max(3 * sized.radius, 2 * sized.radius + 18 + heads),
      extents: isWide ? sized.shapes.map { Vector($0.halfWidth, $0.halfHeight) } : [])
  }

  private static func labels(
    _ router: GraphEdgeRouter, edgeTexts: [String?], valueWidth: Double?, hasRings: Bool
  ) -> Labels {
    var placer = GraphLabelPlacer(router: router)
    let valueCount = valueWidth == nil ? 0 : router.graph.order
    for vertex in 0..<valueCount {
      placer.addValue(
        at: vertex, width: valueWidth ?? 0, height: 11,
        margin: hasRings ? ringDistance + 3.5 : 4.5)
    }
    var texts: [(edge: Int, text: LabelText)] = []
    for (edge, text) in edgeTexts.enumerated() {
      guard let text else { continue }
      let label = MathName.edgeLabel(text)
      placer.addWeight(on: edge, width: label.width, height: label.height, lineWidth: 1.5)
      texts.append((edge, label))
    }
    let boxes = placer.placed()
    var labels: [EdgeLabel] = []
    for (item, box) in zip(texts, boxes.dropFirst(valueCount)) {
      guard let box else { continue }
      labels.append(
        EdgeLabel(
          edge: item.edge, text: item.text,
          center: onPixels(box.center, baseline: item.text.ascent - item.text.height / 2)))
    }
    return Labels(
      edges: labels, boxes: boxes.dropFirst(valueCount).compactMap { $0 },
      values: boxes.prefix(valueCount).compactMap { $0 }, areCrowded: placer.hasCovered)
  }

  private static func viewBox(_ router: GraphEdgeRouter, boxes: [Rectangle], ring: Double)
    -> Rectangle
  {
    var all = boxes
    for (shape, center) in zip(router.shapes, router.centers) {
      all.append(shape.outline(at: center).grown(by: ring))
    }
    for curve in router.curves {
      guard let curve else { continue }
      if let box = Rectangle(around: curve.points(33)) { all.append(box.grown(by: 2)) }
    }
    guard var box = all.first else { return Rectangle(minX: 0, minY: 0, maxX: 220, maxY: 48) }
    for other in all { box = box.union(other) }
    let margin = 6.0
    return Rectangle(
      minX: (box.minX - margin).rounded(.down), minY: (box.minY - margin).rounded(.down),
      maxX: (box.maxX + margin).rounded(.up), maxY: (box.maxY + margin).rounded(.up))
  }
}
