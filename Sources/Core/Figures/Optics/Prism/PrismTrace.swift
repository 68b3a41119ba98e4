import Geometry
import Numbers
import Optics

/// The path of light inside the triangle of a drawn prism, in pixels with y down: from face to face until it leaves.
struct PrismTrace {
  /// Corners: apex, right end of the base, left end. Faces begin at corners of the same number: the second face, the base, the first.
  let corners: [Point]
  /// Inside by outside.
  let ratio: Double

  /// The stretches inside, in the order of the light.
  private(set) var inside: [Segment] = []
  /// Where the light leaves and in which direction; `nil` if it is reflected on and on.
  private(set) var exit: (point: Point, direction: Vector)?
  /// The face by which it leaves, or at which it was last seen.
  private(set) var face = 2
  /// The faces at which it was totally reflected inside, in the order of the light.
  private(set) var reflections: [Int] = []

  /// True if it was totally reflected inside.
  var isReflected: Bool { !reflections.isEmpty }

  /// Follows light that is inside, just behind the first face.
  init(from start: Point, _ direction: Vector, corners: [Point], ratio: Double) {
    self.corners = corners
    self.ratio = ratio
    var (point, way) = (start, direction.unit)
    for _ in 0..<4 {
      guard let hit = nextHit(from: point, way) else { return }
      inside.append(Segment(point, hit.point))
      face = hit.face
      let normal = outwardNormal(of: hit.face)
      if let leaving = refracted(way, at: normal) {
        exit = (hit.point, leaving)
        return
      }
      reflections.append(hit.face)
      way = way - (2 * way.dot(normal)) * normal
      point = hit.point
    }
  }

  /// Where a line from a point first meets another face.
  private func nextHit(from point: Point, _ way: Vector) -> (point: Point, face: Int)? {
    let long = Segment(point, point + 5_000 * way)
    var best: (distance: Double, point: Point, face: Int)?
    for index in 0..<3 where index != face {
      let side = Segment(corners[index], corners[(index + 1) % 3])
      guard let hit = long.intersection(with: side) else { continue }
      let distance = point.distance(to: hit)
      if distance < best?.distance ?? .infinity { best = (distance, hit, index) }
    }
    return best.map { ($0.point, $0.face) }
  }

  /// Of length one.
  func outwardNormal(of face: Int) -> Vector {
    let along = (corners[(face + 1) % 3] - corners[face]).unit
    let normal = along.quarterTurned
    let inward = corners[(face + 2) % 3] - corners[face]
    return normal.dot(inward) > 0 ? -normal : normal
  }

  /// Snell's law from inside; `nil` for total reflection.
  private func refracted(_ way: Vector, at normal: Vector) -> Vector? {
    let cosine = way.dot(normal)
    let along = way - cosine * normal
    let outside = ratio * along
    let rest = 1 - outside.dot(outside)
    guard rest > 1e-12 else { return nil }
    return outside + rest.squareRoot() * normal
  }
}
