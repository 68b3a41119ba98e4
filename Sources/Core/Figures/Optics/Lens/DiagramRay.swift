import Optics

/// A ray that a diagram shows.
struct DiagramRay {
  /// Which colour and number it has.
  enum Role: Hashable {
    case principal(PrincipalRay)
    /// One of several without a number of its own.
    case bundle
    /// From the tip of the object through the centre, beside marginal rays from its foot.
    case chief
  }

  /// How far its light gets.
  enum Passage: Hashable {
    case passes
    /// It is found with a ruler only: it crosses the plane of the lens outside the opening.
    case missesLens
    /// The card over half of the lens stops it.
    case blocked
  }

  let role: Role
  let ray: ParaxialRay
  /// The pair of points that it belongs to: the tips of object and image, or their feet.
  let conjugates: Conjugates
  let passage: Passage
}
