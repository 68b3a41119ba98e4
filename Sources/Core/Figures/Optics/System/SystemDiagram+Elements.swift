import Drawing
import Geometry
import Optics
import Scenarios

extension SystemDiagram {
  /// Half the drawn height of a plane, pixels.
  func half(_ index: Int) -> Double { layout.scale.across * layout.halves[index] }

  /// Where the denser media are, in a pale colour: from surface to surface, or to the edge of the picture.
  mutating func addGlasses() {
    let surfaces = system.elements.indices.filter { isSurface($0) }
    guard let first = surfaces.first else { return }
    let least = surfaces.reduce(system.before.index) { min($0, system.elements[$1].after.index) }
    if system.before.index > least { canvas.addGlass(from: nil, to: face(first)) }
    for (order, index) in surfaces.enumerated() where system.elements[index].after.index > least {
      let next = order + 1 < surfaces.count ? surfaces[order + 1] : nil
      canvas.addGlass(from: face(index), to: next.map { face($0) })
    }
  }

  private func isSurface(_ index: Int) -> Bool {
    if case .surface = system.elements[index].kind { true } else { false }
  }

  /// True for what is curved, unless it is drawn so high that a sphere of its radius ends before.
  func isDrawnCurved(_ index: Int) -> Bool {
    switch system.elements[index].kind {
    case .surface(let radius), .mirror(let radius):
      radius.isFinite && sharedHalf(index) < layout.scale.across * radius.magnitude
    case .lens, .stop, .screen, .reference: false
    }
  }

  private func face(_ index: Int) -> AxialCanvas.Face {
    AxialCanvas.Face(place: places.x[index], half: sharedHalf(index), sag: sag(index))
  }

  /// The faces of one lens have one height.
  private func sharedHalf(_ index: Int) -> Double {
    guard let item = outcome.items.first(where: { $0.elements.contains(index) }),
      item.elements.count > 1
    else { return half(index) }
    return item.elements.map { half($0) }.max() ?? half(index)
  }

  /// How far the rim of a surface lies behind its vertex, pixels: as curved as it is, but never so much that it hides where rays
  /// bend.
  private func sag(_ index: Int) -> Double {
    guard case .surface(let radius) = system.elements[index].kind, isDrawnCurved(index) else {
      return 0
    }
    let height = layout.halves[index]
    let actual = layout.scale.along * height * height / (2 * radius.magnitude)
    let neighbours = [index - 1, index + 1].filter { system.elements.indices.contains($0) }
    let gaps = neighbours.map {
      layout.scale.along * (places.x[$0] - places.x[index]).magnitude
    }
    let most = min(16, max(3, 0.4 * (gaps.min() ?? 40)))
    let size = min(most, max(5, actual))
    return (radius > 0 ? 1 : -1) * places.before[index] * size
  }

  mutating func addElements() {
    for (index, element) in system.elements.enumerated() {
      let place = places.x[index]
      switch element.kind {
      case .lens:
        let opening = element.aperture.map { min(half(index), layout.scale.across * $0 / 2) }
        canvas.addLens(
          at: place, half: half(index), opening: opening ?? half(index), isCut: false,
          power: element.power)
        let x = layout.scale.x(place)
        canvas.obstacles.append(
          .line(
            Segment(
              Point(x, layout.scale.origin.y - half(index)),
              Point(x, layout.scale.origin.y + half(index))), width: 16))
      case .surface: canvas.addSurface(face(index))
      case .mirror(let radius):
        let bend = !isDrawnCurved(index) ? 0 : radius < 0 ? 7.0 : -7
        canvas.addMirror(
          at: place, half: half(index), bend: bend, direction: places.before[index])
      case .stop:
        let opening = layout.scale.across * (element.aperture ?? 0) / 2
        canvas.addStop(at: place, half: half(index), opening: opening)
      case .screen: canvas.addPlane(at: place, half: half(index), isScreen: true)
      case .reference: canvas.addPlane(at: place, half: half(index), isScreen: false)
      }
    }
    if let cover = options.cover, let first = outcome.items.first(where: { $0.isOptical }) {
      let index = first.elements.lowerBound
      canvas.addCard(at: places.x[index], half: half(index), cover)
    }
  }

