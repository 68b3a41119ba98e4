/// What HTML allows in what, as far as a program that writes pages could get it wrong: no block in a paragraph or a heading, no link
/// and nothing that takes the keyboard in a link.
struct ContentModel {
  /// Elements in which only text and what stands in text may be.
  private static let textOnly: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "em", "strong", "span", "code", "sup", "sub", "small",
    "time", "label", "button", "pre", "kbd", "dfn", "abbr", "cite",
  ]
  /// Elements in which may be what may be around them.
  private static let transparent: Set<String> = ["a", "del", "ins"]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p",
    "pre", "section", "table", "ul",
  ]
  private static let parents: [String: Set<String>] = [
    "li": ["ul", "ol", "menu"], "dt": ["dl", "div"], "dd": ["dl", "div"],
    "tr": ["thead", "tbody", "tfoot", "table"],
    "td": ["tr"], "th": ["tr"], "thead": ["table"], "tbody": ["table"],
    "tfoot": ["table"], "figcaption": ["figure"],
    "summary": ["details"], "caption": ["table"],
  ]

  /// Why an element may not begin within those that are open, the outermost first; `nil` if it may.
  static func fault(
    of name: String, hasTabIndex: Bool, in open: [String]
  ) -> String? {
    if open.contains("svg") || open.contains("math") { return nil }
    if open.contains("a"), name == "a" || name == "input" || name == "button" || hasTabIndex {
      return "<\(name)> in a link"
    }
    if let parents = parents[name], !parents.contains(open.last ?? "") {
      return "<\(name)> in <\(open.last ?? "nothing")>"
    }
    guard blocks.contains(name) else { return nil }
    let parent = open.last { !transparent.contains($0) }
    return parent.flatMap { textOnly.contains($0) ? "<\(name)> in <\($0)>" : nil }
  }
}
