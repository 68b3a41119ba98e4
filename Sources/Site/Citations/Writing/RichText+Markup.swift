import Markup

extension RichText {
  /// The text as HTML.
  ///
  /// - Parameter formula: a formula in TeX as markup.
  public func markup(formula: (String) -> MarkupNode) -> [MarkupNode] {
    runs.map { run in
      var node =
        run.style.contains(.formula) ? formula(run.text) : MarkupNode.text(run.text)
      for (style, name) in Self.elements where run.style.contains(style) {
        node = .element(name, [], [node])
      }
      if run.style.contains(.smallCapitals) {
        node = .element("span", [Attribute("class", "small-capitals")], [node])
      }
      if let link = run.link { node = .element("a", [Attribute("href", link)], [node]) }
      return node
    }
  }

  private static let elements: [(Style, String)] = [
    (.code, "code"), (.superscript, "sup"), (.subscript, "sub"), (.emphasis, "em"),
    (.strong, "strong"), (.work, "cite"),
  ]

  /// The characters alone, formulas as a reader says them.
  public func plain(formula: (String) -> String) -> String {
    runs.reduce(into: "") { $0 += $1.style.contains(.formula) ? formula($1.text) : $1.text }
  }
}