  /// The name of each element, and the power of a thin one, above or below it.
  mutating func addElementNames() {
    if options.labels == .none { return }
    for item in outcome.items where item.kind != .plane {
      guard let text = name(of: item) else { continue }
      let first = item.elements.lowerBound
      let last = item.elements.upperBound - 1
      let x = layout.scale.x((places.x[first] + places.x[last]) / 2)
      let gap = sharedHalf(first) + 6 + text.height / 2
      let beside = text.width / 2 + 14
      let offsets = [
        Vector(0, -gap), Vector(0, gap), Vector(-0.4 * text.width, -gap),
        Vector(0.4 * text.width, -gap), Vector(-0.4 * text.width, gap),
        Vector(0.4 * text.width, gap), Vector(beside, 10 - gap), Vector(-beside, 10 - gap),
        Vector(beside, gap - 10), Vector(-beside, gap - 10), Vector(0, -gap - 17),
        Vector(0, gap + 17),
      ]
      let side = side(of: item)
      let candidates = offsets.enumerated().map {
        LabelRequest.Candidate(
          center: Point(x, layout.scale.origin.y) + $0.element,
          cost: 0.4 * Double($0.offset) + ($0.element.dx * side < 0 ? 8 : 0))
      }
      canvas.names.append(
        DiagramName(
          .text(text, item.kind == .mirror ? .mirror : .lens),
          LabelRequest(
            width: text.width, height: text.height, candidates: candidates, priority: 1)))
    }
  }

  /// Where elements stand close together: −1 for the leftmost, whose name belongs on the left, 1 for the rightmost, else 0.
  private func side(of item: SystemItem) -> Double {
    func place(_ item: SystemItem) -> Double {
      layout.scale.x(places.x[item.elements.lowerBound])
    }
    let near = outcome.items.filter {
      $0.kind != .plane && (place($0) - place(item)).magnitude < 30
    }
    guard near.count > 1, let first = near.first, let last = near.last else { return 0 }
    let isTurned = places.before[item.elements.lowerBound] < 0
    if item.number == first.number { return isTurned ? 1 : -1 }
    return item.number == last.number ? (isTurned ? -1 : 1) : 0
  }

  private func name(of item: SystemItem) -> LabelText? {
    let isOnly = outcome.items.filter { $0.isOptical }.count == 1
    let isThin = item.elements.count == 1 && item.isOptical
    let isPlano = system.elements[item.elements.lowerBound].power == .plano
    let power = isThin && !(isPlano && item.kind != .lens) ? words.power(of: item) : nil
    if isOnly, item.isOptical {
      guard let power else { return nil }
      return LabelText(symbol: outcome.presentation.notation[.power], size: 13)
        + LabelText(" = " + power)
    }
    let name = LabelText(words.name(of: item), size: 13)
    return power.map { name + LabelText(", " + $0, size: 13) } ?? name
  }

  /// The refractive indices at both ends, unless both are those of air.
  mutating func addMedia() {
    if options.labels == .none { return }
    let (before, after) = (system.before.index, system.after.index)
    if before == 1, after == 1 { return }
    // Within the coloured field of the medium, or clear of it.
    let inset = system.elements.indices.contains { isSurface($0) } ? 20.0 : 8
    canvas.addIndex(index("n", before), atRight: false, inset: inset)
    if before == after || outcome.endsReversed { return }
    canvas.addIndex(index("n′", after), atRight: true, inset: inset)
  }

  private func index(_ letter: String, _ index: Double) -> LabelText {
    LabelText(symbol: letter, size: 13) + LabelText(" = " + words.numbers.index(index))
  }
}
