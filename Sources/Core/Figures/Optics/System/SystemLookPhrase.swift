import Optics
import Phrases

/// The sentence about which way up an image is and how large: one for each case, since in many languages the words agree.
struct SystemLookPhrase: PhraseKey {
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
    return "optics.system.alt.look.\(orientation.rawValue)-\(last)"
  }

  static var allCases: [SystemLookPhrase] {
    Orientation.allCases.flatMap { orientation in
      RelativeSize.allCases.map { SystemLookPhrase(orientation: orientation, size: $0) }
        + [SystemLookPhrase(orientation: orientation, size: nil)]
    }
  }
}
