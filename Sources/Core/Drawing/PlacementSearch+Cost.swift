import Geometry

extension PlacementSearch {
  /// What covering something costs; compare with the costs of candidates.
  enum Cost {
    static let label = 24.0
    static let body = 24.0
    static let line = 3.0
    static let outside = 60.0
    static let leaderThroughLabel = 10.0
    static let leaderThroughBody = 8.0
    /// A place that costs this much by itself covers a body or leaves the frame.
    static let blocked = 0.6 * body
  }

  /// What a place costs, given where the others stand; stops counting at a limit.
  mutating func cost(of label: Int, at place: Int, limit: Double) -> Double {
    var cost = fixedCost(of: label, at: place)
    for other in chosen.indices where other != label && chosen[other] >= 0 {
      if cost >= limit { break }
      cost += sharedCost(place, chosen[other])
    }
    return cost
  }

  /// What labels cost together, without what they share with one of them.
  mutating func sum(of labels: [Int], except excepted: Int) -> Double {
    var sum = 0.0
    for (index, label) in labels.enumerated() {
      sum += fixedCost(of: label, at: chosen[label])
      for other in chosen.indices
      where other != label && other != excepted && chosen[other] >= 0
        && !labels[..<index].contains(other)
      {
        sum += sharedCost(chosen[label], chosen[other])
      }
    }
    return sum
  }

  /// The labels that a label would meet at a place.
  func labels(inWayOf label: Int, at place: Int) -> [Int] {
    var labels: [Int] = []
    for other in chosen.indices
    where other != label && chosen[other] >= 0 && sharedCost(place, chosen[other]) > 0 {
      labels.append(other)
    }
    return labels
  }

  /// The candidate's own cost and what it covers of the drawing.
  mutating func fixedCost(of label: Int, at place: Int) -> Double {
    let known = fixedCosts[place]
    if !known.isNaN { return known }
    let box = boxes[place]
    var cost = ownCost(of: label, at: place)
    if let frame = field.frame, !frame.contains(box) { cost += Cost.outside }
    for index in obstacleBounds.indices where Self.touch(box, obstacleBounds[index]) {
      let obstacle = field.obstacles[index]
      let coverage = obstacle.coverage(by: box)
      if coverage > 0 {
        cost += (obstacle.kind == .body ? Cost.body : Cost.line) * (0.6 + 0.4 * coverage)
      }
    }
    if let leader = leaders[place] {
      for obstacle in field.obstacles where obstacle.kind == .body {
        if obstacle.isCrossed(by: leader) { cost += Cost.leaderThroughBody }
      }
    }
    // A place that is nowhere costs most, and is known.
    if cost.isNaN { cost = .infinity }
    fixedCosts[place] = cost
    return cost
  }

  /// What two labels cost each other at two places.
  func sharedCost(_ place: Int, _ other: Int) -> Double {
    let box = boxes[place]
    let otherBox = boxes[other]
    var cost = 0.0
    let near = box.grown(by: field.spacing)
    if Self.touch(near, otherBox) {
      let least = max(1, min(near.width * near.height, otherBox.width * otherBox.height))
      cost += Cost.label * (0.6 + 0.4 * near.overlap(with: otherBox) / least)
    }
    guard hasLeaders else { return cost }
    if let leader = leaders[place], leader.fractions(inside: otherBox) != nil {
      cost += Cost.leaderThroughLabel
    }
    if let leader = leaders[other], leader.fractions(inside: box) != nil {
      cost += Cost.leaderThroughLabel
    }
    return cost
  }

  /// True if two rectangles have a part in common that is more than a border.
  static func touch(_ left: Rectangle, _ right: Rectangle) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY
      && right.minY < left.maxY
  }

  /// The answer.
  var placements: [LabelPlacement] {
    requests.indices.map { label in
      let place = chosen[label]
      guard place >= 0 else { return .nowhere(requests[label]) }
      let box = boxes[place]
      var coversBody = false
      var coversLine = false
      for index in obstacleBounds.indices where Self.touch(box, obstacleBounds[index]) {
        let obstacle = field.obstacles[index]
        guard obstacle.coverage(by: box) > 0 else { continue }
        if obstacle.kind == .body { coversBody = true } else { coversLine = true }
      }
      let meetsLabel = chosen.indices.contains { other in
        other != label && chosen[other] >= 0 && Self.touch(box, boxes[chosen[other]])
      }
      return LabelPlacement(
        box: box, leader: leaders[place], isBlocked: meetsLabel || coversBody,
        coversLine: coversLine)
    }
  }
}

extension LabelRequest {
  /// The line from a box to what the label belongs to.
  func leader(from box: Rectangle) -> Segment? {
    guard let target else { return nil }
    let start = box.grown(by: 2).nearest(to: target.center)
    return Segment(start, target.border(from: target.center, to: start))
  }
}

extension LabelPlacement {
  /// For a label that has no place to choose from.
  fileprivate static func nowhere(_ request: LabelRequest) -> LabelPlacement {
    LabelPlacement(
      box: Rectangle(
        center: request.target?.center ?? .origin, width: request.width, height: request.height),
      leader: nil, isBlocked: true, coversLine: false)
  }
}

extension Obstacle {
  /// True if a segment runs through it.
  fileprivate func isCrossed(by segment: Segment) -> Bool {
    switch form {
    case .segment(let own, let width): own.distance(to: segment) < width / 2
    case .rectangle(let rectangle): segment.fractions(inside: rectangle) != nil
    case .circle(let center, let radius): segment.distance(to: center) < radius
    case .rim(let rim): rim.chord(of: segment) != nil
    }
  }
}
