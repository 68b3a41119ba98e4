/// A thin lens in air.
struct Lens {
  /// In dioptres.
  let power: Double

  // #region image
  /// The vergence of the light behind the lens, in dioptres.
  func vergence(ofLightArrivingWith incident: Double) -> Double {
    incident + power
  }
  // #endregion
}
