import Diagnostics
import Nodes
import Scenarios
import YAML

/// The body of a formula or worked block, read and worked out.
struct FormulaBlock {
  let outcome: Outcome?
  let diagnostics: [Diagnostic]

  init(_ kind: ScenarioKind, _ text: String, in context: ScenarioContext = ScenarioContext()) {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    if let body = document.root?.mapping {
      let block = ScenarioBlock(kind: kind, body: body, at: body.range)
      outcome = Scenario(block, &diagnostics).evaluated(in: context, &diagnostics)
    } else {
      outcome = nil
    }
    self.diagnostics = diagnostics
  }

  var worked: WorkedOutcome? {
    if case .worked(let outcome)? = outcome { outcome } else { nil }
  }

  /// The number of a named value, in SI units.
  func number(_ name: String) -> Double? {
    let value = outcome?.values.entries.first { $0.name.text == name }?.value
    return if case .quantity(let quantity)? = value { quantity.value } else { nil }
  }

  /// The value as it is shown.
  func shown(_ name: String) -> String? {
    guard let outcome,
      let value = outcome.values.entries.first(where: { $0.name.text == name })?.value,
      case .quantity(let quantity) = value
    else { return nil }
    return outcome.style.text(of: quantity)
  }
}

/// Formulas that the tests' blocks use by their ids.
enum Formulas {
  static let text = """
    thin-lens:
      formula: 1/f = 1/d_o + 1/d_i
      caption: Thin-lens equation
      symbols:
        f: {unit: cm, meaning: focal length}
        d_o: {unit: cm, meaning: object distance}
        d_i: {unit: cm, meaning: image distance}
      source: Gauss, 1841
    magnifying:
      formula: m = -d_i/d_o
      symbols: {m: magnification, d_o: {unit: cm}, d_i: {unit: cm}}
    snell: n_1 sin θ_1 = n_2 sin θ_2
    disc:
      formula: A = π r^2
      symbols: {A: {unit: cm^2}, r: {unit: cm, sign: positive}}
    both-discs:
      formula: A = π r^2
      symbols: {A: {unit: cm^2}, r: {unit: cm}}
    water: {formula: P = (n - n_w)/r, symbols: {P: {unit: D}, n: index, n_w: {meaning: index of water, value: 4/3}, r: {unit: mm}}}
    """

  static func definitions(_ text: String) -> ([FormulaDefinition], [Diagnostic]) {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "formulas.yml"))
    var diagnostics = document.diagnostics
    let found = FormulaDefinition.definitions(reading: document.root, &diagnostics)
    return (found, diagnostics)
  }

  static let context = ScenarioContext(
    defaults: ScenarioDefaults(formulas: FormulaLibrary(definitions(text).0)))
}
