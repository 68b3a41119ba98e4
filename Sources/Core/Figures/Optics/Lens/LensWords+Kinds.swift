import Optics

extension LensWords {
  func callAsFunction(kind: PointKind) -> String {
    switch kind {
    case .real: self(.valueReal)
    case .virtual: self(.valueVirtual)
    case .atInfinity: self(.valueAtInfinity)
    case .atElement: self(.valueAtElement)
    }
  }

  func callAsFunction(size: RelativeSize) -> String {
    switch size {
    case .enlarged: self(.valueEnlarged)
    case .diminished: self(.valueDiminished)
    case .same: self(.valueSameSize)
    }
  }
}
