import Drawing
import Formula
import Geometry
import Optics
import Quantities
import Scenarios

extension SystemDiagram {
  /// What is measured: the object and the image from their vertices, the focal length of a single plane, the gaps between elements.
  var dimensions: [AxialCanvas.Dimension] {
    var found: [AxialCanvas.Dimension] = []
    for dimension in options.dimensions {
      switch dimension {
      case .object:
        guard layout.window.showsObject, case .at(let tip) = outcome.conjugates.object else {
          continue
        }
        add(0, tip.x, .objectDistance, "object", "distance", to: &found)
      case .image:
        guard layout.window.showsImage, !words.hidesImage, !outcome.isImageAtObject,
          case .at(let tip) = outcome.conjugates.image
        else { continue }
        let back = outcome.backPlane
        let x = places.x(behind: back, tip.x)
        add(places.x[back], x, .imageDistance, "image", "distance", to: &found)
      case .focalLength:
        addFocalLength(to: &found)
        addGaps(to: &found)
      }
    }
    return found
  }

  private func add(
    _ from: Double, _ to: Double, _ letter: OpticsNotation.Quantity, _ thing: String,
    _ property: String, to found: inout [AxialCanvas.Dimension]
  ) {
    let isReal = outcome.presentation.convention == .realIsPositive
    let signed: Double
    switch letter {
    case .objectDistance: signed = isReal ? from - to : to - from
    case .imageDistance where isReal: signed = (to - from) * places.behind[outcome.backPlane]
    default: signed = to - from
    }
    let text = words.signed(signed, thing, property)
    found.append(
      AxialCanvas.Dimension(
        from: from, to: to,
        text: LabelText(symbol: outcome.presentation.notation[letter], size: 13)
          + LabelText(" = " + text)))
  }

  private func addFocalLength(to found: inout [AxialCanvas.Dimension]) {
    guard outcome.isSinglePlane, layout.window.showsFocalPoints,
      let item = outcome.items.first(where: { $0.isOptical }), !outcome.hidesPower(of: item),
      let point = points.focal.last(where: { $0.name.hasPrefix("F") })
    else { return }
    let from = places.x[item.elements.lowerBound]
    let isMirror = item.kind == .mirror
    let isReal = outcome.presentation.convention == .realIsPositive
    let value = isMirror && isReal ? from - point.x : point.x - from
    let symbol = isMirror ? "f" : outcome.presentation.notation[.focalLength]
    found.append(
      AxialCanvas.Dimension(
        from: from, to: point.x,
        text: LabelText(symbol: symbol, size: 13)
          + LabelText(" = " + words.signed(value, words.prefix(of: item), "focal-length"))))
  }

  private func addGaps(to found: inout [AxialCanvas.Dimension]) {
    let items = outcome.items.filter { $0.kind != .plane }
    guard items.count > 1, items.count <= 5 else { return }
    for (first, second) in zip(items, items.dropFirst()) {
      let start = places.x[first.elements.upperBound - 1]
      let end = places.x[second.elements.lowerBound]
      guard start != end, layout.scale.along * (end - start).magnitude > 24 else { continue }
      found.append(
        AxialCanvas.Dimension(
          from: start, to: end,
          text: LabelText(symbol: items.count == 2 ? "d" : "d_\(first.number)", size: 13)
            + LabelText(
              " = " + (outcome.hidesPlace(of: second) ? "?" : words.distance(end - start)))))
    }
  }
}
