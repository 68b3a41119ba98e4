import Diagnostics
import Nodes

extension OpticsReading {
  /// Reads how the result of a block about prescriptions is shown.
  ///
  /// What a course says about the equations of other optics blocks does not count here.
  mutating func prescriptionPresentation(_ body: NodeMapping, show: Node?)
    -> PrescriptionPresentation
  {
    var presentation = PrescriptionPresentation()
    if let show {
      presentation.parts = words(show, of: "show", among: PrescriptionPart.allCases)
    }
    if let entry = body["equations"] {
      presentation.equations = words(
        entry.value, of: "equations", among: PrescriptionEquation.allCases)
    }
    if let entry = body["diagram"], let mapping = mapping(entry, example: "{answers: hidden}") {
      checkKeys(of: mapping, PrescriptionKeys.diagram)
      if let answers = mapping["answers"] {
        presentation.hidesAnswers =
          choice(answers.value, of: "answers", among: ["shown", "hidden"]) == "hidden"
      }
    }
    return presentation
  }

  /// One word of an enumeration, or a list of them, each once.
  mutating func words<Word: RawRepresentable & Equatable>(
    _ node: Node, of key: String, among all: [Word]
  ) -> [Word] where Word.RawValue == String {
    var found: [Word] = []
    for item in items(node) {
      let word = choice(item, of: key, among: all.map { $0.rawValue })
      if let word, let value = all.first(where: { $0.rawValue == word }), !found.contains(value) {
        found.append(value)
      }
    }
    return found
  }
}

extension OpticsReading {
  /// Reports drawings that are asked for and that the block has nothing for.
  mutating func checkParts(
    _ presentation: PrescriptionPresentation, of subject: PrescriptionSubject,
    at show: Node?
  ) {
    guard let show else { return }
    for item in items(show) {
      guard let part = PrescriptionPart(rawValue: item.scalar?.text ?? "") else { continue }
      let missing: String? =
        switch part {
        case .conoid where subject.conoid == nil && subject.object == nil: "object"
        case .decentration where subject.decentration == nil: "decentration"
        case .vertex where subject.vertex == nil: "vertex"
        default: nil
        }
      if let missing {
        report(
          "optics/missing-for-part", item.range, "`\(part.rawValue)` needs `\(missing)`",
          explanation: "There is nothing to draw without it.")
      }
    }
  }
}
