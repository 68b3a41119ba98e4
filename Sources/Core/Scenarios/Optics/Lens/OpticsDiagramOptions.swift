import Optics

/// How an author wants a ray diagram to look: the key `diagram`.
public struct OpticsDiagramOptions: Sendable, Hashable {
  /// What object and image are called in the drawing.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    case words, letters, none
  }

  /// A distance that has a dimension line.
  public enum Dimension: String, Sendable, Hashable, CaseIterable {
    case object, image
    case focalLength = "focal length"
  }

  /// The half of the lens that is covered.
  public enum Cover: String, Sendable, Hashable, CaseIterable {
    case upperHalf = "upper half"
    case lowerHalf = "lower half"
  }

  public var rays = OpticsRaySet.principal(3)
  /// For exercises: the drawing and its description stop at the lens.
  public var hidesImage = false
  /// For exercises: no part of the figure says what comes out.
  public var hidesAnswers = false
  public var labels = Labels.words
  /// Marks 2F and 2F′ as well.
  public var marksDoubleFocalPoints = false
  /// In the order of the tiers.
  public var dimensions = Dimension.allCases
  /// One scale along and across the axis, so that angles are true.
  public var hasEqualScales = false
  public var cover: Cover?
  /// How many wavefronts are drawn in each stretch of the axis.
  public var wavefronts = 0
  /// The colours whose foci are drawn, with a lens of glass.
  public var colours: [SpectralLine] = []

  public init() {}
}
