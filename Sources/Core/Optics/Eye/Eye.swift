/// An eye as an optical system: its surfaces, and where its retina lies.
public struct Eye: Sendable, Hashable {
  /// From the front vertex on; of a reduced eye one surface.
  public var surfaces: [EyeSurface]
  /// From the front vertex, the cornea, to the retina, metres.
  public var length: Double

  /// - Parameter surfaces: at least one.
  public init(surfaces: [EyeSurface], length: Double) {
    self.surfaces = surfaces
    self.length = length
  }

  public init(_ model: EyeModel) {
    self.init(surfaces: model.surfaces, length: model.length)
  }

  /// A reduced eye: one surface of this power, dioptres.
  public init(reducedPower power: Double, index: Double, length: Double) {
    self.init(
      surfaces: [EyeSurface(radius: (index - 1) / power, index: index)], length: length)
  }

  /// True if it has one surface, which is both of its principal planes.
  public var isReduced: Bool { surfaces.count == 1 }

  /// The index in front of the retina.
  public var index: Double { surfaces.last?.index ?? 1 }

  /// The eye as elements on an axis; positions from the cornea.
  public var system: OpticalSystem {
    var elements: [OpticalElement] = []
    var before = 1.0
    var position = 0.0
    for surface in surfaces {
      elements.append(
        OpticalElement(
          .surface(radius: surface.radius), at: position,
          power: Power(
            surfaceOfRadius: surface.radius, before: before, after: surface.index),
          after: Medium(index: surface.index)))
      before = surface.index
      position += surface.thickness
    }
    return OpticalSystem(elements)
  }

  /// The place of the last surface behind the cornea.
  public var backVertex: Double { surfaces.dropLast().reduce(0) { $0 + $1.thickness } }
}
