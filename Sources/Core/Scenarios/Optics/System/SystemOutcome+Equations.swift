import Optics

extension SystemOutcome {
  /// More planes than these are not worked out one by one: their matrix says it.
  public static let mostWorkedPlanes = 6

  /// What equations of any set lack in this block; `nil` if they can be worked out.
  func missingForEquations() -> MissingForEquation? {
    let count = system.elements.count { $0.changesLight }
    if count == 0 {
      return MissingForEquation("an element that refracts or reflects", "leave `equations` out")
    }
    if count <= Self.mostWorkedPlanes { return nil }
    return MissingForEquation(
      "no more than \(Self.mostWorkedPlanes) surfaces and thin lenses, and here are \(count)",
      "leave `equations` out")
  }
}

extension OpticalElement {
  /// True if it refracts or reflects.
  public var changesLight: Bool {
    switch kind {
    case .lens, .surface, .mirror: true
    case .stop, .screen, .reference: false
    }
  }
}
