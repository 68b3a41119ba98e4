import Diagnostics
import Nodes
import Optics
import Quantities

extension OpticsReading {
  /// Reads `near-point`, `observer` and `vergence-at`.
  mutating func use(of body: NodeMapping) -> SystemUse {
    var use = SystemUse()
    if let entry = body["near-point"] { use.nearPoint = positive(entry, example: "25 cm") }
    if let entry = body["observer"], let scalar = entry.value.scalar {
      let power = quantity(entry, as: .power, example: "-2 D")
      use.observer = power.flatMap { finite($0, scalar)?.dioptres }
    }
    if let entry = body["vergence-at"] {
      for item in items(entry.value) {
        guard let scalar = item.scalar, !scalar.isAbsent else {
          report(
            "scenario/wrong-value", item.range,
            "`vergence-at` is a distance or a list of distances, `10 cm` for example")
          continue
        }
        guard let length = quantity(scalar, as: .length, of: "`vergence-at`") else { continue }
        if length.value.isFinite {
          use.downstream.append(length.value)
        } else {
          report("optics/infinite-distance", scalar.range, "`vergence-at` is a finite distance")
        }
      }
    }
    return use
  }

  /// The object of a block that can do without one.
  mutating func objectIfAny(of body: NodeMapping, block: SourceRange, index: Double)
    -> OpticsObject?
  {
    body["object"] == nil ? nil : object(of: body, block: block, index: index)
  }
}
