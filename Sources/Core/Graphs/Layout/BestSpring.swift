import Geometry

/// The best of several stress layouts of one component, an edge being about one unit long.
///
/// A stress layout ends in the valley in which it starts, so several are tried: from pivots, from circles, and from points strewn as
/// if by chance. Of those that are nearly as good as the best in stress, the one with the fewest crossings and contacts is kept.
struct BestSpring {
  let positions: [Point]

  init(_ graph: HopDistances) {
    let count = graph.count
    guard count > 1 else {
      positions = [Point](repeating: Point(0, 0), count: count)
      return
    }
    let majorisation = StressMajorisation(graph)
    let effort = Effort(count: count, pairs: graph.pairs.count)
    var tried: [(points: [Point], stress: Double, faults: Int)] = []
    for number in 0..<effort.starts {
      let points = majorisation.settled(
        Self.start(number, of: graph), sweeps: effort.sweeps, tolerance: 2e-3)
      var faults = 0
      if effort.countsFaults {
        let found = LayoutFaults(pairs: graph.pairs, points: points, clearance: 0.25)
        faults = found.crossings + 2 * found.contacts
      }
      tried.append((points, majorisation.stress(of: points), faults))
    }
    let least = (tried.map({ $0.stress }).min() ?? 0) + 0.005
    func cost(_ try: (points: [Point], stress: Double, faults: Int)) -> Double {
      Double(`try`.faults) + 5 * `try`.stress / least
    }
    let best = tried.filter { $0.stress <= 1.8 * least }.min { cost($0) < cost($1) }
    positions = majorisation.settled(
      best?.points ?? tried[0].points, sweeps: effort.lastSweeps, tolerance: 1e-5)
  }

  /// How much is tried, by the size of the graph.
  private struct Effort {
    var starts: Int
    var sweeps: Int
    var lastSweeps: Int
    var countsFaults: Bool

    init(count: Int, pairs: Int) {
      switch count {
      case ...16: (starts, sweeps, lastSweeps) = (16, 80, 600)
      case ...40: (starts, sweeps, lastSweeps) = (12, 50, 200)
      case ...120: (starts, sweeps, lastSweeps) = (5, 40, 40)
      case ...400: (starts, sweeps, lastSweeps) = (2, 40, 20)
      default: (starts, sweeps, lastSweeps) = (1, 30, 0)
      }
      countsFaults = starts > 1 && pairs <= 600
    }
  }

  /// The points where a try starts.
  private static func start(_ number: Int, of graph: HopDistances) -> [Point] {
    let count = graph.count
    let radius = 0.2 + 0.16 * Double(count)
    switch number {
    case 0:
      // Vertices with the same neighbours start at one point, from where nothing would ever part them.
      var chance = Chance(seed: 3)
      return PivotStart(graph).positions.map {
        $0 + Vector(0.02 * (chance.next() - 0.5), 0.02 * (chance.next() - 0.5))
      }
    case 1:
      return CirclePlaces.directions(count).map { Point(radius * $0.x, radius * $0.y) }
    default:
      var chance = Chance(seed: UInt64(number) + 10)
      let side = 2 * Double(count).squareRoot()
      return (0..<count).map { _ in Point(side * chance.next(), side * chance.next()) }
    }
  }
}
