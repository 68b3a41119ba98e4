/// What light travels in: a refractive index, and the name it was asked for by.
public struct Medium: Sendable, Hashable {
  /// The refractive index for the yellow helium line (587.6 nm); positive and finite.
  public var index: Double
  /// The name an author may write, `water`; `nil` for a bare index.
  public var name: String?

  public init(index: Double, name: String? = nil) {
    self.index = index
    self.name = name
  }

  /// Air counts as 1, as in every paraxial law of a textbook.
  public static let air = Medium(index: 1, name: "air")
}
