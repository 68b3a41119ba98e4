import Diagnostics
import Markup
import TeX

/// An example of another project's suite.
protocol ConformanceExample: Decodable {
  /// What the example is called in `ConformanceDifferences`.
  var name: String { get }
  /// Whether we agree; `nil` if the example is about something that its data does not hold.
  var passes: Bool? { get }
}

extension ConformanceExample {
  /// Whether a formula is read without a diagnostic.
  func isValid(_ latex: String, isDisplay: Bool = true) -> Bool {
    var diagnostics: [Diagnostic] = []
    return TeXFormula(
      parsing: latex, isDisplay: isDisplay, origin: TextOrigin(file: ""), reporting: &diagnostics
    ).isValid
  }

  /// The structure of a formula's MathML.
  func structure(_ latex: String, isDisplay: Bool = true) -> MathMLStructure {
    MathMLStructure(markup(latex, isDisplay: isDisplay))
  }

  func markup(_ latex: String, isDisplay: Bool = true) -> String {
    var diagnostics: [Diagnostic] = []
    return TeXFormula(
      parsing: latex, isDisplay: isDisplay, origin: TextOrigin(file: ""), reporting: &diagnostics
    ).markup.text()
  }
}

struct Latex2mathmlExample: ConformanceExample {
  var id: String
  var latex: String
  var mathml: String?

  var name: String { latex }

  var passes: Bool? {
    guard let mathml else { return nil }
    let isDisplay = !mathml.contains(#"display="inline""#)
    return structure(latex, isDisplay: isDisplay) == MathMLStructure(mathml)
  }
}

struct SnapshotExample: ConformanceExample {
  var latex: String
  /// Indented markup.
  var mathml: String

  private enum CodingKeys: String, CodingKey {
    case latex
    case mathml = "mathml_pretty"
  }

  var name: String { latex }

  var passes: Bool? {
    let isDisplay = mathml.contains(#"display="block""#)
    return structure(latex, isDisplay: isDisplay) == MathMLStructure(unindented)
  }

  /// The markup without the white space that its printing put between tags and texts.
  private var unindented: String {
    var text = ""
    for line in mathml.split(separator: "\n") {
      let solid = line.drop { $0 == " " }
      if !text.hasSuffix(">"), !solid.hasPrefix("<") { text += " " }
      text += solid
    }
    return text
  }
}

struct ErrorExample: ConformanceExample {
  var latex: String

  var name: String { latex }
  var passes: Bool? { !isValid(latex) }
}

struct ParseExample: ConformanceExample {
  var latex: String
  var check: String

  var name: String { (check.hasPrefix("not") ? "not " : "") + latex }

  var passes: Bool? {
    if check == "toWarn" { return nil }
    return isValid(latex) != check.hasPrefix("not")
  }
}

struct TemmlExample: ConformanceExample {
  var latex: String
  var check: String
  var expected: String?

  var name: String { "\(check) \(latex)" + (expected.map { " → \($0)" } ?? "") }

  var passes: Bool? {
    switch check {
    case "toParse", "toBuild": return isValid(latex)
    case "toNotParse": return !isValid(latex)
    case "toBe": return expected.map { structure(latex) == MathMLStructure($0) }
    case "toParseLike", "toBuildLike":
      guard let expected else { return isValid(latex) }
      return isValid(latex) && structure(latex) == structure(expected)
    case "toContain": return expected.map { markup(latex).contains($0) }
    case "toNotContain": return expected.map { !markup(latex).contains($0) }
    default: return nil
    }
  }
}
