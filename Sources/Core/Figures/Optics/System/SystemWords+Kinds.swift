import Optics

extension SystemWords {
  func callAsFunction(size: RelativeSize) -> String { self(OpticsPhrase(size)) }
}
