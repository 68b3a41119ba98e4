/// Which rays a ray diagram shows.
public enum OpticsRaySet: Sendable, Hashable {
  /// The first so many of the principal rays: parallel, central, focal.
  case principal(Int)
  /// So many rays from the tip of the object, spread evenly over the opening of the lens.
  case bundle(Int)
  /// From the foot of the object to the edge of the lens, and from its tip through the centre.
  case marginalAndChief
  /// A cone from the foot of the object.
  case axial
  case none
}
