import Optics
import Quantities

/// A ray of a block about plane refraction: how it was given, and what becomes of it.
public struct OpticsRay: Sendable, Hashable {
  /// By what the angle of incidence was given.
  public enum Source: Sendable, Hashable {
    case angle(Quantity)
    /// It arrives at the critical angle.
    case criticalAngle
    /// It arrives at Brewster's angle.
    case brewsterAngle
  }

  public let source: Source
  /// At the interface, or the first face of the slab.
  public let entry: PlaneRefraction
  /// Through the slab, if there is one.
  public let slab: Slab?

  public init(source: Source, entry: PlaneRefraction, slab: Slab?) {
    self.source = source
    self.entry = entry
    self.slab = slab
  }
}
