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
    if let remedy = remedies[token.name] { solutions = [(remedy, nil)] }
    return TeXFault(
      "math/unknown-command", at: token, "there is no command \(token.text)",
      explanation: solutions.isEmpty
        ? "A macro of your own is written in site.yml under `macros`." : nil,
      solutions: solutions)
  }

  /// The command that was meant. Case does not count for a near miss, but `\alhpa` is rather `\alpha` than `\Alpha`.
  private static func nearest(to name: String, _ macros: [String]) -> String? {
    let length = name.utf8.count
    let known = (macros + CommandTable.names).filter {
      $0.utf8.count > 1 && abs($0.utf8.count - length) <= 3
    }
    let isCapital = name.first?.isUppercase ?? false
    return NearMiss.of(name, among: known.filter { $0.first?.isUppercase == isCapital })
      ?? NearMiss.of(name, among: known)
  }

  /// The command that the name begins with, if the rest is a letter or two: `\pix` for `\pi x`.
  private static func glued(_ name: String) -> String? {
    for count in 1...2 where name.count > count + 1 {
      let start = String(name.dropLast(count))
      if case .symbol? = CommandTable.all[start] { return start }
    }
    return nil
  }

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
