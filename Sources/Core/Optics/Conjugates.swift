/// An object point and its image point, with what connects them. Undefined things are absent, never huge numbers.
public struct Conjugates: Sendable, Hashable {
  public let object: FieldPoint
  public let image: FieldPoint
  /// U, the vergence of the light that meets the element; `nil` for an object in its plane.
  public let objectVergence: Vergence?
  /// V, the vergence of the light that leaves it; exactly 0 when the image is at infinity.
  public let imageVergence: Vergence?
  /// m = h′/h, signed; 0 for an object at infinity, `nil` for an image at infinity.
  public let magnification: Double?
}
