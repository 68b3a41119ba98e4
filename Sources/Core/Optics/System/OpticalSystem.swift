import Geometry

/// Elements on one axis, in the order in which light meets them: what an image is followed through, step by step or at once.
public struct OpticalSystem: Sendable, Hashable {
  /// What the light comes from.
  public var before: Medium
  /// At least one; their positions never decrease.
  public var elements: [OpticalElement]

  public init(before: Medium = .air, _ elements: [OpticalElement]) {
    self.before = before
    self.elements = elements
  }

  /// What the light goes on in behind the last element.
  public var after: Medium { elements.last?.after ?? before }

  /// What light travels in before the element of that index.
  public func medium(before index: Int) -> Medium {
    index > 0 ? elements[index - 1].after : before
  }

  /// The element of that index as a thin lens at the origin, by which paraxial light sees it.
  public func lens(_ index: Int) -> ThinLens {
    ThinLens(
      power: elements[index].power, before: medium(before: index), after: elements[index].after,
      aperture: elements[index].aperture)
  }

  /// The indices of the elements that places are measured from: all but stops and screens, unless there is nothing else.
  public var measured: Range<Int> {
    guard let first = elements.firstIndex(where: { $0.isMeasuredFrom }),
      let last = elements.lastIndex(where: { $0.isMeasuredFrom })
    else { return 0..<elements.count }
    return first..<last + 1
  }

  /// Where the first element stands that places are measured from: V, the front vertex.
  public var frontVertex: Double { elements[measured.lowerBound].position }

  /// Where the last one stands: V′, the back vertex.
  public var backVertex: Double { elements[measured.upperBound - 1].position }

  /// The elements of a range as a system of their own; positions are kept.
  public func part(_ range: Range<Int>) -> OpticalSystem {
    OpticalSystem(before: medium(before: range.lowerBound), Array(elements[range]))
  }

  /// How many mirrors turn the light round.
  public var reflectionCount: Int { elements.reduce(0) { $0 + ($1.reflects ? 1 : 0) } }
}
