import Geometry
import Optics
import Scenarios

/// Points of a system that its drawing marks, in the drawing's coordinates: metres from the front vertex.
struct SystemPoints {
  /// A point on the axis and its name.
  struct Named {
    let name: String
    let x: Double
  }

  /// An image between two elements.
  struct Between {
    /// Which item makes it.
    let item: SystemItem
    let tip: Point
    /// True if light goes through it before it meets the next element.
    let isReal: Bool
  }

  let outcome: SystemOutcome
  let places: SystemPlaces

  init(_ outcome: SystemOutcome, _ places: SystemPlaces) {
    self.outcome = outcome
    self.places = places
  }

  private var optical: [SystemItem] { outcome.items.filter { $0.isOptical } }

  /// The focal points: F and F′ of one element or of a thick lens, with numbers those of up to three thin ones.
  var focal: [Named] {
    let isOneLens = optical.allSatisfy {
      $0.kind == .surface || $0.kind == .slab || $0.elements.count > 1
    }
    if isOneLens, optical.count > 1 || !outcome.isSinglePlane { return focalOfWhole }
    if optical.count == 1, let item = optical.first { return focal(of: item, number: nil) }
    guard optical.count <= 3 else { return [] }
    return optical.enumerated().flatMap { focal(of: $0.element, number: $0.offset + 1) }
  }

  private var focalOfWhole: [Named] {
    // Of a thick lens they are found by working.
    guard !outcome.presentation.diagram.hidesAnswers, let points = outcome.system.cardinalPoints
    else { return [] }
    return [
      Named(name: "F", x: points.firstFocal),
      Named(name: "F′", x: places.x(behind: outcome.backPlane, points.secondFocal)),
    ]
  }

  private func focal(of item: SystemItem, number: Int?) -> [Named] {
    let plane = item.elements.lowerBound
    let element = outcome.system.elements[plane]
    let suffix = number.map { "_\($0)" } ?? ""
    // What follows from radii is an answer; the centres are not.
    let hides = outcome.hidesPower(of: item)
    if case .mirror(let radius) = element.kind {
      guard radius.isFinite else { return [] }
      // Radii are counted along the light, which may run to the left here.
      let middle = places.x(before: plane, radius / 2)
      let center = places.x(before: plane, radius)
      let focus = hides ? [] : [Named(name: "F" + suffix, x: middle)]
      return focus + [Named(name: "C" + suffix, x: center)]
    }
    guard let points = outcome.part(item).cardinalPoints else { return [] }
    let last = item.elements.upperBound - 1
    var found =
      hides
      ? []
      : [
        Named(name: "F" + suffix, x: places.x(before: plane, points.firstFocal)),
        Named(name: "F" + suffix + "′", x: places.x(behind: last, points.secondFocal)),
      ]
    if case .surface(let radius) = element.kind, number == nil, item.elements.count == 1 {
      found.append(Named(name: "C", x: places.x(before: plane, radius)))
    }
    return found
  }

  /// H and H′, and N and N′ where they differ from these, of a lens of several surfaces.
  var principal: [Named] {
    guard optical.contains(where: { $0.elements.count > 1 || $0.kind == .surface }),
      !outcome.isSinglePlane, !outcome.presentation.diagram.hidesAnswers,
      let points = outcome.system.cardinalPoints
    else { return [] }
    let back = outcome.backPlane
    var found = [
      Named(name: "H", x: points.firstPrincipal),
      Named(name: "H′", x: places.x(behind: back, points.secondPrincipal)),
    ]
    if points.firstNodal != points.firstPrincipal {
      found.append(Named(name: "N", x: points.firstNodal))
      found.append(Named(name: "N′", x: places.x(behind: back, points.secondNodal)))
    }
    return found
  }

  /// The images that elements make before the last one.
  var between: [Between] {
    optical.dropLast().compactMap { item in
      let last = item.elements.upperBound - 1
      guard outcome.hasObject || outcome.object.seen.position == nil,
        case .at(let tip) = outcome.steps[last].image,
        let next = optical.first(where: { $0.elements.lowerBound > last })
      else { return nil }
      let gap =
        outcome.system.elements[next.elements.lowerBound].position
        - outcome.system.elements[last].position
      // Inside a lens of several surfaces images are only steps of the working.
      if item.kind == .surface, next.kind == .surface { return nil }
      return Between(
        item: item, tip: Point(places.x(behind: last, tip.x), tip.y),
        isReal: tip.x > 0 && tip.x < gap)
    }
  }
}

extension SystemOutcome {
  /// The plane that the image is measured from.
  var backPlane: Int { system.measured.upperBound - 1 }
}
