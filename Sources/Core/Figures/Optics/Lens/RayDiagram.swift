import Drawing
import Geometry
import Optics
import Scenarios

/// The drawing of light through a lens, from an outcome; built layer by layer, from back to front.
struct RayDiagram {
  let layout: RayDiagramLayout
  let words: LensWords
  /// From back to front.
  var shapes: [Shape] = []
  /// What labels keep away from.
  var obstacles: [Obstacle] = []
  /// What is named; placed when everything else lies where it lies.
  var names: [DiagramName] = []
  /// Middles of the heads on rays.
  var heads: [Point] = []
  /// Sentences under the drawing.
  var notes: [String] = []
  /// Around everything, pixels.
  var extent = Rectangle(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// Where the notes begin.
  var bottom = 0.0

  init(_ outcome: LensOutcome, words: LensWords) {
    layout = RayDiagramLayout(outcome)
    self.words = words
  }

  var outcome: LensOutcome { layout.outcome }
  var scale: RayDiagramScale { layout.scale }
  var options: OpticsDiagramOptions { outcome.presentation.diagram }
  /// True if nothing behind the lens may be shown.
  var hidesImage: Bool { words.hidesImage }
}
