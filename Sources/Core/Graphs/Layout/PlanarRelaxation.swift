import Geometry

/// Moves the vertices of a drawing without crossings, as springs and their wish to keep away from each other would have it, but never across an
/// edge, nor nearer to one than they shall be.
///
/// Sources: T. Fruchterman and E. Reingold, Graph drawing by force-directed placement (1991), for the forces; F. Bertault, A force-directed
/// algorithm that preserves edge-crossing properties (1999), for the bounds.
struct PlanarRelaxation {
  private(set) var positions: [Point]
  private let pairs: [(Int, Int)]
  private let friends: [[Int]]
  /// The length that edges should have.
  private let length: Double

  private static let rounds = 80

  /// - Parameter points: places at which no straight edges cross.
  init(_ points: [Point], pairs: [(Int, Int)]) {
    positions = points
    self.pairs = pairs
    var friends = [[Int]](repeating: [], count: points.count)
    var sum = 0.0
    for (first, second) in pairs {
      friends[first].append(second)
      friends[second].append(first)
      sum += points[first].distance(to: points[second])
    }
    self.friends = friends
    length = sum / Double(max(1, pairs.count))
    for round in 0..<Self.rounds {
      let most = length * (0.02 + 0.5 * Double(Self.rounds - round) / Double(Self.rounds))
      for vertex in points.indices { move(vertex, by: wish(of: vertex), atMost: most) }
    }
  }

  /// Where a vertex would go.
  private func wish(of vertex: Int) -> Vector {
    let here = positions[vertex]
    var force = Vector(0, 0)
    for other in positions.indices where other != vertex {
      let apart = here - positions[other]
      let square = max(apart.dx * apart.dx + apart.dy * apart.dy, 1e-4 * length * length)
      force = force + (length * length / square) * apart
    }
    for other in friends[vertex] {
      let apart = positions[other] - here
      force = force + (apart.length / length) * apart
    }
    // Away from edges that are near.
    for (start, end) in pairs where start != vertex && end != vertex {
      let segment = Segment(positions[start], positions[end])
      let apart = here - segment.point(at: segment.closestFraction(to: here))
      let distance = apart.length
      guard distance < 0.7 * length, distance > 1e-12 else { continue }
      force = force + ((0.7 * length - distance) / distance) * apart
    }
    return 0.3 * force
  }

  private mutating func move(_ vertex: Int, by wish: Vector, atMost most: Double) {
    var step = wish.length > most ? (most / wish.length) * wish : wish
    let least = min(0.4 * length, room(of: vertex))
    for _ in 0..<6 {
      let place = positions[vertex] + step
      if isFree(place, for: vertex, within: least) {
        positions[vertex] = place
        return
      }
      step = 0.5 * step
    }
  }

  /// How near a vertex, or one of its edges, comes to what it does not touch.
  private func room(of vertex: Int) -> Double {
    var least = Double.infinity
    for (start, end) in pairs where start != vertex && end != vertex {
      let other = Segment(positions[start], positions[end])
      least = min(least, other.distance(to: positions[vertex]))
    }
    for friend in friends[vertex] {
      let own = Segment(positions[vertex], positions[friend])
      for other in positions.indices where other != vertex && other != friend {
        least = min(least, own.distance(to: positions[other]))
      }
    }
    return least
  }

  /// True if at a place neither a vertex nor an edge of it comes nearer to anything than a distance, and nothing crosses.
  private func isFree(_ place: Point, for vertex: Int, within least: Double) -> Bool {
    for (start, end) in pairs where start != vertex && end != vertex {
      if Segment(positions[start], positions[end]).distance(to: place) < least { return false }
    }
    for friend in friends[vertex] {
      let own = Segment(place, positions[friend])
      for other in positions.indices where other != vertex && other != friend {
        if own.distance(to: positions[other]) < least { return false }
      }
      let along = own.end - own.start
      for (start, end) in pairs
      where start != vertex && end != vertex && friend != start && friend != end {
        let one = along.cross(positions[start] - place)
        let two = along.cross(positions[end] - place)
        guard one * two <= 0 else { continue }
        let across = positions[end] - positions[start]
        let three = across.cross(place - positions[start])
        let four = across.cross(own.end - positions[start])
        if three * four <= 0 { return false }
      }
    }
    return true
  }
}
