import Phrases

/// The words of optics figures.
public enum OpticsPhrase: String, PhraseKey {
  // In the drawing
  case labelObject = "optics.label.object"
  case labelImage = "optics.label.image"
  case labelObjectAndImage = "optics.label.object-and-image"
  case labelImageAtInfinity = "optics.label.image-at-infinity"
  case labelFromInfinity = "optics.label.from-infinity"
  case labelFromInfinityAbove = "optics.label.from-infinity-above"
  case labelFromInfinityBelow = "optics.label.from-infinity-below"
  case labelFarByRule = "optics.label.far-by-rule"
  case noteScale = "optics.note.scale"
  case noteConstruction = "optics.note.construction"
  case noteFocalRay = "optics.note.focal-ray"
  case noteOutside = "optics.note.outside"
  case noteCover = "optics.note.cover"
  case noteRule = "optics.note.rule"
}
