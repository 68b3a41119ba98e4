/// A ray in the plane of the drawing that meets a thin element at x = 0: straight before it, straight behind it.
public struct ParaxialRay: Sendable, Hashable {
  /// Where it crosses the plane of the element, metres above the axis.
  public var height: Double
  /// dy/dx before the element.
  public var slopeBefore: Double
  /// dy/dx behind it.
  public var slopeAfter: Double

  public init(height: Double, slopeBefore: Double, slopeAfter: Double) {
    self.height = height
    self.slopeBefore = slopeBefore
    self.slopeAfter = slopeAfter
  }

  /// The height of the line before the element, continued where needed, at x metres.
  public func heightBefore(at x: Double) -> Double { height + slopeBefore * x }

  /// The height of the line behind the element, continued where needed, at x metres.
  public func heightAfter(at x: Double) -> Double { height + slopeAfter * x }
}
