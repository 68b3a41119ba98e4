import Scenarios

extension SystemOutcome {
  /// True if the first thing is a plane to measure from, out of which light may come.
  var startsWithPlane: Bool { items.first?.kind == .plane }

  /// True if no answer is to be given away, and the power of an element is one: it follows from radii.
  func hidesPower(of item: SystemItem) -> Bool {
    guard presentation.diagram.hidesAnswers else { return false }
    return switch item.kind {
    // What has an index is described by its faces, or by its power elsewhere.
    case .lens: item.elements.count > 1 || item.index != nil
    case .surface: item.written["power"] == nil
    case .mirror: item.written["power"] == nil && item.written["focal-length"] == nil
    case .slab, .stop, .screen, .plane: false
    }
  }

  /// True if no answer is to be given away, and the place of an element is one.
  func hidesPlace(of item: SystemItem) -> Bool {
    presentation.diagram.hidesAnswers && item.isPlaceWorkedOut
  }

  /// True if light leaves a mirror: what comes together does so in front of it.
  var endsWithMirror: Bool { items.last { $0.isOptical }?.kind == .mirror }

  /// True for several elements with an opening: their light is shown as bundles that fill it.
  var isInstrument: Bool {
    (items.filter { $0.isOptical }.count > 1 || items.contains { $0.kind == .stop })
      && pupils != nil
  }

  /// True if one plane does everything: its focal points are always shown or pointed to.
  var isSinglePlane: Bool {
    items.filter { $0.isOptical }.count == 1
      && items.first { $0.isOptical }?.elements.count == 1
  }
}
