import Diagnostics
import Nodes
import Scenarios
import YAML

/// The body of an optics block, read and worked out.
struct OpticsBlock {
  /// Of whatever subject it is.
  let whole: OpticsOutcome?
  let diagnostics: [Diagnostic]

  init(_ text: String, in context: ScenarioContext = ScenarioContext()) {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    if let body = document.root?.mapping {
      let settings = BlockSettings(reading: body, &diagnostics)
      let block = ScenarioBlock(kind: .optics, body: body, at: body.range)
      whole = OpticsOutcome(reading: block, settings: settings, in: context, &diagnostics)
    } else {
      whole = nil
    }
    self.diagnostics = diagnostics
  }

  /// What came out of it, if it is about one thin lens.
  var outcome: LensOutcome? {
    if case .lens(let outcome) = whole { outcome } else { nil }
  }

  /// The number of a named value, in SI units.
  func number(_ name: String) -> Double? {
    let value = value(name)
    return if case .quantity(let quantity) = value { quantity.value } else { nil }
  }

  /// The word of a named value.
  func word(_ name: String) -> String? {
    let value = value(name)
    return if case .name(let word) = value { word } else { nil }
  }

  /// A value by its name; an item of a list by `name/0`, counted from 0.
  func value(_ name: String) -> Value? {
    let parts = name.split(separator: "/")
    var value = whole?.values.entries.first { $0.name.text == parts[0] }?.value
    for part in parts.dropFirst() {
      guard case .list(let items) = value, let index = Int(String(part)),
        items.indices.contains(index)
      else { return nil }
      value = items[index]
    }
    return value
  }
}

extension OpticsBlock {
  /// A mapping by itself, as of a course's configuration.
  static func mapping(_ text: String) -> NodeMapping? {
    YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "site.yml")).root?.mapping
  }
}
