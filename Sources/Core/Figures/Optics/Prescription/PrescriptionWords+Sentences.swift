import Optics
import Phrases
import Quantities
import Scenarios

extension PrescriptionWords {
  /// The unit in which the decentration was written.
  var decentrationUnit: Unit { outcome.written["decentration"]?.unit ?? .millimetre }

  /// The unit in which the vertex distance was written.
  var vertexUnit: Unit {
    (outcome.written["vertex"] ?? outcome.written["from"])?.unit ?? .millimetre
  }

  /// The same in the drawing.
  var baseLabel: String {
    guard let base = subject.decentration?.base.flatMap({ PrismBasePhrase($0, isLabel: true) })
    else { return "" }
    return phrases(base, [("power", text("prism", "power") ?? "")])
  }

  /// Where the base of the prism lies.
  var baseSentence: String {
    guard let decentration = subject.decentration,
      let base = decentration.base.flatMap({ PrismBasePhrase($0) })
    else { return self(.sentenceNoPrism) }
    return phrases(base, [("power", text("prism", "power") ?? "")])
  }
}
