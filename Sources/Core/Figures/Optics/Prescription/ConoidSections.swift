import Drawing
import Geometry
import Optics

/// What an astigmatic pencil looks like when it is caught: small pictures in a row, each below where it is or with a thin line to
/// there.
struct ConoidSections {
  private struct Place {
    var distance: Double
    var name: String?
  }

  private let conoid: SturmConoid
  private let words: PrescriptionWords
  private let layout: ConoidLayout

  private static let opening = 30.0
  private static let largest = 40.0
  private static let spacing = 98.0

  init(_ conoid: SturmConoid, words: PrescriptionWords, layout: ConoidLayout) {
    self.conoid = conoid
    self.words = words
    self.layout = layout
  }

  private var top: Double { layout.frame.maxY + 18 }
  private var middle: Double { top + Self.largest + 4 }

  var bounds: Rectangle {
    Rectangle(
      minX: 0, minY: top, maxX: ConoidLayout.width, maxY: middle + Self.largest + 40)
  }

  /// Where it is caught, in the order of the light.
  private var places: [Place] {
    var places = [Place(distance: 0, name: words(.labelAtLens))]
    if conoid.lens.isSpherical {
      if let focus = conoid.first.position { places.append(Place(distance: focus, name: nil)) }
    } else {
      let lines = [(1, conoid.first.position), (2, conoid.second.position)]
      for (number, place) in lines {
        guard let place else { continue }
        places.append(
          Place(distance: place, name: words(.labelLine, [("number", String(number))])))
      }
      if let place = conoid.leastConfusion {
        places.append(Place(distance: place, name: words(.labelCircle)))
      }
    }
    places = places.filter { $0.distance >= 0 && layout.shows($0.distance) }
    places.sort { $0.distance < $1.distance }
    if places.count > 1 {
      let first = places[1].distance
      places.insert(Place(distance: first / 2, name: nil), at: 1)
    } else {
      places.append(Place(distance: layout.right / 2, name: nil))
    }
    places.append(Place(distance: layout.right, name: nil))
    return places
  }

  /// Places apart from each other, as near as can be to where they belong.
  private func spread(_ wanted: [Double]) -> [Double] {
    var result: [Double] = []
    for x in wanted {
      result.append(max(x, result.last.map { $0 + Self.spacing } ?? 52))
    }
    var limit = ConoidLayout.width - 52
    for index in result.indices.reversed() {
      result[index] = min(result[index], limit)
      limit = result[index] - Self.spacing
    }
    return result
  }

  var shapes: [Shape] {
    let places = self.places
    let wanted = places.map { layout.scale.x($0.distance) }
    let centers = spread(wanted)
    var shapes: [Shape] = []
    for (index, place) in places.enumerated() {
      let center = Point(centers[index], middle)
      shapes.append(
        .line(
          Segment(
            Point(wanted[index], layout.frame.maxY + 1), Point(center.x, top)),
          .line(.note, width: 0.6, dash: .solid)))
      shapes += section(at: place.distance, center)
      shapes += caption(place, below: center)
    }
    return shapes
  }

  private func section(at distance: Double, _ center: Point) -> [Shape] {
    let wide = Self.opening * conoid.width(of: conoid.first, at: distance)
    let high = Self.opening * conoid.width(of: conoid.second, at: distance)
    let shrink = min(1, Self.largest / max(wide, high, 1))
    let along = conoid.lens.orientation.direction
    let across = conoid.lens.orientation.perpendicular.direction
    let (first, second) = (shrink * wide * along, shrink * high * across)
    if distance == 0 {
      return [
        .path(Path(ellipseAt: center, first, second), .fillAndLine(.lens, width: 1.2)),
        .line(Segment(center - first, center + first), .line(.ray1, width: 1.4, dash: .solid)),
        .line(Segment(center - second, center + second), .line(.ray2, width: 1.4, dash: .solid)),
      ]
    }
    if wide < 1, high < 1 { return [.dot(at: center, radius: 3, .image)] }
    if wide < 1 { return [line(center, second)] }
    if high < 1 { return [line(center, first)] }
    return [
      .path(Path(ellipseAt: center, first, second), .fill(.tint5)),
      .path(Path(ellipseAt: center, first, second), .line(.image, width: 1.4)),
    ]
  }

  private func line(_ center: Point, _ half: Vector) -> Shape {
    .line(Segment(center - half, center + half), .line(.image, width: 3, dash: .solid))
  }

  private func caption(_ place: Place, below center: Point) -> [Shape] {
    var lines: [[TextRun]] = []
    if let name = place.name { lines.append([TextRun(name, face: .sans)]) }
    if place.distance > 0 {
      let distance = words.length(place.distance, like: "image", "line-1", "distance")
      lines.append([TextRun(distance, face: .sans)])
    }
    let text = LabelText(lines: lines, size: 12)
    let y = middle + Self.largest + 6 + text.height / 2
    return [.label(Label(text, boxCenteredAt: Point(center.x, y), role: .label))]
  }
}
