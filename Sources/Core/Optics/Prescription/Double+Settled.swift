extension Double {
  /// Zero where it is so small beside what it was made of that rounding has left it, and never −0.
  ///
  /// - Parameter scale: the size of the terms of the sum.
  func settled(beside scale: Double) -> Double {
    magnitude <= 1e-12 * scale.magnitude || self == 0 ? 0 : self
  }
}
