import Optics
import Quantities

extension OpticsValueList {
  /// What the glass of a lens, or the two of a doublet, do to light of other colours.
  mutating func addDispersion(of lens: OpticsLens) {
    if let glass = lens.glass {
      for line in [SpectralLine.d, .e, .f, .c] {
        add("lens", "index-" + (line.name ?? ""), glass.index(at: line), .number)
      }
      add("lens", "abbe-number", glass.abbeNumber, .number)
      add("lens", "abbe-number-e", glass.abbeNumberForE, .number)
    }
    if let achromat = lens.achromat {
      add("lens", "crown-power", achromat.crownPower.dioptres, .power)
      add("lens", "flint-power", achromat.flintPower.dioptres, .power)
      add("lens", "crown-abbe-number", achromat.crown.abbeNumber, .number)
      add("lens", "flint-abbe-number", achromat.flint.abbeNumber, .number)
      if let violet = achromat.power(at: .g), let blue = achromat.power(at: .f) {
        add("lens", "secondary-spectrum", Self.difference(violet, blue), .power)
      }
    }
    guard let red = lens.power(at: .c), let blue = lens.power(at: .f) else { return }
    add("lens", "power-d", lens.power(at: .d)?.dioptres, .power)
    add("lens", "power-F", blue.dioptres, .power)
    add("lens", "power-C", red.dioptres, .power)
    add("lens", "chromatic-aberration", Self.difference(blue, red), .power)
    if red != .plano, blue != .plano {
      let index = lens.model.after.index
      add(
        "lens", "chromatic-focal-shift", index / red.dioptres - index / blue.dioptres, .length)
    }
  }

  /// A difference of two powers; what only rounding has left is none.
  private static func difference(_ left: Power, _ right: Power) -> Double {
    let difference = left.dioptres - right.dioptres
    return difference.magnitude <= 1e-14 * max(1, left.dioptres.magnitude) ? 0 : difference
  }

  /// Where the images in blue and in red light are.
  mutating func addColours(of object: OpticsObject, _ lens: OpticsLens) {
    guard let red = lens.conjugates(of: object.seen, at: .c),
      let blue = lens.conjugates(of: object.seen, at: .f)
    else { return }
    add("image", "distance-F", blue.image.position ?? .infinity, .length)
    add("image", "distance-C", red.image.position ?? .infinity, .length)
    if let near = blue.image.position, let far = red.image.position {
      add("image", "chromatic-shift", far - near, .length)
    }
  }
}
