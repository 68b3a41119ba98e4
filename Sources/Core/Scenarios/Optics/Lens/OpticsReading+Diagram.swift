import Diagnostics
import Nodes
import Numbers

extension OpticsReading {
  /// Reads `diagram`.
  mutating func diagram(_ entry: NodeMapping.Entry) -> OpticsDiagramOptions {
    var options = OpticsDiagramOptions()
    guard let mapping = mapping(entry, example: "{rays: principal}") else { return options }
    checkKeys(of: mapping, OpticsKeys.diagram)
    if let entry = mapping["rays"], let rays = rays(entry) { options.rays = rays }
    options.hidesImage = isHidden(mapping["image"])
    options.hidesAnswers = isHidden(mapping["answers"])
    if let entry = mapping["labels"] { readLabels(entry, into: &options) }
    if let entry = mapping["dimensions"] { readDimensions(entry, into: &options) }
    if let entry = mapping["scale"] {
      options.hasEqualScales =
        choice(entry.value, of: "scale", among: ["fit", "equal"]) == "equal"
    }
    if let entry = mapping["wavefronts"] { options.wavefronts = wavefronts(entry) }
    if let entry = mapping["cover"] {
      let words = OpticsDiagramOptions.Cover.allCases.map { $0.rawValue }
      options.cover = choice(entry.value, of: "cover", among: words)
        .flatMap { OpticsDiagramOptions.Cover(rawValue: $0) }
    }
    if let entry = mapping["wavelengths"] { options.colours = wavelengths(entry) ?? [] }
    return options
  }

  mutating func isHidden(_ entry: NodeMapping.Entry?) -> Bool {
    guard let entry else { return false }
    return choice(entry.value, of: entry.key.text, among: ["shown", "hidden"]) == "hidden"
  }

  /// `principal`, `principal 2`, `bundle 9`, `marginal and chief`, `axial`, `none`.
  private mutating func rays(_ entry: NodeMapping.Entry) -> OpticsRaySet? {
    let text = entry.value.scalar?.text ?? ""
    switch text {
    case "principal": return .principal(3)
    case "bundle": return .bundle(9)
    case "marginal and chief": return .marginalAndChief
    case "axial": return .axial
    case "none": return OpticsRaySet.none
    default: break
    }
    let words = text.split(separator: " ")
    guard words.count == 2, let count = Int(String(words[1])),
      words[0] == "principal" || words[0] == "bundle"
    else {
      let names = ["principal", "principal 2", "bundle 9", "marginal and chief", "axial", "none"]
      _ = choice(entry.value, of: "rays", among: names)
      return nil
    }
    let most = words[0] == "principal" ? 3 : 99
    if (1...most).contains(count) {
      return words[0] == "principal" ? .principal(count) : .bundle(count)
    }
    report(
      "optics/ray-count", entry.value.range, "`\(words[0])` takes a number from 1 to \(most)")
    return nil
  }

  private mutating func readLabels(
    _ entry: NodeMapping.Entry, into options: inout OpticsDiagramOptions
  ) {
    for item in items(entry.value) {
      let word = choice(item, of: "labels", among: ["words", "letters", "none", "2F"])
      if word == "2F" {
        options.marksDoubleFocalPoints = true
      } else if let labels = word.flatMap({ OpticsDiagramOptions.Labels(rawValue: $0) }) {
        options.labels = labels
      }
    }
  }

  private mutating func readDimensions(
    _ entry: NodeMapping.Entry, into options: inout OpticsDiagramOptions
  ) {
    let words = OpticsDiagramOptions.Dimension.allCases.map { $0.rawValue }
    options.dimensions = []
    for item in items(entry.value) {
      guard let word = choice(item, of: "dimensions", among: words + ["none"]) else { continue }
      if let dimension = OpticsDiagramOptions.Dimension(rawValue: word),
        !options.dimensions.contains(dimension)
      {
        options.dimensions.append(dimension)
      }
    }
  }

  /// A whole number from 1 to 30.
  private mutating func wavefronts(_ entry: NodeMapping.Entry) -> Int {
    if let number = entry.value.scalar.flatMap({ Int($0.text) }), (1...30).contains(number) {
      return number
    }
    report(
      "optics/wavefront-count", entry.value.range, "`wavefronts` takes a number from 1 to 30",
      [Solution("write `8`", replacement: "8")])
    return 0
  }
}
