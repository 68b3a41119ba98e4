/// A directive of MyST or Sphinx, written as ` ```{name} arguments` or `:::{name} arguments`, and what an author writes here instead.
struct ForeignDirective {
  /// What to write, as an imperative.
  let advice: String

  /// - Parameters:
  ///   - name: the name between the braces.
  ///   - arguments: what follows on the line.
  ///   - label: the name that its options give it; without one, the advice shows where a name stands.
  init?(named name: String, arguments: String, label: String? = nil) {
    // What holds a backtick cannot be shown between backticks.
    let arguments = arguments.utf8.contains(UInt8(ascii: "`")) ? "" : arguments
    let plain = (name.hasPrefix("prf:") ? String(name.dropFirst(4)) : name).lowercased()
    guard
      let advice = Self.block(plain, arguments, label) ?? Self.place(plain, arguments)
        ?? Self.container(plain, arguments, label)
    else { return nil }
    self.advice = advice
  }

  /// What else is a block of code, an image, a formula or a table.
  private static func block(_ name: String, _ arguments: String, _ label: String?) -> String? {
    let path = arguments.split(separator: " ").first.map(String.init) ?? "path"
    switch name {
    case "math":
      return
        "write `$$ … $$ {#\(identifier(label, .equation))}`, or the word `math` behind the backticks without braces"
    case "code-cell", "code-block", "code", "sourcecode":
      return "write the language without braces behind the backticks: `\(language(arguments))`"
    case "figure", "image":
      return "write `![what it shows](\(path) \"Caption\"){#\(identifier(label, .figure))}`"
    case "table", "list-table", "csv-table":
      return
        "write the rows as `| a | b |`, below the first one `|---|---|`, and behind them `: Caption {#\(identifier(label, .table))}`"
    case "include": return "write the path in a fenced block called `include`"
    case "literalinclude": return "write `include: \(path)` as the only line of a listing"
    case "raw": return "write the HTML into the text as it is"
    case "epigraph", "pull-quote", "highlights": return "write `> ` before each line of the quote"
    case "mermaid", "graphviz", "digraph": return "draw the graph with a block called `graph`"
    default: return nil
    }
  }

  /// What the site makes by itself, and what it has not.
  private static func place(_ name: String, _ arguments: String) -> String? {
    switch name {
    case "contents": return "take it away: the contents of a page stand beside its text"
    case "toctree", "tableofcontents":
      return "take it away: the navigation is made from the folders and files of the course"
    case "bibliography": return "write `::: bibliography` and `:::` on a line each"
    case "glossary": return "write the terms between `::: glossary` and `:::`, or in `glossary.yml`"
    case "index": return "write `[]{index=\"\(entry(arguments))\"}` in the text"
    case "tab-set", "tab-item", "tabs", "tabbed", "panel-tabset":
      return "there are no tabs here: write the parts one below the other, each under a heading"
    case "grid", "grid-item", "card", "grid-item-card", "button", "iframe", "video", "glue":
      return "there is nothing like it here: write what it shows as text, as an image or as HTML"
    case "margin", "sidebar", "aside", "marginnote":
      return "write a footnote, `^[text]`, or a note between `::: note` and `:::`"
    default: return nil
    }
  }

  /// What is a container here.
  private static func container(
    _ name: String, _ arguments: String, _ label: String?
  ) -> String? {
    for (ending, advice) in [("-start", "and `:::` where it ends"), ("-end", nil)]
    where name.hasSuffix(ending) {
      let kind = ContainerKind(named: String(name.dropLast(ending.count)))
      guard let kind, kind.isStatement else { return nil }
      guard let advice else { return "write `:::`" }
      let braces = kind == .solution ? "" : " Title {#\(label ?? "name")}"
      return "write `::: \(kind.rawValue)\(braces)` \(advice)"
    }
    guard let kind = ContainerKind(named: name) ?? nearest(name) else { return nil }
    let title = arguments.isEmpty ? "Title" : arguments
    let opening =
      switch kind {
      case .solution, .proof, .hint: "::: \(kind.rawValue)"
      default:
        "::: \(kind.rawValue) \(title)"
          + (LabelKind(rawValue: kind.rawValue).map { " {#\(identifier(label, $0))}" } ?? "")
      }
    return "write `\(opening)` before its text and `:::` behind it"
  }

  private static func identifier(_ label: String?, _ kind: LabelKind) -> String {
    guard let label, ForeignRole.isName(label) else { return kind.prefix + ":name" }
    return kind == .equation ? ForeignRole.label(label, kind) : label
  }

  /// The kind that comes nearest to one that is not here.
  private static func nearest(_ name: String) -> ContainerKind? {
    switch name {
    case "axiom", "assumption": .definition
    case "criterion", "conjecture", "property": .proposition
    case "algorithm": .example
    case "observation": .remark
    case "abstract", "topic", "versionadded", "versionchanged", "deprecated": .note
    default: nil
    }
  }

  private static func language(_ arguments: String) -> String {
    guard let word = arguments.split(separator: " ").first else { return "python" }
    return word.hasPrefix("ipython") || word == "python3" ? "python" : String(word)
  }

  /// `single: Euler; formula` is `Euler!formula` here.
  private static func entry(_ arguments: String) -> String {
    var entry = arguments[...]
    for word in ["single:", "pair:", "triple:"] where entry.hasPrefix(word) {
      entry = entry.dropFirst(word.count)
    }
    let parts = entry.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
    return parts.isEmpty ? "entry" : parts.joined(separator: "!")
  }
}
