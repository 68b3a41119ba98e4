import Diagnostics
import Nodes

extension BlockSettings {
  /// Reads the common keys of a block's body; the kind's own keys are left to the kind.
  public init(reading body: NodeMapping, _ diagnostics: inout [Diagnostic]) {
    self.init()
    // Unknown keys are the kind's affair: it knows its own.
    let known = body.entries.map { $0.key.text }
    var reader = KeyReader(body, of: "of the block", area: "scenario", known: known)
    id = reader.name("id")
    caption = reader.text("caption")
    alternative = reader.text("alt")
    show = body["show"]?.value
    expect = reader.mapping("expect")
    units = reader.mapping("units")
    isHidden = reader.truth("hidden") ?? false
    diagnostics += reader.diagnostics
    if let fault = id.flatMap({ Self.fault(of: $0, as: "an id") }) {
      diagnostics.append(fault)
      id = nil
    }
  }

  /// An id, or another name with which names of values begin, is a letter, then letters of any script, digits and hyphens, and no
  /// element's name.
  ///
  /// - Parameters:
  ///   - kind: what the name is, `an id`.
  ///   - stem: what a name can begin with, to offer one.
  ///   - reserved: names that are taken.
  static func fault(
    of id: Scalar, as kind: String, stem: String = "figure",
    reserved: [String] = elementNames
  ) -> Diagnostic? {
    if reserved.contains(id.text) {
      return Diagnostic(
        .error, "scenario/reserved-id", at: id.range,
        "`\(id.text)` cannot be \(kind), because names of values begin with it",
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
      "\(kind) is a letter, then letters, digits and hyphens",
      solutions: [
        Solution(
          "write `\(suggestion(scalars, stem))`", replacement: suggestion(scalars, stem))
      ])
  }

  private static func suggestion(_ scalars: [Unicode.Scalar], _ stem: String) -> String {
    var text = ""
    for scalar in scalars {
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, text.last != "-" {
        text += "-"
      }
    }
    if text.last == "-" { text.removeLast() }
    if text.unicodeScalars.first?.properties.isAlphabetic != true { text = "\(stem)-" + text }
    return text.last == "-" ? String(text.dropLast()) : text
  }
}
