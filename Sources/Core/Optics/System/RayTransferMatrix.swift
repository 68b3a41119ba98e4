/// What a system does to any paraxial ray: a matrix that acts on its height and its reduced slope, the slope times the index.
///
///     | y′    |   | a  b | | y    |
///     | n′ s′ | = | c  d | | n s  |
///
/// Heights are in metres, so b is in metres and c in dioptres; the determinant is 1. Source: E. Hecht, Optics, 5th edition,
/// section 6.2.1, with height and slope in this order.
public struct RayTransferMatrix: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double

  public init(a: Double, b: Double, c: Double, d: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// Nothing happens.
  public static let identity = RayTransferMatrix(a: 1, b: 0, c: 0, d: 1)

  /// An element of this power.
  public init(refractionBy power: Power) {
    self.init(a: 1, b: 0, c: 0 - power.dioptres, d: 1)
  }

  /// A way of `distance` metres in a medium of this index.
  public init(translationBy distance: Double, index: Double) {
    self.init(a: 1, b: distance / index, c: 0, d: 1)
  }

  /// The matrix of two things of which `first` comes first.
  public func after(_ first: RayTransferMatrix) -> RayTransferMatrix {
    RayTransferMatrix(
      a: a * first.a + b * first.c, b: a * first.b + b * first.d,
      c: c * first.a + d * first.c, d: c * first.b + d * first.d)
  }

  /// The matrix of the magnitudes of its entries. A product of such matrices has in each entry the terms that met there, none
  /// cancelled.
  public var magnitudes: RayTransferMatrix {
    RayTransferMatrix(a: a.magnitude, b: b.magnitude, c: c.magnitude, d: d.magnitude)
  }

  /// 1 but for rounding.
  public var determinant: Double { a * d - b * c }
}
