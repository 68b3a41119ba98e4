import Optics

extension SystemWords {
  func callAsFunction(kind: PointKind) -> String { self(OpticsPhrase(kind)) }

  func callAsFunction(size: RelativeSize) -> String { self(OpticsPhrase(size)) }
}
