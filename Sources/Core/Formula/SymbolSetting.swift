import Markup
import Numbers

/// Sets names as MathML: one letter slanted, words upright, subscripts and primes in their places.
enum SymbolSetting {
  /// A symbol in its parts: `f`, `1`, one prime for `f_1'`.
  struct Parts: Equatable {
    var base: String
    var lower: String
    var primes: Int
  }

  static func parts(of symbol: String) -> Parts {
    var body = Array(symbol.unicodeScalars)
    let isPrime = { (scalar: Unicode.Scalar) in scalar == "'" || scalar == "′" }
    let primes = body.filter(isPrime).count
    body.removeAll(where: isPrime)
    let mark = body.firstIndex(of: "_") ?? body.endIndex
    var (base, lower) = ("", "")
    base.unicodeScalars.append(contentsOf: body[..<mark])
    lower.unicodeScalars.append(contentsOf: body[mark...].dropFirst())
    return Parts(base: base, lower: lower, primes: primes)
  }

  /// Whether a name is set as a word, because it has several letters or parts.
  static func isWord(_ name: ValueName) -> Bool {
    name.isDotted || parts(of: name.parts.first ?? "").base.unicodeScalars.count > 1
  }

  static func node(_ name: ValueName) -> MarkupNode {
    guard !name.isDotted, let symbol = name.parts.first else {
      return .element("mtext", [], [.text(name.text)])
    }
    let parts = parts(of: symbol)
    let base = MarkupNode.element("mi", [], [.text(parts.base)])
    let primes = String(repeating: "′", count: parts.primes)
    let upper = MarkupNode.element("mo", [], [.text(primes)])
    switch (parts.lower.isEmpty, parts.primes == 0) {
    case (true, true): return base
    case (true, false): return .element("msup", [], [base, upper])
    case (false, true): return .element("msub", [], [base, lower(parts.lower)])
    case (false, false): return .element("msubsup", [], [base, lower(parts.lower), upper])
    }
  }

  private static func lower(_ text: String) -> MarkupNode {
    let isNumber = text.unicodeScalars.allSatisfy { $0.isDecimalDigit }
    return .element(isNumber ? "mn" : "mi", [], [.text(text)])
  }
}
