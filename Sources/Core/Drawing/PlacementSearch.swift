import Geometry

/// The search of `LabelField`: greedy by priority, then passes of improvement.
struct PlacementSearch {
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

  let field: LabelField
  let requests: [LabelRequest]
  private let obstacleBounds: [Rectangle]
  /// Cost of each candidate against what does not move; NaN where it was not needed yet.
  private var fixedCosts: [[Double]]
  /// The candidate that each label has; -1 before it has one.
  private var chosen: [Int]

  init(field: LabelField, requests: [LabelRequest]) {
    self.field = field
    self.requests = requests
    obstacleBounds = field.obstacles.map { $0.bounds }
    fixedCosts = requests.map { Array(repeating: .nan, count: $0.candidates.count) }
    chosen = Array(repeating: -1, count: requests.count)
  }

  mutating func run() {
    let order = requests.indices.sorted {
      (-requests[$0].priority, $0) < (-requests[$1].priority, $1)
    }
    for label in order { chosen[label] = best(for: label).candidate }
    settle(order)
    var hasMoved = false
    for label in order where isBlocked(label) && makeRoom(for: label) { hasMoved = true }
    if hasMoved { settle(order) }
  }

  /// Passes of improvement, until one changes nothing.
  private mutating func settle(_ order: [Int]) {
    for _ in 0..<6 where !improve(order) { break }
  }

  /// One pass; true if a label moved.
  private mutating func improve(_ order: [Int]) -> Bool {
    var hasMoved = false
    for label in order where chosen[label] >= 0 {
      let now = cost(of: label, at: chosen[label], limit: .infinity)
      let found = best(for: label)
      if found.cost < now - 1e-9 {
        chosen[label] = found.candidate
        hasMoved = true
      }
      let left = min(now, found.cost)
      if left >= Cost.line, push(label, costing: left) { hasMoved = true }
    }
    return hasMoved
  }

  /// Tries every place of a label, letting the labels that are in the way there look for others; keeps the best exchange that
  /// costs less than now.
  private mutating func push(_ label: Int, costing now: Double) -> Bool {
    let before = chosen
    var bestGain = 1e-9
    var best: [Int]?
    for candidate in requests[label].candidates.indices {
      let alone = fixedCost(of: label, at: candidate)
      if alone >= now { continue }
      chosen = before
      let others = labels(inWayOf: label, at: candidate)
      if others.isEmpty || others.count > 3 { continue }
      let costBefore = now + sum(of: others, except: label)
      chosen[label] = candidate
      for other in others { chosen[other] = self.best(for: other).candidate }
      let costAfter =
        cost(of: label, at: candidate, limit: .infinity) + sum(of: others, except: label)
      if costBefore - costAfter > bestGain {
        bestGain = costBefore - costAfter
        best = chosen
      }
    }
    chosen = best ?? before
    return best != nil
  }

  /// True if a label covers another one or a body.
  private mutating func isBlocked(_ label: Int) -> Bool {
    chosen[label] >= 0
      && (fixedCost(of: label, at: chosen[label]) >= Cost.blocked
        || !labels(inWayOf: label, at: chosen[label]).isEmpty)
  }

  /// Gives a label a free place by moving those in the way, which move others in turn: an augmenting path, as in matching.
  private mutating func makeRoom(for label: Int) -> Bool {
    var isMoved = Array(repeating: false, count: requests.count)
    isMoved[label] = true
    return move(label, &isMoved)
  }

  /// Moves a label to a place where it meets neither bodies nor labels that were moved before it; false, and all as it was,
  /// if there is none. Each label is tried once, so the search ends soon.
  private mutating func move(_ label: Int, _ isMoved: inout [Bool]) -> Bool {
    for candidate in requests[label].candidates.indices
    where fixedCost(of: label, at: candidate) < Cost.blocked {
      let others = labels(inWayOf: label, at: candidate)
      if others.contains(where: { isMoved[$0] }) { continue }
      let before = chosen
      chosen[label] = candidate
      for other in others { isMoved[other] = true }
      if others.allSatisfy({ move($0, &isMoved) }) { return true }
      chosen = before
    }
    return false
  }

  /// What labels cost together, without what they share with one of them.
  private mutating func sum(of labels: [Int], except excepted: Int) -> Double {
    var sum = 0.0
    for (index, label) in labels.enumerated() {
      sum += fixedCost(of: label, at: chosen[label])
      for other in requests.indices
      where other != label && other != excepted && chosen[other] >= 0
        && !labels[..<index].contains(other)
      {
        sum += sharedCost(label, chosen[label], other, chosen[other])
      }
    }
    return sum
  }

