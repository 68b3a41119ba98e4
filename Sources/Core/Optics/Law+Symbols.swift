import Formula

extension Law {
  /// A law with those symbols of a list that it uses.
  init(_ id: String, _ text: String, among symbols: [LawSymbol], source: String) {
    let names = (try? Equation(parsing: text))?.names ?? []
    self.init(id, text, symbols: symbols.filter { names.contains($0.name) }, source: source)
  }
}
