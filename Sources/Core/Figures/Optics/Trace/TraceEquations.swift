import Formula
import Numbers
import Optics
import Quantities
import Scenarios

/// The equations of a figure of exact rays, each worked out.
struct TraceEquations {
  let outcome: TraceOutcome
  let words: TraceWords
  private(set) var steps: WorkedSteps

  init(_ outcome: TraceOutcome, words: TraceWords) {
    self.outcome = outcome
    self.words = words
    steps = WorkedSteps(words.style, hidesAnswers: outcome.presentation.hidesAnswers)
    for equation in outcome.presentation.equations ?? fitting {
      switch equation {
      case .snell: addSnell()
      case .crossing: addCrossing()
      case .sag: addSag()
      case .aplanatic: addAplanatic()
      }
    }
  }

  /// Those that belong to what the block shows: the ray's refraction, its crossing of a mirror's axis, aplanatic points where the
  /// object stands in one.
  private var fitting: [TraceEquation] {
    var found: [TraceEquation] = []
    if isAplanatic { found.append(.aplanatic) }
    guard outcome.result.ray != nil, system.surfaces.count <= 2 else { return found }
    if outcome.isParallelAtSphericalMirror {
      found.append(.crossing)
    } else if !isAplanatic {
      found.append(.snell)
    }
    return found
  }

  private var system: TracedSystem { outcome.result.system }

  // MARK: Working

  private typealias Values = [(symbol: String, quantity: Quantity)]

  /// What the ray does, which is no answer to give away.
  private static let sought = ["i", "i'", "d", "s"]

  /// Works a law out.
  ///
  /// - Parameter number: of the surface, which its symbols carry where there are several.
  private mutating func work(
    _ law: Law, _ values: Values, answer: Quantity?, surface number: Int? = nil
  ) {
    let hides = outcome.presentation.hidesAnswers
    let written = self.written
    steps.work(
      law,
      with: { symbol in
        guard let value = values.first(where: { $0.symbol == symbol })?.quantity else { return nil }
        let written = written(value)
        // An exercise states all that light meets, such as the index of a glass.
        let isStated = hides && !Self.sought.contains(symbol)
        return Substitute(written ?? value, isGiven: written != nil || isStated)
      },
      answer: answer,
      letters: { symbol in
        guard let number else { return nil }
        return ValueName(
          symbol.hasSuffix("'") ? symbol.dropLast() + "_\(number)'" : symbol + "_\(number)")
      })
  }

  /// A quantity as the author wrote it, if it stands in the block.
  private func written(_ quantity: Quantity) -> Quantity? {
    let lists = [outcome.written] + outcome.system.items.map { $0.written }
    for list in lists {
      for key in ["index", "radius", "height"] {
        if let found = list[key], found == quantity { return found }
      }
    }
    return nil
  }

  private func length(_ metres: Double) -> Quantity { Quantity(metres, .length) }
  private func angle(_ radians: Double) -> Quantity { Quantity(radians, .angle) }

  /// The law of refraction at every surface that the ray meets.
  private mutating func addSnell() {
    guard let ray = outcome.result.ray else { return }
    for (number, crossing) in ray.crossings.enumerated() {
      guard case .refracts = system.surfaces[number].action else { continue }
      let indices = system.indices(at: number)
      let refraction = crossing.direction.map {
        angle(2 * Elementary.asin(min(1, ($0 - crossing.normal).length / 2)))
      }
      let values: Values = [
        ("n", .index(indices.before)), ("n'", .index(indices.after)),
        ("i", angle(crossing.incidence)),
      ]
      let place = system.surfaces.count > 1 ? number + 1 : nil
      if ray.fate == .totallyReflected(surface: number + 1), !outcome.presentation.hidesAnswers {
        let sine = indices.before * Elementary.sin(crossing.incidence) / indices.after
        work(
          TraceLaws.refractionSine, values, answer: .sine(beyondOne: sine), surface: place)
        steps.say(words(.equationCritical))
        continue
      }
      work(TraceLaws.refraction, values, answer: refraction, surface: place)
    }
    if case .missed = ray.fate {
      for loss in words.losses(of: [ray]) { steps.reveal(loss) }
    }
  }

  /// Where a ray parallel to the axis of a spherical mirror crosses it.
  private mutating func addCrossing() {
    guard let distance = outcome.mirrorCrossing,
      let crossing = outcome.result.ray?.crossings.first
    else { return }
    let radius = system.surfaces[0].profile.radius
    let height = crossing.point.y
    work(
      TraceLaws.mirrorIncidence,
      [("h", length(height.magnitude)), ("r", length(radius.magnitude))],
      answer: angle(crossing.incidence))
    work(
      TraceLaws.mirrorCrossing,
      [("r", length(radius.magnitude)), ("i", angle(crossing.incidence))],
      answer: length(distance))
  }

  /// The sag at the rim of each surface with an opening, exactly and by its first term.
  private mutating func addSag() {
    for surface in system.surfaces where surface.profile.curvature != 0 {
      guard let half = surface.semiAperture, let sag = surface.profile.sag(at: half) else {
        continue
      }
      let profile = surface.profile
      var values: Values = [("r", length(profile.radius)), ("h", length(half))]
      if profile.conic == 0 {
        work(TraceLaws.sag, values, answer: length(sag))
      } else {
        values.append(("k", .number(profile.conic)))
        work(TraceLaws.conicSag, values, answer: length(sag))
      }
      work(
        TraceLaws.approximateSag, values, answer: length(profile.approximateSag(at: half)))
    }
  }

  private var isAplanatic: Bool {
    guard let points = outcome.aplanaticPoints, case .point(let source) = outcome.result.source
    else {
      return false
    }
    return (source.x - points.object).magnitude <= 1e-6 * points.object.magnitude
  }

  private mutating func addAplanatic() {
    guard let points = outcome.aplanaticPoints else { return }
    let indices = system.indices(at: 0)
    let values: Values = [
      ("r", length(system.surfaces[0].profile.radius)), ("n", .index(indices.before)),
      ("n'", .index(indices.after)),
    ]
    work(TraceLaws.aplanaticObject, values, answer: length(points.object))
    work(TraceLaws.aplanaticImage, values, answer: length(points.image))
    work(TraceLaws.aplanaticMagnification, values, answer: .number(points.magnification))
  }
}
