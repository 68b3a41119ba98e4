import Geometry

extension OpticalSystem {
  /// The object and image of each element in turn: the image of one is the object of the next.
  ///
  /// - Parameter object: measured from the front vertex.
  /// - Returns: one pair an element, each measured from its own element along the light.
  public func steps(from object: FieldPoint) -> [Conjugates] {
    var steps: [Conjugates] = []
    var point = object
    var place = frontVertex
    for (index, element) in elements.enumerated() {
      point = point.seen(from: element.position - place)
      let pair = lens(index).conjugates(of: point)
      steps.append(pair)
      point = pair.image
      place = element.position
    }
    return steps
  }

  /// The object and image of the whole: the object measured from the front vertex, the image from the back vertex, both along
  /// the light.
  public func conjugates(of object: FieldPoint) -> Conjugates {
    let all = steps(from: object)
    let range = measured
    let image = all.last.map {
      $0.image.seen(from: backVertex - (elements.last?.position ?? 0))
    }
    return Conjugates(
      object: object, image: image ?? object,
      objectVergence: all[range.lowerBound].objectVergence,
      imageVergence: all[range.upperBound - 1].imageVergence,
      magnification: magnification(of: object))
  }

  /// h′/h by the image of a point one metre high: also where a pair between is at infinity and has no magnification.
  private func magnification(of object: FieldPoint) -> Double? {
    switch object {
    case .atInfinity: return steps(from: object).last?.image.position.map { _ in 0 }
    case .at(let tip): return imageHeight(of: .at(Point(tip.x, 1)))
    case .atElement: return imageHeight(of: .atElement(height: 1))
    }
  }

  private func imageHeight(of object: FieldPoint) -> Double? {
    steps(from: object).last?.image.height
  }
}
