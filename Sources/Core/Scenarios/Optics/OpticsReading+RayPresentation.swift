import Diagnostics
import Nodes

extension OpticsReading {
  /// Reads `show`, `equations` and `diagram` of a block about exact rays.
  mutating func rayPresentation<Equation: Sendable & Hashable & CaseIterable & RawRepresentable>(
    _ body: NodeMapping, show: Node?, diagram table: KeyTable, of type: Equation.Type
  ) -> RayPresentation<Equation> where Equation.RawValue == String {
    var presentation = RayPresentation<Equation>()
    if let show, let parts = parts(show) { presentation.parts = parts }
    if let entry = body["equations"] {
      presentation.equations = equations(entry, type)
    }
    if let entry = body["diagram"],
      let mapping = mapping(entry, example: "{angles: hidden}")
    {
      checkKeys(of: mapping, table)
      presentation.hidesAnswers = isHidden(mapping["answers"])
      presentation.hasAngles = !isHidden(mapping["angles"])
      presentation.hasReflection = !isHidden(mapping["reflection"])
      if let labels = mapping["labels"] {
        presentation.hasLabels =
          choice(labels.value, of: "labels", among: ["words", "none"]) != "none"
      }
    }
    return presentation
  }

  private mutating func equations<
    Equation: Sendable & Hashable & CaseIterable & RawRepresentable
  >(_ entry: NodeMapping.Entry, _ type: Equation.Type) -> [Equation]?
  where Equation.RawValue == String {
    var equations: [Equation] = []
    for item in items(entry.value) {
      let word = choice(item, of: "equations", among: type.allCases.map { $0.rawValue })
      guard let equation = word.flatMap({ Equation(rawValue: $0) }) else { return nil }
      if !equations.contains(equation) { equations.append(equation) }
    }
    return equations
  }
}
