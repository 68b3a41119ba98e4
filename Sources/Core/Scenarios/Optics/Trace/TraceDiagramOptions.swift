/// How an author wants a drawing of exact rays to look: the key `diagram`.
public struct TraceDiagramOptions: Sendable, Hashable {
  /// Whether points, glasses and the object are named.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    case words, none
  }

  public var labels = Labels.words
  /// How many rays fill the opening; none if 0.
  public var bundle = 0
  /// True if the same rays are also drawn as the paraxial theory has them.
  public var showsParaxial = false
  /// True if the normals of a single ray are drawn.
  public var showsNormals = false
  /// True if the distances of a single ray's crossing and of the paraxial image stand under the drawing.
  public var showsDimensions = false
  /// For exercises: light is drawn as far as the first surface.
  public var stopsAtFirstSurface = false

  public init() {}
}
