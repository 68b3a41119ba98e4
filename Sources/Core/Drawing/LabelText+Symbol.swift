extension LabelText {
  /// A symbol as it is set in print: letters slanted, digits and primes upright, both with serifs.
  ///
  /// `_` sets the next character, or what is in braces, lower, `^` higher: `d_1`, `f′_{ob}`, `r^2`. Unicode's own small digits
  /// (`d₁`) are set the same way, an apostrophe as a prime.
  public init(symbol: String, size: Double = 12, isBold: Bool = false) {
    self.init(lines: [SymbolReader(isBold: isBold).runs(of: symbol)], size: size)
  }

  /// A name as print would set it: a single letter with digits, primes or small characters is a symbol, a number stands
  /// upright with serifs, anything else is a word.
  public init(name: String, size: Double = 12, isBold: Bool = false) {
    if SymbolReader.isSymbol(name) {
      self.init(symbol: name, size: size, isBold: isBold)
    } else {
      self.init(name, size: size, face: isBold ? .sansBold : .sans)
    }
  }

  /// True if print would set the name as a symbol or a number.
  public static func isSymbol(_ name: String) -> Bool { SymbolReader.isSymbol(name) }

  /// A symbol in a line of text, with Unicode's small characters where there are some: `x₁` for `x_1`.
  public static func plain(symbol: String) -> String {
    SymbolReader(isBold: false).runs(of: symbol).map { run in
      switch run.script {
      case .baseline: run.text
      case .lower: SymbolReader.small(run.text, of: SymbolReader.lower) ?? "_" + run.text
      case .upper: SymbolReader.small(run.text, of: SymbolReader.upper) ?? "^" + run.text
      }
    }.joined()
  }
}
