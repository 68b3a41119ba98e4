import Geometry

extension LabelRequest {
  /// A small disc that sits on a line, such as the number of a ray: where it covers nothing else.
  ///
  /// - Parameters:
  ///   - radius: of the disc, in pixels.
  ///   - shares: where on the line it may be, best first; 0 is the start.
  public init(
    badgeOfRadius radius: Double, on line: Segment,
    shares: [Double] = [0.18, 0.24, 0.3, 0.12, 0.36, 0.7, 0.76, 0.64, 0.82], priority: Int = 0
  ) {
    self.init(
      width: 2 * radius, height: 2 * radius,
      candidates: shares.enumerated().map {
        Candidate(center: line.point(at: $0.element), cost: 0.1 * Double($0.offset))
      }, priority: priority)
  }
}
