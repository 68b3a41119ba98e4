/// Where the line of a ray cuts the optical axis.
public enum AxisCrossing: Sendable, Hashable {
  /// So far along the axis, in metres.
  case at(Double)
  /// The ray is parallel to the axis, or runs along it.
  case never

  /// The place in metres; infinite for a parallel ray.
  public var position: Double {
    switch self {
    case .at(let x): x
    case .never: .infinity
    }
  }
}
