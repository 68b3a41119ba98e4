import Optics

extension OpticsPhrase {
  /// The word for a kind of point.
  init(_ kind: PointKind) {
    switch kind {
    case .real: self = .valueReal
    case .virtual: self = .valueVirtual
    case .atInfinity: self = .valueAtInfinity
    case .atElement: self = .valueAtElement
    }
  }

  /// The word for a size beside the object's.
  init(_ size: RelativeSize) {
    switch size {
    case .enlarged: self = .valueEnlarged
    case .diminished: self = .valueDiminished
    case .same: self = .valueSameSize
    }
  }
}
