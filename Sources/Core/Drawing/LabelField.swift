import Geometry

/// The plane in which labels look for places: what is drawn, and the frame that they must stay in.
public struct LabelField: Sendable, Hashable {
  public var obstacles: [Obstacle]
  /// Labels stay inside if they can; `nil` where the view box grows with them.
  public var frame: Rectangle?
  /// Between two labels, in pixels.
  public var spacing: Double

  public init(obstacles: [Obstacle] = [], frame: Rectangle? = nil, spacing: Double = 2) {
    self.obstacles = obstacles
    self.frame = frame
    self.spacing = spacing
  }

  /// Places for labels, in the order of the requests.
  ///
  /// Each label in turn, by priority, takes the place that costs least; then every label looks again until none can do better,
  /// and a label that is still in another's way may push that one to another place. The same input has the same answer.
  public func placements(of requests: [LabelRequest]) -> [LabelPlacement] {
    var search = PlacementSearch(field: self, requests: requests)
    search.run()
    return search.placements
  }
}
