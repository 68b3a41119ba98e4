/// A refracting surface of a schematic eye.
public struct EyeSurface: Sendable, Hashable {
  /// Metres, positive where the centre lies towards the retina.
  public var radius: Double
  /// The index behind it.
  public var index: Double
  /// To the next surface, metres; 0 behind the last one.
  public var thickness: Double

  public init(radius: Double, index: Double, thickness: Double = 0) {
    self.radius = radius
    self.index = index
    self.thickness = thickness
  }
}
