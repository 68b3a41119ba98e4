extension OpticalSystem {
  /// The matrix from the front vertex to the back vertex; entries that only rounding has left are 0.
  public var matrix: RayTransferMatrix {
    let range = measured
    var matrix = RayTransferMatrix.identity
    var length = 0.0
    for index in range {
      let element = elements[index]
      if index > range.lowerBound {
        let gap = element.position - elements[index - 1].position
        let medium = medium(before: index)
        length += gap / medium.index
        matrix = RayTransferMatrix(translationBy: gap, index: medium.index).after(matrix)
      }
      matrix = RayTransferMatrix(refractionBy: element.power).after(matrix)
    }
    let power = totalPower
    let size = 1 + power * length
    func cleared(_ value: Double, _ scale: Double) -> Double {
      value.magnitude <= Self.rounding * scale ? 0 : value
    }
    return RayTransferMatrix(
      a: cleared(matrix.a, size), b: cleared(matrix.b, length * size),
      c: matrix.c.magnitude <= ThinLens.tolerance * power * size ? 0 : matrix.c,
      d: cleared(matrix.d, size))
  }

  /// What arithmetic leaves of nothing, beside the terms that cancelled.
  private static let rounding = 1e-12

  /// The power of the whole, in place; exactly 0 for an afocal system.
  public var power: Power { Power(dioptres: 0 - matrix.c) }
}
