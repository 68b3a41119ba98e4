import Optics

/// One element of a system as its author described it: a lens, a mirror, a stop; a lens with thickness is two planes.
public struct SystemItem: Sendable, Hashable {
  /// What it is, by its key.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case lens, mirror, surface, slab, stop, screen
    /// A plane that only serves to measure from.
    case plane
  }

  public var kind: Kind
  /// The author's name for it: `objective`.
  public var name: String?
  /// Counted from 1.
  public var number: Int
  /// Which planes of the system it is.
  public var elements: Range<Int>
  /// What the author wrote about it.
  public var written: WrittenQuantities
  /// The index of its glass, if the author says it.
  public var index: Double?

  /// True if its place is an answer: `after: afocal`.
  public var isPlaceWorkedOut = false

  /// True if it changes the light.
  public var isOptical: Bool {
    switch kind {
    case .lens, .mirror, .surface, .slab: true
    case .stop, .screen, .plane: false
    }
  }
}
