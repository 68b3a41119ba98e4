import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    extent = layout.frame
    bottom = layout.frame.maxY
    addAxis()
    addLens()
    addLensName()
    addMedia()
    addFocalPoints()
    addRays()
    addObject()
    addImage()
    addDimensions()
    placeNames()
    addNotes()
    extent = extent.grown(by: 4)
    extent.minX = extent.minX.rounded(.down)
    extent.maxX = extent.maxX.rounded(.up)
    return Drawing(
      id: id, viewBox: extent, title: title, description: description, shapes: shapes)
  }

  private mutating func placeNames() {
    var frame = layout.frame
    frame.minY -= 18
    let field = LabelField(obstacles: obstacles, frame: frame)
    let placements = field.placements(of: names.map { $0.request })
    for (name, placement) in zip(names, placements) {
      shapes += name.shapes(at: placement)
      extent = extent.union(placement.box)
    }
  }

  /// What must be said about the drawing, in small type at its foot.
  private mutating func addNotes() {
    if !options.hasEqualScales { notes.append(words(.noteScale)) }
    let rays = layout.choice.rays
    if rays.contains(where: { $0.passage == .missesLens }) {
      notes.append(words(.noteConstruction))
    }
    if layout.choice.lacksFocalRay { notes.append(words(.noteFocalRay)) }
    if layout.choice.leavesPicture { notes.append(words(.noteOutside)) }
    if let rule = words.infinityRule { notes.append(rule) }
    if options.cover != nil, !hidesImage { notes.append(words(.noteCover)) }
    var y = bottom + 20
    for note in notes {
      let label = Label(
        LabelText(note, size: 12), baseline: Point(layout.frame.minX + 4, y), role: .note)
      shapes.append(.label(label))
      extent = extent.union(label.bounds)
      y += 16
    }
  }
}
