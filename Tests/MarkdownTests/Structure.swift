import Foundation

/// HTML without what projects write differently: classes, ids, white space between blocks, the markup of formulas, notes and boxes.
struct Structure: Equatable {
  let text: String

  init(of html: String) {
    var text = html
    for (pattern, replacement) in Self.formulas + Self.references {
      text = Self.replace(pattern, replacement, text)
    }
    text = Self.withNotesLast(text)
    for (pattern, replacement) in Self.general { text = Self.replace(pattern, replacement, text) }
    self.text = text
  }

  private static func replace(_ pattern: String, _ replacement: String, _ text: String) -> String {
    text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
  }

  /// A formula becomes `<m>TeX</m>` in text, `<d>TeX</d>` as a display, in which `\|` of a cell is one bar.
  private static let formulas = [
    ("<p><code class=\"math display\">([^<]*)</code></p>", "<d>$1</d>"),
    ("<code class=\"math display\">([^<]*)</code>", "<d>$1</d>"),
    ("<code class=\"math\">([^<]*)</code>", "<m>$1</m>"),
    ("<span class=\"math math-display\">([^<]*)</span>", "<d>$1</d>"),
    ("<span class=\"math math-inline\">([^<]*)</span>", "<m>$1</m>"),
    ("<span class=\"math inline\">(?:\\\\\\()?([^<]*?)(?:\\\\\\))?</span>", "<m>$1</m>"),
    ("<span class=\"math display\">\\\\\\[([^<]*)\\\\\\]</span>", "<d>$1</d>"),
    ("<div[^>]* class=\"math block\">\\s*<a[^>]*>¶</a>([^<]*)</div>", "<d>$1</d> (N)"),
    ("<div class=\"math (?:block|inline)\">([^<]*)</div>", "<d>$1</d>"),
    ("<eq>([\\s\\S]*?)</eq>", "<m>$1</m>"),
    ("<section>\\s*<eqn>([\\s\\S]*?)</eqn>\\s*</section>", "<d>$1</d>"),
    ("<p>\\s*(<d>[^<]*</d>)\\s*</p>", "$1"), ("<d>\\s*", "<d>"), ("\\s*</d>", "</d>"),
    ("\\| ?", "|"),
    ("(<[md]>[^<]*)<(?=[^/mda])", "$1&lt;"),
  ]

  /// References become `<ref>N</ref>`, links back nothing.
  private static let references = [
    (
      "<sup class=\"footnote-ref\"><a[^>]*>\\[?([^<\\]:]*)(?::\\d+)?\\]?</a></sup>", "<ref>$1</ref>"
    ),
    ("<sup class=\"footnote-ref\"[^>]*>([^<]*)</sup>", "<ref>$1</ref>"),
    ("<sup class=\"footnote-reference\"><a[^>]*>([^<]*)</a></sup>", "<ref>$1</ref>"),
    (" ?<a[^>]*class=\"footnote-back(?:ref)?\"[^>]*>[\\s\\S]*?</a>", ""), ("<p></p>\\s*", ""),
  ]

  /// The notes in the order of their numbers, behind everything else, as `<note>…</note>`.
  private static func withNotesLast(_ html: String) -> String {
    var text = replace("<hr class=\"footnotes-sep\"[^>]*>\\s*", "", html)
    text = replace("<section class=\"footnotes\"[^>]*>\\s*", "", text)
    text = replace("<li id=\"fn[^>]*>\\s*", "<note>", text)
    guard text.contains("<note>") || text.contains("footnote") else { return text }
    var notes: [(Int, String)] = []
    let patterns = [
      "<div class=\"footnote-definition\"[^>]*><sup[^>]*>(\\d+)</sup>([\\s\\S]*?)</div>\\s*",
      "<div class=\"footnote\"[^>]*>\\s*<div class=\"footnote-number\">\\s*<a[^>]*>(\\d+)</a>\\s*</div>\\s*<div class=\"footnote-contents\">([\\s\\S]*?)</div>\\s*</div>\\s*",
    ]
    for pattern in patterns {
      while let range = text.range(of: pattern, options: .regularExpression) {
        let note = String(text[range])
        let number = Int(replace(pattern, "$1", note)) ?? 0
        notes.append((number, replace(pattern, "$2", note)))
        text.removeSubrange(range)
      }
    }
    if let start = text.range(of: "<ol[^>]*>\\s*<note>", options: .regularExpression) {
      var rest = String(text[start.lowerBound...])
      text = String(text[..<start.lowerBound])
      rest = replace("^<ol[^>]*>\\s*|</section>\\s*", "", rest)
      rest = replace("</ol>\\s*$", "", rest)
      for note in rest.components(separatedBy: "<note>").dropFirst() {
        notes.append((notes.count, replace("</li>\\s*$", "", note)))
      }
    }
    text = replace("</section>\\s*$", "", text)
    return text + notes.sorted { $0.0 < $1.0 }.map { "<note>\($0.1)</note>" }.joined()
  }

  private static let blocks =
    "(?:p|li|ul|ol|blockquote|d|dl|dt|dd|div|aside|details|summary|note|h[1-6]|table|thead|tbody|tr|th|td|pre|hr|figure)"

  private static let general = [
    // Boxes, containers and admonitions by what they hold.
    ("<input[^>]*checked[^>]*> ?", "<done>"), ("<input[^>]*> ?", "<todo>"),
    ("<label[^>]*>|</label>", ""),
    ("<svg[\\s\\S]*?</svg>", ""), ("<(?:aside|section)([^>]*)>", "<div$1>"),
    ("</(?:aside|section)>", "</div>"),
    ("<p class=\"(?:admonition-title|container-title|markdown-alert-title)\"[^>]*>", "<p>"),
    ("<s>", "<del>"), ("</s>", "</del>"),
    ("<blockquote class=\"markdown-alert[^>]*>([\\s\\S]*?)</blockquote>", "<div>$1</div>"),
    (
      "(<(?:\(blocks)|span|code|img|a|em|strong|b)\\b[^>]*?)( ?(?:class|style|role|data-[a-z]+|align)=\"[^\"]*\")+",
      "$1"
    ),
    (" (?:disabled|open)=\"\"", ""), (" ?/>", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ("<tbody></tbody>", ""),
    ("%7C", "|"), ("%5C", "\\\\"),
    ("(?m)^[ \\t]+", ""), ("[ \\t]*\\n\\s*", "\n"), ("(</?\(blocks)\\b[^>]*>)\\s+", "$1"),
    ("\\s+(</?\(blocks)\\b[^>]*>)", "$1"),
    ("\\s+$", ""),
  ]
}
