import Diagnostics

/// Says what to do about a command that does not exist.
enum UnknownCommand {
  static func fault(at token: Token, macros: [String]) -> TeXFault {
    var solutions: [TeXFault.Remedy] = []
    let near = nearest(to: token.name, macros)
    if let near { solutions.append(("did you mean `\\\(near)`?", "\\\(near)")) }
    if let start = glued(token.name), near == nil || near == start {
      let parted = "\\\(start) \(token.name.dropFirst(start.count))"
      solutions = [("did you mean `\(parted)`?", parted)]
    }
    if operators.contains(token.name) {
      let written = "\\operatorname{\(token.name)}"
      solutions.insert(("write `\(written)`", written), at: 0)
    }
    if NamedColor.color(token.name, model: "")?.name == token.name {
      solutions = [("write `\\textcolor{\(token.name)}{…}`", nil)]
    }
    if let remedy = remedies[token.name] { solutions = [(remedy, nil)] }
    return TeXFault(
      "math/unknown-command", at: token, "there is no command \(token.text)",
      explanation: solutions.isEmpty
        ? "A macro of your own is written in site.yml under `macros`." : nil,
      solutions: solutions)
  }

  /// What is wrong with a macro that uses a command that does not exist.
  static func diagnostic(_ name: String, in macro: TeXMacro, known: [String]) -> Diagnostic {
    let fault = fault(at: Token(.command, name: name, from: 0, to: 0), macros: known)
    return Diagnostic(
      .error, fault.identifier, at: macro.range,
      "there is no command \\\(name), which \\\(macro.name) stands for",
      explanation: fault.explanation, solutions: fault.solutions.map { Solution($0.summary) })
  }

  /// The command that was meant. Case does not count for a near miss, but `\alhpa` is rather `\alpha` than `\Alpha`.
  private static func nearest(to name: String, _ macros: [String]) -> String? {
    let wanted = Shape(name)
    let known =
      macros.filter { wanted.isNear(Shape($0)) }
      + shapes.filter { wanted.isNear($0.shape) }.map(\.name)
    let isCapital = name.first?.isUppercase ?? false
    return NearMiss.of(name, among: known.filter { $0.first?.isUppercase == isCapital })
      ?? NearMiss.of(name, among: known)
  }

  /// The length of a name and the letters in it: enough to see of most names that they are not near, which is what makes a
  /// thousand names cheap to compare with.
  private struct Shape {
    var length: Int
    var letters: UInt32 = 0

    init(_ name: String) {
      length = name.utf8.count
      for byte in name.utf8 { letters |= 1 << UInt32(byte & 31) }
    }

    /// Three slips change the length by at most three, and the letters by at most six.
    func isNear(_ other: Shape) -> Bool {
      let slips = length <= 4 ? 1 : length <= 8 ? 2 : 3
      return other.length > 1 && abs(other.length - length) <= slips
        && (letters ^ other.letters).nonzeroBitCount <= 2 * slips
    }
  }

  private static let shapes = CommandTable.names.map { (name: $0, shape: Shape($0)) }

  /// The command that the name begins with, if the rest is a letter or two: `\pix` for `\pi x`.
  private static func glued(_ name: String) -> String? {
    for count in 1...2 where name.count > count + 1 {
      let start = String(name.dropLast(count))
      if case .symbol? = CommandTable.all[start] { return start }
    }
    return nil
  }

  /// Names of functions for which LaTeX has no command.
  private static let operators: Set<String> = [
    "Aut", "Cov", "End", "Ext", "GL", "Hom", "Res", "SL", "SO", "SU", "Spec", "Tor", "Tr", "Var",
    "curl", "diag",
    "erf", "erfc", "grad", "id", "im", "proj", "rank", "rot", "sign", "sinc", "span", "supp", "tr",
  ]

  private static let remedies = [
    "ref": "refer to it in the text around the formula: `@eq:name`",
    "eqref": "refer to it in the text around the formula: `@eq:name`",
    "cite": "cite in the text around the formula",
    "href": "put the link into the text around the formula",
    "url": "put the link into the text around the formula",
    "includegraphics": "put the image outside of the formula",
    "ce": "write a chemical formula as `\\mathrm{H_2O}`",
    "usepackage": "leave it out: packages are not loaded",
    "documentclass": "leave it out: a formula is no document",
  ]
}
