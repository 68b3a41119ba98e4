/// What something in a drawing stands for; from this follow its colours, its line and its pattern (`Role.style`).
///
/// The raw value is part of the class names in the drawing: `line-ray-1`, `fill-lens`, `ink-label`.
public enum Role: String, Sendable, Hashable, CaseIterable {
  // Every drawing
  /// The page under the drawing, and the halo around text.
  case page
  /// Words that name something.
  case label
  /// Words of less weight: captions inside the drawing, notes.
  case note
  case legend
  case warning
  /// Something the reader shall look at.
  case highlight
  case dimension
  /// A numbered badge.
  case badge

  // Rays
  case axis
  case lens
  case mirror
  /// The hatching on the back of a mirror.
  case mirrorBack = "mirror-back"
  case surface
  /// A medium with another refractive index.
  case medium
  /// The normal to a surface.
  case normal
  case angle
  case aperture
  /// The lens plane beyond the lens's rim, where a construction ray misses the lens.
  case construction
  case focalPoint = "focal-point"
  case principalPlane = "principal-plane"
  case object
  case image
  case virtualImage = "virtual-image"
  case wavefront
  case ray1 = "ray-1"
  case ray2 = "ray-2"
  case ray3 = "ray-3"
  case ray4 = "ray-4"
  case extension1 = "extension-1"
  case extension2 = "extension-2"
  case extension3 = "extension-3"
  case extension4 = "extension-4"
  /// Rays of a bundle, of one hue.
  case bundle
  case bundleExtension = "bundle-extension"
  /// Light of all colours, before it is dispersed.
  case whiteLight = "white-light"
  case violetLight = "violet-light"
  case blueLight = "blue-light"
  case greenLight = "green-light"
  case yellowLight = "yellow-light"
  case redLight = "red-light"
  /// Words that lie among rays.
  case rayLabel = "ray-label"

  // Graphs: vertices
  case vertex
  case vertexOpen = "vertex-open"
  case vertexCurrent = "vertex-current"
  /// The outer ring of the current vertex.
  case vertexRing = "vertex-ring"
  case vertexDone = "vertex-done"
  /// Done with, and wrong.
  case vertexWrong = "vertex-wrong"
  /// A value beside a vertex.
  case vertexValue = "vertex-value"
  case terminal

  // Graphs: edges
  case edge
  case edgeTree = "edge-tree"
  case edgeActive = "edge-active"
  case edgeRejected = "edge-rejected"
  case edgeCut = "edge-cut"
  case weight

  // Colour classes, components, sides
  case tint1 = "tint-1"
  case tint2 = "tint-2"
  case tint3 = "tint-3"
  case tint4 = "tint-4"
  case tint5 = "tint-5"
  case tint6 = "tint-6"
  case tint7 = "tint-7"
  case tint8 = "tint-8"
  /// Hatching of one side.
  case hatch

  // Plots
  /// Thin lines at the numbers of the axes, which only help the eye along.
  case grid
  case curve1 = "curve-1"
  case curve2 = "curve-2"
  case curve3 = "curve-3"
  case curve4 = "curve-4"
  case curve5 = "curve-5"
  case curve6 = "curve-6"

  /// The n-th principal ray, counted from 1; beyond 4 it begins again.
  public static func ray(_ number: Int) -> Role { turn(number, [.ray1, .ray2, .ray3, .ray4]) }

  /// The dashed extension of the n-th principal ray.
  public static func `extension`(_ number: Int) -> Role {
    turn(number, [.extension1, .extension2, .extension3, .extension4])
  }

  /// The n-th colour class or component, counted from 1; beyond 8 it begins again, so a number belongs beside it.
  public static func tint(_ number: Int) -> Role {
    turn(number, [.tint1, .tint2, .tint3, .tint4, .tint5, .tint6, .tint7, .tint8])
  }

  /// The n-th curve of a plot, counted from 1; beyond 6 it begins again, so a label belongs beside it.
  public static func curve(_ number: Int) -> Role {
    turn(number, [.curve1, .curve2, .curve3, .curve4, .curve5, .curve6])
  }

  private static func turn(_ number: Int, _ roles: [Role]) -> Role {
    let index = (number % roles.count + roles.count - 1) % roles.count
    return roles[index]
  }
}
