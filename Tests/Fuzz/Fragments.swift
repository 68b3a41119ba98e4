/// Pieces of text on which readers of Markdown, TeX and YAML stumble.
enum Fragments {
  static let all: [String] = [
    "$", "$$", "\n$$\n", "\\(", "\\)", "\n\\[\n", "\n\\]\n", "[^a]", "\n[^a]: note\n", "^[", "]",
    "[", "![",
    "](b)", "](<", "\n[x]: /y 'z'\n", "\n:::\n", "\n::: note\n", "\n:::: details T\n",
    "\n::: {.c #i k=v}\n",
    "\n> [!NOTE]\n", "\n> [!warning]- T\n", "{#id .c w=1}", "{", "}", "{#", "\n```\n",
    "\n```swift {mark=1}\n",
    "\n````markdown\n", "\n~~~\n", "```math\n", "| a | b |\n|---|---|\n| c |", "|", "\n|-|\n",
    "\n: definition\n",
    "\nTerm\n: d\n", "- [ ] ", "- [x] ", "~~", "~", "*", "**", "_", "`", "``", "`= a.b`",
    "`= real.image.distance`",
    "<div>", "</div>", "<!--", "-->", "<p", "<a href='x'>", "<script>", "&amp;", "&#0;", "&bogus;",
    "\\", "\\\\",
    "\\frac{", "\\begin{aligned}", "\\end{aligned}", "&", "\\\\", "\\left(", "\\right)", "\\sqrt[",
    "\\text{$x$}",
    "\\alhpa", "\\label{a}", "\\tag{1}", "^", "_{", "}", "include: a.swift lines 1-2\n", "\t",
    "    ", "> ", "1. ",
    "- ", "+ ", "# ", "## ", "====\n", "----\n", "***\n", "\r", "\r\n", "\n\n", "\u{0}", "\u{FEFF}",
    "é", "e\u{301}",
    "😀", "\u{202E}", "\u{E000}", "\u{F8FF}", "最短",
    "\n```optics\nlens: 10 D\nobject: {distance: 20 cm}\n```\n",
    "\n```graph\nedges: [A-B, B-C 2]\nrun: bfs from A\n```\n", "\nid: x\n", "\ncaption: $x$\n",
    "https://a.example/x",
    "<https://a.example>", "---\ntitle: x\n---\n", "'", "\"", "...", "--", "(c)",
  ]
}
