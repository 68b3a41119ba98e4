import Optics
import Quantities

extension PrescriptionSubject {
  /// What a set of equations lacks in such a block; `nil` if it can be worked out.
  func missing(for equation: PrescriptionEquation) -> MissingForEquation? {
    switch equation {
    case .transposition, .meanSphere, .powerVector, .crossing: nil
    case .meridian where meridian == nil:
      MissingForEquation("a `meridian`", "add `meridian: 30 deg` to `lens`")
    case .conoid where conoid == nil:
      object == nil
        ? MissingForEquation("an `object`", "add `object: {distance: infinity}`")
        : MissingForEquation("an `object` that does not stand in the lens")
    case .prism where decentration == nil:
      MissingForEquation("a `decentration`", "add `decentration: 2 mm in` to `lens`")
    case .vertex where vertex == nil:
      MissingForEquation("a `vertex`", "add `vertex: {from: 12 mm, to: 0 mm}` to `lens`")
    case .magnification where magnification == nil:
      MissingForEquation(
        "the lens’s thickness and its front", "add `front-power: 6 D`, `thickness` and `index`")
    case .addition where isCrossed || lenses.first?.addition == nil:
      MissingForEquation("an addition", "add it to `rx`: `-2.00 DS add +1.50`")
    case .meridian, .conoid, .prism, .vertex, .magnification, .addition: nil
    }
  }
}
