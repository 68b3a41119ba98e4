/// What kind of point an object or an image is for an element.
public enum PointKind: String, Sendable, Hashable, CaseIterable {
  /// Light really comes from it (object) or goes through it (image).
  case real
  /// Light converges towards it before it is met (object), or only seems to come from it (image).
  case virtual
  /// Light from it or to it is parallel.
  case atInfinity = "at infinity"
  /// It lies in the element's own plane, where object and image coincide.
  case atElement = "at the element"
}
