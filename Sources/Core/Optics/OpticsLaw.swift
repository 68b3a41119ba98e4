/// The paraxial laws of one element, in the Cartesian form that the model works by.
enum OpticsLaw {
  /// V = U + P.
  static func imageVergence(_ vergence: Vergence, _ power: Power) -> Vergence { vergence + power }

  /// v = n′/V, in metres.
  static func imagePosition(index: Double, vergence: Double) -> Double { index / vergence }

  /// m = U/V.
  static func magnification(_ object: Double, _ image: Double) -> Double { object / image }

  /// f = −n/P, in metres.
  static func firstFocalPoint(index: Double, power: Double) -> Double { -index / power }

  /// f′ = n′/P, in metres.
  static func secondFocalPoint(index: Double, power: Double) -> Double { index / power }
}
