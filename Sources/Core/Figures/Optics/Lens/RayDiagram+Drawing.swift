import Drawing
import Geometry
import Optics
import Scenarios

extension RayDiagram {
  /// The finished drawing.
  mutating func drawing(id: String, title: String, description: String) -> Drawing {
    canvas.addAxis()
    addWavefronts()
    addLens()
    addLensName()
    addMedia()
    addFocalPoints()
    addRays()
    addObject()
    addImage()
    canvas.addDimensions(dimensions)
    canvas.placeNames()
    canvas.addNotes(notes)
    return canvas.drawing(id: id, title: title, description: description)
  }

  /// What must be said about the drawing.
  private var notes: [String] {
    var notes: [String] = []
    if !options.hasEqualScales { notes.append(words(.noteScale)) }
    let rays = layout.choice.rays
    if rays.contains(where: { $0.passage == .missesLens }) {
      notes.append(words(.noteConstruction))
    }
    if layout.choice.lacksFocalRay { notes.append(words(.noteFocalRay)) }
    if layout.choice.leavesPicture { notes.append(words(.noteOutside)) }
    if let rule = words.infinityRule { notes.append(rule) }
    if options.cover != nil, !hidesImage { notes.append(words(.noteCover)) }
    if options.wavefronts > 0 { notes.append(words(.noteWavefronts)) }
    return notes
  }
}
