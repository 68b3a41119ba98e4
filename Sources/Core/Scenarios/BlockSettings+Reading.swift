import Diagnostics
import Nodes

extension BlockSettings {
  /// Reads the common keys of a block's body; the kind's own keys are left to the kind.
  public init(reading body: NodeMapping, _ diagnostics: inout [Diagnostic]) {
    self.init()
    id = Self.scalar(body["id"], "a name", &diagnostics)
    caption = Self.scalar(body["caption"], "text", &diagnostics)
    alternative = Self.scalar(body["alt"], "text", &diagnostics)
    show = body["show"]?.value
    expect = Self.mapping(body["expect"], "`{image.distance: 20 cm}`", &diagnostics)
    units = Self.mapping(body["units"], "`{image.height: mm}`", &diagnostics)
    if let hidden = Self.scalar(body["hidden"], "`true` or `false`", &diagnostics) {
      switch hidden.text {
      case "true", "yes": isHidden = true
      case "false", "no": isHidden = false
      default:
        diagnostics.append(
          Diagnostic(
            .error, "scenario/wrong-value", at: hidden.range, "`hidden` is `true` or `false`"))
      }
    }
    if let fault = id.flatMap({ Self.fault(ofID: $0) }) {
      diagnostics.append(fault)
      id = nil
    }
  }

  private static func scalar(
    _ entry: NodeMapping.Entry?, _ wanted: String, _ diagnostics: inout [Diagnostic]
  ) -> Scalar? {
    guard let entry else { return nil }
    if let scalar = entry.value.scalar, !scalar.text.isEmpty { return scalar }
    diagnostics.append(
      Diagnostic(
        .error, "scenario/wrong-value", at: entry.value.range, "`\(entry.key.text)` is \(wanted)"))
    return nil
  }

  private static func mapping(
    _ entry: NodeMapping.Entry?, _ example: String, _ diagnostics: inout [Diagnostic]
  ) -> NodeMapping? {
    guard let entry else { return nil }
    if let mapping = entry.value.mapping { return mapping }
    diagnostics.append(
      Diagnostic(
        .error, "scenario/wrong-value", at: entry.value.range,
        "`\(entry.key.text)` is a mapping, \(example) for example"))
    return nil
  }

  /// An id is a letter, then letters of any script, digits and hyphens, and no element's name.
  private static func fault(ofID id: Scalar) -> Diagnostic? {
    if elementNames.contains(id.text) {
      return Diagnostic(
        .error, "scenario/reserved-id", at: id.range,
        "`\(id.text)` cannot be an id, because names of values begin with it",
        solutions: [Solution("write `\(id.text)-1`", replacement: id.text + "-1")])
    }
    let scalars = Array(id.text.unicodeScalars)
    let isWellFormed =
      scalars.first?.properties.isAlphabetic == true && scalars.last != "-"
      && scalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0)
      }
    if isWellFormed { return nil }
    return Diagnostic(
      .error, "scenario/malformed-id", at: id.range,
      "an id is a letter, then letters, digits and hyphens",
      solutions: [Solution("write `\(suggestion(scalars))`", replacement: suggestion(scalars))])
  }

  private static func suggestion(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    for scalar in scalars {
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, text.last != "-" {
        text += "-"
      }
    }
    if text.last == "-" { text.removeLast() }
    if text.unicodeScalars.first?.properties.isAlphabetic != true { text = "figure-" + text }
    return text.last == "-" ? String(text.dropLast()) : text
  }
}
