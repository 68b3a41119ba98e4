extension OpticalSystem {
  /// The matrix from the front vertex to the back vertex; entries that only rounding has left are 0.
  public var matrix: RayTransferMatrix {
    let range = measured
    var matrix = RayTransferMatrix.identity
    // The terms of each entry, none cancelled: beside them a rest is nothing.
    var terms = RayTransferMatrix.identity
    func follow(_ next: RayTransferMatrix) {
      matrix = next.after(matrix)
      terms = next.magnitudes.after(terms)
    }
    for index in range {
      let element = elements[index]
      if index > range.lowerBound {
        let gap = element.position - elements[index - 1].position
        follow(RayTransferMatrix(translationBy: gap, index: medium(before: index).index))
      }
      follow(RayTransferMatrix(refractionBy: element.power))
    }
    func cleared(_ value: Double, _ scale: Double) -> Double {
      value.magnitude <= Self.rounding * scale ? 0 : value
    }
    return RayTransferMatrix(
      a: cleared(matrix.a, terms.a), b: cleared(matrix.b, terms.b),
      c: matrix.c.magnitude <= ThinLens.tolerance * terms.c ? 0 : matrix.c,
      d: cleared(matrix.d, terms.d))
  }

  /// What arithmetic leaves of nothing, beside the terms that cancelled.
  private static let rounding = 1e-12

  /// The power of the whole, in place; exactly 0 for an afocal system.
  public var power: Power { Power(dioptres: 0 - matrix.c) }
}
