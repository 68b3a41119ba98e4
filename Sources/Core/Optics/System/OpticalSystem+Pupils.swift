import Geometry

extension OpticalSystem {
  /// The aperture stop for light from a point on the axis, and its images; `nil` if no element has an opening.
  ///
  /// - Parameter object: measured from the front vertex; its height does not count.
  public func pupils(for object: FieldPoint) -> Pupils? {
    guard let stop = apertureStop(for: object), let diameter = elements[stop].aperture else {
      return nil
    }
    let into = transfer(toElement: stop)
    let out = transfer(fromElement: stop)
    let entrance = Pupil(
      position: into.a == 0 ? nil : indexBefore * into.b / into.a,
      diameter: into.a == 0 ? nil : diameter / into.a.magnitude)
    let exit = Pupil(
      position: out.d == 0 ? nil : 0 - after.index * out.b / out.d,
      diameter: out.d == 0 ? nil : diameter / out.d.magnitude)
    let field = fieldStop(besides: stop, entrance: entrance)
    return Pupils(
      stop: stop, entrance: entrance, exit: exit, fieldStop: field?.index,
      fieldTangent: field?.tangent)
  }

  /// The height at every element of a ray that crosses the plane of the front vertex at `height` with `slope`.
  public func heights(ofRayAt height: Double, slope: Double) -> [Double] {
    var heights: [Double] = []
    var (y, s) = (height, slope)
    var place = frontVertex
    for (index, element) in elements.enumerated() {
      y += s * (element.position - place)
      heights.append(y)
      s = lens(index).slope(after: s, atHeight: y)
      place = element.position
    }
    return heights
  }

  /// The element whose opening a widening cone from the axial object point fills first.
  private func apertureStop(for object: FieldPoint) -> Int? {
    let marginal: [Double]
    switch object {
    case .at(let tip): marginal = heights(ofRayAt: tip.x, slope: -1)
    case .atElement: marginal = heights(ofRayAt: 0, slope: 1)
    case .atInfinity: marginal = heights(ofRayAt: 1, slope: 0)
    }
    var best: (index: Int, share: Double)?
    for (index, element) in elements.enumerated() {
      guard let aperture = element.aperture else { continue }
      let height = marginal[index].magnitude
      let share = height == 0 ? Double.infinity : aperture / (2 * height)
      if best.map({ share < $0.share * (1 - 1e-12) }) ?? true { best = (index, share) }
    }
    return best?.index
  }

  /// What cuts the chief ray first, and how steep it may be.
  private func fieldStop(besides stop: Int, entrance: Pupil) -> (index: Int, tangent: Double)? {
    guard let place = entrance.position else { return nil }
    let chief = heights(ofRayAt: -place, slope: 1)
    var best: (index: Int, tangent: Double)?
    for (index, element) in elements.enumerated() where index != stop {
      guard let aperture = element.aperture, chief[index] != 0 else { continue }
      let tangent = aperture / (2 * chief[index].magnitude)
      if best.map({ tangent < $0.tangent }) ?? true { best = (index, tangent) }
    }
    return best
  }

  /// From the front vertex to just before an element; backwards if that stands in front of the vertex.
  private func transfer(toElement stop: Int) -> RayTransferMatrix {
    var matrix = RayTransferMatrix.identity
    var place = frontVertex
    for index in measured.lowerBound..<max(stop, measured.lowerBound) {
      let element = elements[index]
      matrix = step(to: element.position, from: place, before: index).after(matrix)
      matrix = RayTransferMatrix(refractionBy: element.power).after(matrix)
      place = element.position
    }
    return cleared(step(to: elements[stop].position, from: place, before: stop).after(matrix))
  }

  /// From just behind an element to the back vertex; backwards if that stands behind the vertex.
  private func transfer(fromElement stop: Int) -> RayTransferMatrix {
    var matrix = RayTransferMatrix.identity
    var place = elements[stop].position
    for index in stop + 1..<max(stop + 1, measured.upperBound) {
      let element = elements[index]
      matrix = step(to: element.position, from: place, before: index).after(matrix)
      matrix = RayTransferMatrix(refractionBy: element.power).after(matrix)
      place = element.position
    }
    let back = RayTransferMatrix(translationBy: backVertex - place, index: after.index)
    return cleared(back.after(matrix))
  }

  private func step(to place: Double, from start: Double, before index: Int) -> RayTransferMatrix {
    RayTransferMatrix(translationBy: place - start, index: medium(before: index).index)
  }

  private func cleared(_ matrix: RayTransferMatrix) -> RayTransferMatrix {
    var matrix = matrix
    if matrix.a.magnitude <= 1e-12 { matrix.a = 0 }
    if matrix.d.magnitude <= 1e-12 { matrix.d = 0 }
    return matrix
  }
}
