/// What became of a ray that was traced. Surfaces are counted from 1.
public enum RayFate: Sendable, Hashable {
  /// It left the last surface.
  case passed
  /// It passes the surface by: there is none at that height.
  case missed(surface: Int)
  /// It meets the surface from the denser side beyond the critical angle.
  case totallyReflected(surface: Int)
  /// It falls outside the opening of the surface.
  case stopped(surface: Int)
  /// On its way to the first surface it meets the back of this mirror.
  case shaded(surface: Int)

  /// The number of the surface at which it ended; `nil` for one that passed.
  public var surface: Int? {
    switch self {
    case .passed: nil
    case .missed(let surface), .totallyReflected(let surface), .stopped(let surface),
      .shaded(let surface):
      surface
    }
  }
}