  private func labels(inWayOf label: Int, at candidate: Int) -> [Int] {
    requests.indices.filter {
      $0 != label && chosen[$0] >= 0 && sharedCost(label, candidate, $0, chosen[$0]) > 0
    }
  }

  /// The place that costs least now, the first of equals.
  private mutating func best(for label: Int) -> (candidate: Int, cost: Double) {
    var best = (candidate: -1, cost: Double.infinity)
    for candidate in requests[label].candidates.indices
    where requests[label].candidates[candidate].cost < best.cost {
      let cost = cost(of: label, at: candidate, limit: best.cost)
      if cost < best.cost { best = (candidate, cost) }
    }
    return best
  }

  /// What a place costs, given where the others stand; stops counting at a limit.
  private mutating func cost(of label: Int, at candidate: Int, limit: Double) -> Double {
    var cost = fixedCost(of: label, at: candidate)
    for other in requests.indices where other != label && chosen[other] >= 0 {
      if cost >= limit { break }
      cost += sharedCost(label, candidate, other, chosen[other])
    }
    return cost
  }
}

extension PlacementSearch {
  func box(of label: Int, at candidate: Int) -> Rectangle {
    let request = requests[label]
    return Rectangle(
      center: request.candidates[candidate].center, width: request.width, height: request.height)
  }

  func leader(of label: Int, at candidate: Int) -> Segment? {
    let request = requests[label]
    guard request.candidates[candidate].needsLeader, let target = request.target else {
      return nil
    }
    let start = box(of: label, at: candidate).grown(by: 2).nearest(to: target)
    let direction = (target - start).unit
    return Segment(start, target - request.targetRadius * direction)
  }

  /// The candidate's own cost and what it covers of the drawing.
  private mutating func fixedCost(of label: Int, at candidate: Int) -> Double {
    let known = fixedCosts[label][candidate]
    if !known.isNaN { return known }
    let box = box(of: label, at: candidate)
    var cost = requests[label].candidates[candidate].cost
    if let frame = field.frame, !frame.contains(box) { cost += Cost.outside }
    for index in obstacleBounds.indices where Self.touch(box, obstacleBounds[index]) {
      let obstacle = field.obstacles[index]
      let coverage = obstacle.coverage(by: box)
      if coverage > 0 {
        cost += (obstacle.kind == .body ? Cost.body : Cost.line) * (0.6 + 0.4 * coverage)
      }
    }
    if let leader = leader(of: label, at: candidate) { cost += leaderCost(leader) }
    fixedCosts[label][candidate] = cost
    return cost
  }

  private func leaderCost(_ leader: Segment) -> Double {
    var cost = 0.0
    for obstacle in field.obstacles where obstacle.kind == .body {
      if obstacle.isCrossed(by: leader) { cost += Cost.leaderThroughBody }
    }
    return cost
  }

  /// What two labels cost each other at two places.
  private func sharedCost(_ label: Int, _ candidate: Int, _ other: Int, _ otherCandidate: Int)
    -> Double
  {
    let box = box(of: label, at: candidate)
    let otherBox = self.box(of: other, at: otherCandidate)
    var cost = 0.0
    let near = box.grown(by: field.spacing)
    if Self.touch(near, otherBox) {
      let least = max(1, min(near.width * near.height, otherBox.width * otherBox.height))
      cost += Cost.label * (0.6 + 0.4 * near.overlap(with: otherBox) / least)
    }
    if let leader = leader(of: label, at: candidate), leader.fractions(inside: otherBox) != nil {
      cost += Cost.leaderThroughLabel
    }
    if let leader = leader(of: other, at: otherCandidate), leader.fractions(inside: box) != nil {
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
      let candidate = chosen[label]
      guard candidate >= 0 else {
        let request = requests[label]
        let center = request.target ?? .origin
        let box = Rectangle(center: center, width: request.width, height: request.height)
        return LabelPlacement(box: box, leader: nil, isBlocked: true, coversLine: false)
      }
      let box = box(of: label, at: candidate)
      let covered = field.obstacles.filter { $0.coverage(by: box) > 0 }
      let meetsLabel = requests.indices.contains { other in
        other != label && chosen[other] >= 0
          && Self.touch(box, self.box(of: other, at: chosen[other]))
      }
      return LabelPlacement(
        box: box, leader: leader(of: label, at: candidate),
        isBlocked: meetsLabel || covered.contains { $0.kind == .body },
        coversLine: covered.contains { $0.kind == .line })
    }
  }
}

extension Obstacle {
  /// True if a segment runs through it.
  func isCrossed(by segment: Segment) -> Bool {
    switch form {
    case .segment(let own, let width): own.distance(to: segment) < width / 2
    case .rectangle(let rectangle): segment.fractions(inside: rectangle) != nil
    case .circle(let center, let radius): segment.distance(to: center) < radius
    }
  }
}
