/// The six points of a system with a power by which its images can be found without its inside: the focal points F and F′,
/// the principal points H and H′, the nodal points N and N′.
///
/// The first of each pair is measured from the front vertex, the second from the back vertex, metres along the light.
public struct CardinalPoints: Sendable, Hashable {
  public let firstFocal: Double
  public let secondFocal: Double
  public let firstPrincipal: Double
  public let secondPrincipal: Double
  public let firstNodal: Double
  public let secondNodal: Double
  /// HF = −n/P.
  public let firstFocalLength: Double
  /// H′F′ = n′/P.
  public let secondFocalLength: Double
}
