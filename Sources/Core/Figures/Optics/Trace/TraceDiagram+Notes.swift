import Drawing
import Geometry
import Optics
import Scenarios

extension TraceDiagram {
  /// Which line is which, where there are two kinds or rays that end.
  mutating func addLegend() {
    let losses = options.stopsAtFirstSurface ? [] : words.losses(of: result.rays)
    let hasParaxial = options.showsParaxial && !options.stopsAtFirstSurface
    guard hasParaxial || !losses.isEmpty else { return }
    var samples: [(text: String, kind: Int)] = []
    if hasParaxial {
      samples = [(words(.legendExact), 0), (words(.legendParaxial), 1)]
    }
    samples += losses.map { ($0, 2) }
    let legend = Legend(
      samples.map { LabelText($0.text, size: 12) }, at: Point(layout.frame.minX + 4, bottom + 8),
      width: layout.frame.width - 8)
    for (place, sample) in zip(legend.places, samples) {
      let middle = place.sample.center
      let line = Segment(
        Point(place.sample.minX, middle.y), Point(place.sample.maxX, middle.y))
      switch sample.kind {
      case 0: shapes.append(.line(line, .line(.bundle)))
      case 1: shapes.append(.line(line, .line(.ray3, width: 1.2, dash: .short)))
      default: shapes.append(.cross(at: middle, .line(.warning)))
      }
      shapes.append(.label(place.label))
      extent = extent.union(place.label.bounds).union(place.sample)
    }
    bottom += 8 + legend.height
  }

  /// What must be said about the drawing, in small type at its foot.
  mutating func addNotes() {
    var y = bottom + 18
    for note in words.notes(of: result, options) {
      let label = Label(
        LabelText(note, size: 12), baseline: Point(layout.frame.minX + 4, y), role: .note)
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
      y += 16
    }
  }
}
