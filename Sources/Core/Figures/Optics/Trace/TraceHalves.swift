import Optics
import Scenarios

/// How far from the axis each surface of a traced system is drawn, metres.
///
/// To its stated opening; without one a little farther than the highest ray; glass between two surfaces has one height, and ends
/// where they cross.
struct TraceHalves {
  private(set) var halves: [Double]
  private let system: TracedSystem

  init(of result: TraceResult) {
    system = result.system
    let own = system.surfaces.indices.map { Self.own(half: $0, result) }
    let highest = own.compactMap { $0 }.max()
    let fallback = highest ?? Self.fallback(system)
    halves = own.map { $0 ?? fallback }
    for number in system.surfaces.indices {
      halves[number] = min(halves[number], system.surfaces[number].profile.greatestHeight)
    }
    joinGlasses()
  }

  /// The stated half opening, or by the rays that meet the surface; `nil` if neither says anything.
  private static func own(half number: Int, _ result: TraceResult) -> Double? {
    if let stated = result.system.surfaces[number].semiAperture { return stated }
    // What a ray misses is drawn as far as there is anything of it.
    let greatest = result.system.surfaces[number].profile.greatestHeight
    let isMissed = result.rays.contains { $0.fate == .missed(surface: number + 1) }
    if isMissed, greatest.isFinite { return greatest }
    let heights = result.rays.compactMap { ray -> Double? in
      ray.crossings.indices.contains(number) ? ray.crossings[number].point.y.magnitude : nil
    }
    guard let highest = heights.max(), highest > 0 else { return nil }
    return 1.15 * highest
  }

  private static func fallback(_ system: TracedSystem) -> Double {
    let greatest = system.surfaces.map { $0.profile.greatestHeight }.min() ?? .infinity
    let radius = system.surfaces.map { $0.profile.radius.magnitude }.min() ?? .infinity
    let half = min(0.5 * greatest, 0.35 * radius)
    return half.isFinite ? half : 0.01
  }

  private mutating func joinGlasses() {
    // Twice, so that a cemented group has one height from its first surface to its last.
    for numbers in [Array(halves.indices.dropLast()), halves.indices.dropLast().reversed()] {
      for number in numbers where system.isGlass(behind: number) {
        let both = max(halves[number], halves[number + 1])
        halves[number] = min(both, system.surfaces[number].profile.greatestHeight)
        halves[number + 1] = min(both, system.surfaces[number + 1].profile.greatestHeight)
      }
    }
    for number in halves.indices.dropLast() where system.isGlass(behind: number) {
      let reach = system.reach(behind: number, within: max(halves[number], halves[number + 1]))
      halves[number] = min(halves[number], reach)
      halves[number + 1] = min(halves[number + 1], reach)
    }
  }
}

extension TracedSystem {
  /// True if what is between a surface and the next is a body with a rim: denser than the thinnest medium of all, or a hollow in
  /// a denser one.
  func isGlass(behind number: Int) -> Bool {
    guard surfaces.indices.contains(number + 1), surfaces[number].action != .reflects,
      surfaces[number + 1].action != .limits, surfaces[number].action != .limits
    else { return false }
    let index = indices(at: number).after
    return isDense(behind: number) || (index < indexBefore && index < indexAfter)
  }

  /// True if what is behind a surface is denser than the thinnest medium of all: it is filled.
  func isDense(behind number: Int) -> Bool {
    let all = surfaces.indices.map { indices(at: $0).after } + [indexBefore]
    return indices(at: number).after > (all.min() ?? 1)
  }
}
