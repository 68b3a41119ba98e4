import Geometry

/// The search of `LabelField`: greedy by priority, then passes of improvement, then room made for what is still blocked.
///
/// The places of all labels stand in one row; a place is its index there.
struct PlacementSearch {
  let field: LabelField
  let requests: [LabelRequest]
  /// The label at whose turn each place stands: `first[label]..<first[label + 1]` are its places.
  let first: [Int]
  let boxes: [Rectangle]
  /// The leader line of each place that needs one.
  let leaders: [Segment?]
  let hasLeaders: Bool
  let obstacleBounds: [Rectangle]
  /// What each place costs against what does not move; NaN where nobody asked yet.
  var fixedCosts: [Double]
  /// The place of each label; -1 before it has one.
  var chosen: [Int]

  init(field: LabelField, requests: [LabelRequest]) {
    self.field = field
    self.requests = requests
    obstacleBounds = field.obstacles.map { $0.bounds }
    var first = [0]
    var boxes: [Rectangle] = []
    var leaders: [Segment?] = []
    for request in requests {
      for candidate in request.candidates {
        let box = Rectangle(
          center: candidate.center, width: request.width, height: request.height)
        boxes.append(box)
        leaders.append(candidate.needsLeader ? request.leader(from: box) : nil)
      }
      first.append(boxes.count)
    }
    self.first = first
    self.boxes = boxes
    self.leaders = leaders
    hasLeaders = leaders.contains { $0 != nil }
    fixedCosts = Array(repeating: .nan, count: boxes.count)
    chosen = Array(repeating: -1, count: requests.count)
  }

  func places(of label: Int) -> Range<Int> { first[label]..<first[label + 1] }

  func ownCost(of label: Int, at place: Int) -> Double {
    requests[label].candidates[place - first[label]].cost
  }

  mutating func run() {
    let order = requests.indices.sorted {
      (-requests[$0].priority, $0) < (-requests[$1].priority, $1)
    }
    for label in order { chosen[label] = best(for: label).place }
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
        chosen[label] = found.place
        hasMoved = true
      }
      let left = min(now, found.cost)
      if left >= Cost.line * 0.6, exchange(label, costing: left) { hasMoved = true }
    }
    return hasMoved
  }

  /// Tries every better place of a label, letting the labels that are in the way there look for others; takes the exchange that
  /// gains most.
  private mutating func exchange(_ label: Int, costing now: Double) -> Bool {
    let before = chosen
    var bestGain = 1e-9
    var best: [Int]?
    for place in places(of: label) where place != before[label] {
      let alone = fixedCost(of: label, at: place)
      if now - alone <= bestGain { continue }
      let others = labels(inWayOf: label, at: place)
      if others.isEmpty || others.count > 3 { continue }
      let costBefore = now + sum(of: others, except: label)
      chosen[label] = place
      for other in others { chosen[other] = self.best(for: other).place }
      let costAfter =
        cost(of: label, at: place, limit: .infinity) + sum(of: others, except: label)
      if costBefore - costAfter > bestGain {
        bestGain = costBefore - costAfter
        best = chosen
      }
      chosen = before
    }
    if let best { chosen = best }
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
    for place in places(of: label) where fixedCost(of: label, at: place) < Cost.blocked {
      let others = labels(inWayOf: label, at: place)
      if others.contains(where: { isMoved[$0] }) { continue }
      let before = chosen
      chosen[label] = place
      for other in others { isMoved[other] = true }
      if others.allSatisfy({ move($0, &isMoved) }) { return true }
      chosen = before
    }
    return false
  }

  /// The place that costs least now, the first of equals.
  private mutating func best(for label: Int) -> (place: Int, cost: Double) {
    var best = (place: -1, cost: Double.infinity)
    for place in places(of: label) where ownCost(of: label, at: place) < best.cost {
      let cost = cost(of: label, at: place, limit: best.cost)
      if cost < best.cost { best = (place, cost) }
    }
    return best
  }
}
