extension TracedSystem {
  /// The thickness between a surface and the next at a height, metres along the light: below zero where they have crossed.
  ///
  /// `nil` where one of them does not reach so far from the axis, or there is no next.
  public func thickness(behind number: Int, at height: Double) -> Double? {
    guard surfaces.indices.contains(number), surfaces.indices.contains(number + 1) else {
      return nil
    }
    let (first, second) = (surfaces[number], surfaces[number + 1])
    guard let before = first.profile.sag(at: height), let after = second.profile.sag(at: height)
    else { return nil }
    let thickness = second.position + after - first.position - before
    return runsRight(behind: number + 1) ? thickness : -thickness
  }

  /// How far from the axis a surface and the next are both there and have not crossed, metres; at most `limit`.
  public func reach(behind number: Int, within limit: Double) -> Double {
    guard surfaces.indices.contains(number), surfaces.indices.contains(number + 1) else {
      return limit
    }
    let greatest = min(
      limit, surfaces[number].profile.greatestHeight, surfaces[number + 1].profile.greatestHeight)
    guard greatest.isFinite, greatest > 0 else { return greatest.isFinite ? greatest : limit }
    let slack = -1e-12 * (1 + surfaces[number].position.magnitude)
    func isOpen(_ height: Double) -> Bool {
      thickness(behind: number, at: height).map { $0 >= slack } ?? false
    }
    // The first of many steps at which they have crossed, then halving.
    let steps = 64
    guard
      let crossed = (1...steps).first(where: { !isOpen(greatest * Double($0) / Double(steps)) })
    else { return greatest }
    var inside = greatest * Double(crossed - 1) / Double(steps)
    var outside = greatest * Double(crossed) / Double(steps)
    for _ in 0..<50 {
      let middle = (inside + outside) / 2
      if isOpen(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
