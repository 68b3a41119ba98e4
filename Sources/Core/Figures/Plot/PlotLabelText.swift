import Drawing

extension LabelText {
  /// A label of a plot: a symbol before an equals sign or by itself is set as one, `f = 10 cm`.
  init(plotLabel text: String) {
    guard let equals = text.firstIndex(of: "=") else {
      self.init(name: text)
      return
    }
    let before = text[..<equals]
    let symbol = before.split(separator: " ").joined(separator: " ")
    let isSymbol = !symbol.isEmpty && !symbol.contains(" ")
    guard isSymbol, before.count <= 6 else {
      self.init(text)
      return
    }
    self = LabelText(name: symbol) + LabelText(" " + text[equals...])
  }
}
