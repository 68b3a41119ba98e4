import Optics
import Scenarios

/// What elements are called in sentences.
extension SystemWords {
  /// What the object is in front of, or the image behind: the only element, of a thick one its first or its last face.
  func element(isFirst: Bool) -> (name: String, text: String) {
    let optical = outcome.items.filter { $0.isOptical }
    guard optical.count == 1, let item = optical.first else {
      return ("element", self(isFirst ? .elementFirst : .elementLast))
    }
    return ("element", onlyElement(item, isFirst: isFirst))
  }

  /// The plane of that index: the only element, a face of it, or the name of one of several.
  func element(ofPlane plane: Int) -> (name: String, text: String) {
    let optical = outcome.items.filter { $0.isOptical }
    guard let item = optical.first(where: { $0.elements.contains(plane) }) else {
      return element(isFirst: false)
    }
    return (
      "element",
      optical.count == 1
        ? onlyElement(item, isFirst: plane == item.elements.lowerBound) : name(of: item)
    )
  }

  private func onlyElement(_ item: SystemItem, isFirst: Bool) -> String {
    let isThick = item.elements.count > 1
    let key: SystemPhrase =
      switch item.kind {
      case .mirror: .elementMirror
      case .surface: .elementSurface
      case .slab: isFirst ? .elementSlabFront : .elementSlabBack
      case .lens where isThick: isFirst ? .elementLensFront : .elementLensBack
      case .lens, .stop, .screen, .plane: .elementLens
      }
    return self(key)
  }

  /// The word for the kind of a point in the plane of an element or elsewhere.
  func callAsFunction(kind: PointKind, at item: SystemItem?) -> String {
    guard kind == .atElement, let item else { return self(OpticsPhrase(kind)) }
    let key: SystemPhrase =
      switch item.kind {
      case .mirror: .valueAtMirror
      case .surface: .valueAtSurface
      case .slab: .valueAtSlab
      case .lens where item.elements.count > 1: .valueAtFace
      case .lens, .stop, .screen, .plane: .valueAtLens
      }
    return self(key)
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
