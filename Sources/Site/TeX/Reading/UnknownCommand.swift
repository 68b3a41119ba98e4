import Diagnostics

/// Says what to do about a command that does not exist.
enum UnknownCommand {
  static func fault(at token: Token, macros: [String]) -> TeXFault {
    var solutions: [(String, String?)] = []
    let isCapital = token.name.first?.isUppercase ?? false
    let known = (macros + CommandTable.names).filter { $0.count > 1 }
    // Case does not count for a near miss, but `\alhpa` is rather `\alpha` than `\Alpha`.
    let alike = known.filter { $0.first?.isUppercase == isCapital }
    if let longest = glued(token.name) {
      let rest = token.name.dropFirst(longest.count)
      solutions.append(("did you mean `\\\(longest) \(rest)`?", "\\\(longest) \(rest)"))
    }
    if let near = NearMiss.of(token.name, among: alike) ?? NearMiss.of(token.name, among: known) {
      solutions.insert(("did you mean `\\\(near)`?", "\\\(near)"), at: 0)
    }
    if let remedy = remedies[token.name] { solutions = [(remedy, nil)] }
    return TeXFault(
      "math/unknown-command", at: token, "there is no command \(token.text)",
      explanation: solutions.isEmpty
        ? "A macro of your own is written in site.yml under `macros`." : nil,
      solutions: solutions)
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
    "usepackage": "leave it out: packages are not loaded",
    "documentclass": "leave it out: a formula is no document",
  ]
}
