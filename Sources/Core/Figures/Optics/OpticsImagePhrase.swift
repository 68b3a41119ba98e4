import Optics
import Phrases

/// The sentence about an image with an orientation and a size: one for each case, since in many languages the words agree.
struct OpticsImagePhrase: PhraseKey {
  let isReal: Bool
  let orientation: Orientation
  /// `nil` for the image of an object at infinity.
  let size: RelativeSize?

  var rawValue: String {
    let last =
      switch size {
      case .enlarged: "enlarged"
      case .diminished: "diminished"
      case .same: "same"
      case nil: "far"
      }
    return "optics.alt.image.\(isReal ? "real" : "virtual").\(orientation.rawValue)-\(last)"
  }

  static var allCases: [OpticsImagePhrase] {
    var cases: [OpticsImagePhrase] = []
    for isReal in [true, false] {
      for orientation in Orientation.allCases {
        for size in RelativeSize.allCases {
          cases.append(OpticsImagePhrase(isReal: isReal, orientation: orientation, size: size))
        }
        cases.append(OpticsImagePhrase(isReal: isReal, orientation: orientation, size: nil))
      }
    }
    return cases
  }
}
