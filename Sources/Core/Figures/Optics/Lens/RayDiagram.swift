import Drawing
import Geometry
import Optics
import Scenarios

/// The drawing of light through a lens, from an outcome; built layer by layer, from back to front.
struct RayDiagram {
  let layout: RayDiagramLayout
  let words: LensWords
  var canvas: AxialCanvas

  init(_ outcome: LensOutcome, words: LensWords) {
    layout = RayDiagramLayout(outcome)
    self.words = words
    canvas = AxialCanvas(layout.scale, frame: layout.frame)
  }

  var outcome: LensOutcome { layout.outcome }
  var scale: AxialScale { layout.scale }
  var options: OpticsDiagramOptions { outcome.presentation.diagram }
  /// True if nothing behind the lens may be shown.
  var hidesImage: Bool { words.hidesImage }
}
