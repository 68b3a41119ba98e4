import Numbers
import Optics
import Quantities
import Scenarios

extension TraceWords {
  /// Surfaces beyond this many are not described one by one.
  private static let describedSurfaces = 8

  /// What the drawing shows, in sentences.
  func alternative(
    of result: TraceResult, _ options: TraceDiagramOptions, hidingAnswers: Bool = false
  ) -> String {
    var sentences = systemSentences(result.system)
    sentences.append(sourceSentence(result))
    if hidingAnswers {
      sentences.append(self(.altHidden))
      return sentences.joined(separator: " ")
    }
    sentences += imageSentences(result)
    if let ray = result.ray { sentences.append(sentence(of: ray, result)) }
    if !result.bundle.isEmpty {
      let radius = result.pupil?.radius ?? 0
      sentences.append(
        counted(.altBundle, result.bundle.count, [("aperture", length(2 * radius))]))
      sentences += losses(of: result.bundle)
    }
    if options.showsParaxial { sentences.append(self(.altParaxial)) }
    return sentences.joined(separator: " ")
  }

  private func systemSentences(_ system: TracedSystem) -> [String] {
    if system.surfaces.count > Self.describedSurfaces { return [title(of: system) + "."] }
    return system.surfaces.indices.map { number in
      let surface = system.surfaces[number]
      let profile = surface.profile
      let slots = [
        (name: "number", text: String(number + 1)),
        (name: "radius", text: signed(profile.radius)),
        (name: "conic", text: self.number(profile.conic)),
        (name: "index", text: self.index(system.indices(at: number).after)),
        (name: "aperture", text: length(2 * (surface.semiAperture ?? 0))),
      ]
      let isConic = profile.conic != 0 && profile.curvature != 0
      switch surface.action {
      case .limits: return self(.altStop, slots)
      case .refracts where profile.curvature == 0: return self(.altRefractingPlane, slots)
      case .refracts: return self(isConic ? .altRefractingConic : .altRefracting, slots)
      case .reflects where profile.curvature == 0: return self(.altMirrorPlane, slots)
      case .reflects: return self(isConic ? .altMirrorConic : .altMirror, slots)
      }
    }
  }

  private func sourceSentence(_ result: TraceResult) -> String {
    switch result.source {
    case .parallel(let angle):
      if angle == 0 { return self(.altFromAxis) }
      return self(angle > 0 ? .altFromClimbing : .altFromFalling, [("angle", self.angle(angle))])
    case .point(let point):
      let first = result.system.frontVertex
      return self(
        point.x <= first ? .altFromPoint : .altFromVirtualPoint,
        [("distance", length(point.x - first)), ("height", signed(point.y))])
    }
  }

  private func imageSentences(_ result: TraceResult) -> [String] {
    guard case .at(let image) = result.image else { return [self(.altImageFar)] }
    let isAhead = isBehind(image, result)
    let key: TracePhrase =
      result.system.endsInMirror
      ? isAhead ? .altImageMirror : .altImageMirrorBefore : isAhead ? .altImage : .altImageBefore
    return [
      self(key, [("distance", length(image - result.system.backVertex)), mirror(of: result)])
    ]
  }

  /// What the mirror is called that light leaves.
  private func mirror(of result: TraceResult) -> (name: String, text: String) {
    ("mirror", self(result.system.surfaces.count == 1 ? .altMirrorOnly : .altMirrorLast))
  }

  /// True for a place that light reaches after the last surface.
  func isBehind(_ x: Double, _ result: TraceResult) -> Bool {
    let isRight = x >= result.system.backVertex
    return isRight == result.system.runsRight(behind: result.system.surfaces.count)
  }

  private func sentence(of ray: TracedRay, _ result: TraceResult) -> String {
    let first = result.system.frontVertex
    let height = ray.crossings.first?.point.y ?? ray.incoming.point(at: first)?.y ?? 0
    var slots = [
      (name: "height", text: signed(height)),
      (name: "surface", text: String(ray.fate.surface ?? 0)),
    ]
    switch ray.fate {
    case .missed: return self(.altRayMissed, slots)
    case .totallyReflected: return self(.altRayTotallyReflected, slots)
    case .stopped: return self(.altRayStopped, slots)
    case .shaded: return self(.altRayShaded, slots)
    case .passed: break
    }
    guard let outgoing = ray.outgoing, case .at(let crossing) = outgoing.axisCrossing else {
      let isOnAxis = height == 0 && ray.outgoing?.point.y == 0
      return isOnAxis ? self(.altRayAxis) : self(.altRayParallel, slots)
    }
    slots += [("distance", length(crossing - result.system.backVertex)), mirror(of: result)]
    slots.append(
      (name: "angle", text: style.text(of: Quantity(outgoing.slopeAngle, .angle))))
    let isAhead = isBehind(crossing, result)
    guard result.system.endsInMirror else {
      return self(isAhead ? .altRayCrosses : .altRayCrossesBefore, slots)
    }
    return self(isAhead ? .altRayCrossesMirror : .altRayCrossesMirrorBefore, slots)
  }

  /// What the curves show, in sentences.
  ///
  /// - Parameter runsRight: whether light leaves to the right.
  func alternative(of aberrations: AberrationResult, runsRight: Bool) -> String {
    var sentences: [String] = []
    let sense = runsRight ? 1.0 : -1
    if let edge = aberrations.edge {
      let ahead = sense * edge.longitudinal
      sentences.append(
        self(
          ahead == 0 ? .altCurveAt : ahead < 0 ? .altCurveBefore : .altCurveBeyond,
          [("height", length(edge.height)), ("length", length(ahead))]))
    }
    if let focus = aberrations.focus, let radius = aberrations.spot.radius(at: focus) {
      sentences.append(self(.altSpot, [("radius", length(radius))]))
      if let best = aberrations.bestFocus, best != focus,
        let least = aberrations.spot.radius(at: best)
      {
        let ahead = sense * (best - focus)
        sentences.append(
          self(
            ahead < 0 ? .altBestBefore : .altBestBeyond,
            [("length", length(ahead)), ("radius", length(least))]))
      }
    }
    if aberrations.spot.lostCount > 0 {
      sentences.append(counted(.altLost, aberrations.spot.lostCount))
    }
    return sentences.joined(separator: " ")
  }
}

extension TracedSystem {
  /// True if light leaves a mirror, which turns it back in front.
  fileprivate var endsInMirror: Bool { surfaces.last { $0.action != .limits }?.action == .reflects }
}
