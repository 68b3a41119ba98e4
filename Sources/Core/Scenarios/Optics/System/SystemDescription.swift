import Diagnostics
import Optics

/// The elements of a block while they are read, one after the other.
struct SystemDescription {
  var system: OpticalSystem
  var items: [SystemItem] = []
  /// Where each element was written, for faults that are found later.
  var places: [SourceRange] = []
  /// How far the last element, or the last gap, reaches.
  private(set) var reach = 0.0
  /// What light travels in behind what was read.
  private(set) var medium: Medium

  init(before: Medium) {
    system = OpticalSystem(before: before, [])
    medium = before
  }

  /// True if nothing was read yet, not even a gap.
  var isEmpty: Bool { items.isEmpty }

  /// Adds an item of these planes, the last of which ends it.
  mutating func add(
    _ kind: SystemItem.Kind, name: String?, _ elements: [OpticalElement],
    written: WrittenQuantities, index: Double? = nil, isPlaceWorkedOut: Bool = false,
    at place: SourceRange
  ) {
    let start = system.elements.count
    system.elements += elements
    items.append(
      SystemItem(
        kind: kind, name: name, number: items.count + 1,
        elements: start..<system.elements.count, written: written, index: index,
        isPlaceWorkedOut: isPlaceWorkedOut))
    places.append(place)
    reach = elements.last?.position ?? reach
    medium = elements.last?.after ?? medium
  }

  /// Adds a stop that stands beside the elements: in front of the first or behind the last.
  mutating func addStop(
    _ stop: OpticalElement, written: WrittenQuantities, inFront: Bool, at place: SourceRange
  ) {
    guard inFront else {
      return add(.stop, name: nil, [stop], written: written, at: place)
    }
    let others = items
    items = []
    let elements = system.elements
    system.elements = []
    add(.stop, name: nil, [stop], written: written, at: place)
    system.elements += elements
    for var item in others {
      item.number += 1
      item.elements = item.elements.lowerBound + 1..<item.elements.upperBound + 1
      items.append(item)
    }
  }

  /// Moves on by a gap.
  mutating func advance(by gap: Double) { reach += gap }
}
