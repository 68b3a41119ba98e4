import Drawing
import Geometry
import Optics
import Scenarios

/// The drawing of light through a system: mirrors, surfaces, several lenses; built from back to front.
struct SystemDiagram {
  let layout: SystemLayout
  let words: SystemWords
  let points: SystemPoints
  var canvas: AxialCanvas

  /// True for a small drawing without names.
  let isPanel: Bool

  init(_ outcome: SystemOutcome, words: SystemWords) {
    self.init(SystemLayout(outcome), words: words)
  }

  init(_ layout: SystemLayout, words: SystemWords, isPanel: Bool = false) {
    self.layout = layout
    self.words = words
    self.isPanel = isPanel
    points = SystemPoints(layout.outcome, layout.places)
    canvas = AxialCanvas(layout.scale, frame: layout.frame)
  }

  var outcome: SystemOutcome { layout.outcome }
  var system: OpticalSystem { outcome.system }
  var places: SystemPlaces { layout.places }
  var options: OpticsDiagramOptions { outcome.presentation.diagram }

  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    addGlasses()
    canvas.addAxis()
    addWavefronts()
    addElements()
    addElementNames()
    addMedia()
    addPoints()
    addRays()
    addObject()
    addImages()
    canvas.addDimensions(dimensions)
    canvas.placeNames()
    canvas.addNotes(notes)
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// The shapes of a small drawing: the elements, their focal points, the object, its rays and its image, without words.
  mutating func panel() -> [Shape] {
    addGlasses()
    canvas.addAxis()
    addElements()
    for point in points.focal where canvas.visible.contains(point.x) {
      canvas.shapes.append(
        .dot(at: canvas.scale.point(Point(point.x, 0)), radius: 2.5, .focalPoint))
    }
    addRays()
    let conjugates = outcome.conjugates
    canvas.addPanelArrow(
      to: conjugates.object.tip { $0 }, .object, isVirtual: conjugates.objectKind == .virtual)
    if !words.hidesImage {
      let plane = outcome.backPlane
      canvas.addPanelArrow(
        to: conjugates.image.tip { places.x(behind: plane, $0) }, .image,
        isVirtual: conjugates.imageKind == .virtual)
    }
    return canvas.shapes
  }

  /// What must be said about the drawing.
  private var notes: [String] {
    var notes: [String] = []
    if !options.hasEqualScales { notes.append(words(.noteScale)) }
    let curved = system.elements.indices.filter { system.elements[$0].isCurved }
    if curved.contains(where: { isDrawnCurved($0) }) { notes.append(words(.notePlane)) }
    if curved.contains(where: { !isDrawnCurved($0) }) { notes.append(words(.noteDrawnPlane)) }
    let rays = layout.rays
    if rays.rays.contains(where: { $0.passage == .missesOpening }) {
      notes.append(words(.noteMisses))
    }
    if rays.lacksRay { notes.append(words(.noteLacksRay)) }
    if rays.leavesPicture { notes.append(words(.noteLeaves)) }
    if let rule = words.infinityRule { notes.append(rule) }
    if options.cover != nil, !words.hidesImage { notes.append(words(.noteCover)) }
    if options.wavefronts > 0 { notes.append(words(.noteWavefronts)) }
    return notes
  }
}

extension OpticalElement {
  /// True for a surface or a mirror that is drawn curved.
  var isCurved: Bool {
    switch kind {
    case .surface(let radius), .mirror(let radius): radius.isFinite
    case .lens, .stop, .screen, .reference: false
    }
  }
}
