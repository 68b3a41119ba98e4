import Drawing
import Geometry
import Optics
import Scenarios

extension SystemDiagram {
  /// Focal points, centres and principal points that lie in the picture; those of a single plane that do not are pointed to.
  mutating func addPoints() {
    for point in points.focal {
      if layout.window.showsFocalPoints || !outcome.isSinglePlane {
        if canvas.visible.contains(point.x) { canvas.mark(symbol(point.name), at: point.x) }
      } else {
        let text =
          symbol(point.name) + LabelText(" " + words.distance(point.x))
        canvas.point(text, .focalPoint, toRight: point.x > 0)
      }
    }
    var planes: [Double] = []
    let principal = points.principal
    for (index, point) in principal.enumerated() where canvas.visible.contains(point.x) {
      // H and H′, N and N′ are neighbours, in this order or crossed over.
      let other = principal[index ^ 1]
      let isLeft = point.x == other.x ? index & 1 == 0 : point.x < other.x
      canvas.mark(symbol(point.name), at: point.x, .principalPlane, side: isLeft ? -1 : 1)
      if point.name.hasPrefix("H"), !planes.contains(point.x) {
        planes.append(point.x)
        let half = layout.scale.across * (layout.halves.max() ?? 0)
        canvas.addPrincipalPlane(at: point.x, half: half)
      }
    }
    addDoubleFocalPoints()
  }

  private mutating func addDoubleFocalPoints() {
    guard options.marksDoubleFocalPoints, outcome.isSinglePlane else { return }
    for point in points.focal where point.name.hasPrefix("F") {
      if canvas.visible.contains(2 * point.x) {
        canvas.mark(symbol("2" + point.name), at: 2 * point.x)
      }
    }
  }

  /// `F_1′`: what follows `_` is set lower.
  private func symbol(_ name: String) -> LabelText { LabelText(symbol: name, size: 14) }

  // MARK: Object and images

  /// The object: an arrow where it stands, else words at the frame that say where its light comes from.
  mutating func addObject() {
    let object = outcome.conjugates.object
    switch object {
    case .atInfinity:
      canvas.write(LabelText(words.originOfParallelLight, size: 13), .object, atRight: false)
    case .at(let tip) where !layout.window.showsObject:
      let text = words(.labelObject) + " " + words.objectLength
      canvas.point(LabelText(text, size: 13), .object, toRight: tip.x > 0)
    case .at(let tip):
      canvas.addArrow(
        to: tip, .object, isVirtual: tip.x > 0,
        texts(words(.labelObject), "O", .objectHeight, isObject: true))
    case .atElement(let height):
      canvas.addArrow(
        to: Point(0, height), .object, isVirtual: false,
        texts(words(.labelObject), "O", .objectHeight, isObject: true))
    }
  }

  /// The images between the elements and the last one; nothing of them where they are hidden.
  mutating func addImages() {
    if words.hidesImage { return }
    for (index, image) in points.between.enumerated() where canvas.visible.contains(image.tip.x) {
      var names = AxialCanvas.ArrowNames()
      if options.labels != .none {
        names.word =
          options.labels == .letters
          ? LabelText(symbol: "I_\(index + 1)", size: 14)
          : LabelText(words.imageName(of: image.item), size: 13)
      }
      canvas.addArrow(to: image.tip, .image, isVirtual: !image.isReal, names)
    }
    switch outcome.conjugates.image {
    case .atInfinity:
      canvas.write(
        LabelText(words(.labelImageAtInfinity), size: 13), .image, atRight: !outcome.endsReversed)
    case .at(let tip):
      if outcome.isImageAtObject { return }
      let x = places.x(behind: outcome.backPlane, tip.x)
      guard layout.window.showsImage else {
        let text = words(.labelImage) + " " + words.imageLength
        canvas.point(
          LabelText(text, size: 13), .image, toRight: x > places.x[outcome.backPlane])
        return
      }
      canvas.addArrow(
        to: Point(x, tip.y), .image, isVirtual: tip.x < 0,
        texts(words(.labelImage), "I", .imageHeight, isObject: false))
    case .atElement(let height):
      if system.elements.count > 1 {
        canvas.addArrow(
          to: Point(places.x[outcome.backPlane], height), .image, isVirtual: false,
          texts(words(.labelImage), "I", .imageHeight, isObject: false))
      }
    }
  }

  private func texts(
    _ word: String, _ letter: String, _ height: OpticsNotation.Quantity, isObject: Bool
  ) -> AxialCanvas.ArrowNames {
    var texts = AxialCanvas.ArrowNames()
    switch options.labels {
    case .words:
      texts.word = LabelText(
        outcome.isImageAtObject && !words.hidesImage ? words(.labelObjectAndImage) : word, size: 13)
    case .letters: texts.word = LabelText(symbol: letter, size: 14)
    case .none: return texts
    }
    texts.height = words.heightText(isObject: isObject).map {
      LabelText(" (" + $0 + ")", size: 13)
    }
    texts.letter = LabelText(symbol: outcome.presentation.notation[height], size: 14)
    return texts
  }
}
