import Diagnostics
import Nodes

extension OpticsReading {
  /// The fewest and the most rays that fill an opening.
  private static let bundles = 1...99

  /// Reads `show`, `equations` and `diagram` of a block with exact rays.
  mutating func tracePresentation(_ body: NodeMapping, show: Node?) -> TracePresentation {
    var presentation = TracePresentation()
    if let show, let parts = words(show, of: "show", TracePart.self) {
      presentation.parts = parts
    }
    if let entry = body["equations"] {
      presentation.equations = words(entry.value, of: "equations", TraceEquation.self)
    }
    guard let entry = body["diagram"],
      let mapping = mapping(entry, example: "{rays: exact 9}")
    else { return presentation }
    checkKeys(of: mapping, TraceKeys.diagram)
    presentation.hidesAnswers = isHidden(mapping["answers"])
    if let entry = mapping["rays"] { presentation.diagram.bundle = bundle(entry) ?? 0 }
    if mapping["paraxial"] != nil {
      presentation.diagram.showsParaxial = !isHidden(mapping["paraxial"])
    }
    if mapping["normals"] != nil {
      presentation.diagram.showsNormals = !isHidden(mapping["normals"])
    }
    if mapping["dimensions"] != nil {
      presentation.diagram.showsDimensions = !isHidden(mapping["dimensions"])
    }
    if let labels = mapping["labels"],
      choice(labels.value, of: "labels", among: ["words", "none"]) == "none"
    {
      presentation.diagram.labels = .none
    }
    return presentation
  }

  /// `exact`, `exact 9` or `none`.
  private mutating func bundle(_ entry: NodeMapping.Entry) -> Int? {
    let text = entry.value.scalar?.text ?? ""
    if text == "none" { return 0 }
    if text == "exact" { return 9 }
    if text.hasPrefix("exact "), let count = Int(text.dropFirst(6)) {
      if Self.bundles.contains(count) { return count }
      report(
        "optics/ray-count", entry.value.range, "a bundle has 1 to 99 rays",
        [Solution("write `exact 9`", replacement: "exact 9")])
      return nil
    }
    report(
      "scenario/unknown-choice", entry.value.range,
      text.isEmpty
        ? "`rays` needs a word" : "`\(text)` is not a value of `rays` in a block with exact rays",
      explanation: "Possible are `exact`, `exact 9` and `none`.",
      [Solution("write `exact 9`", replacement: "exact 9")])
    return nil
  }

  /// The words of a list, each once.
  private mutating func words<Word: RawRepresentable & CaseIterable & Hashable>(
    _ node: Node, of key: String, _ type: Word.Type
  ) -> [Word]? where Word.RawValue == String {
    let faults = diagnostics.count
    var found: [Word] = []
    for item in items(node) {
      let word = choice(item, of: key, among: Word.allCases.map { $0.rawValue })
      if let part = word.flatMap({ Word(rawValue: $0) }), !found.contains(part) {
        found.append(part)
      }
    }
    return diagnostics.count == faults ? found : nil
  }
}
