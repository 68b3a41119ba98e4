import TestSupport
import Testing

/// Field cases of blocks and inlines, by the numbers under which they were collected.
@Suite struct FieldCasesMarkdownTests {
  @Test(
    "B062: an item that is indented by tabs holds what is indented by tabs",
    arguments: [
      (
        "*\tone\n\t*\ttwo\n\t\t*\tthree",
        "<ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul>"
      ),
      ("*\tItem\n\n\t\tcode", "<ul><li><p>Item</p><pre><code>code</code></pre></li></ul>"),
      ("-\t```\n\ta\n\t\tb\n\t```", "<ul><li><pre><code>a\tb</code></pre></li></ul>"),
      (
        "-\t::: note\n\ta\n\t:::",
        "<ul><li><aside class=\"admonition note\"><p class=\"admonition-title\">Note</p><p>a</p></aside></li></ul>"
      ),
      (
        "-\t> [!NOTE] T\n\t> a",
        "<ul><li><aside class=\"admonition note\"><p class=\"admonition-title\">T</p><p>a</p></aside></li></ul>"
      ),
      (
        "- a\n\n\t$$\n\tx\n\t$$",
        "<ul><li><p>a</p><div class=\"equation\" tabindex=\"0\"><math display=\"block\"><mi>x</mi></math></div></li></ul>"
      ),
      ("Term\n:\tmeaning\n\n\tmore", "<dl><dt>Term</dt><dd><p>meaning</p><p>more</p></dd></dl>"),
      ("a\n\n\tb", "<p>a</p><pre><code>b</code></pre>"),
      (">\ta", "<blockquote><p>a</p></blockquote>"),
    ])
  func tabs(text: String, prose: String) throws {
    #expect(try Self.joined(FieldPage.prose(text)) == prose)
  }

  @Test("B062: tables, footnotes and scenarios are found behind tabs")
  func blocksBehindTabs() throws {
    let prose = try FieldPage.prose(
      "-\t| a |\n\t|---|\n\t| b |\n\n\t```graph\n\tedges: [A-B]\n\t```\n\n\tx[^1]\n\n[^1]:\tnote\n\n\tmore\n"
    )
    #expect(prose.contains("<td>b</td>") && prose.contains("<figure class=\"figure graph\""))
    #expect(prose.contains("<p>note</p>\n<p>more <a href"))
  }

  @Test(
    "B064: nothing is found in code, however it is fenced",
    arguments: [
      "````\n%\n````", "~~~\n%\n~~~", "~~~~ text\n~~~\n%\n~~~\n~~~~", "- ```\n%\n  ```",
      "> ~~~\n%\n> ~~~",
      "    %",
    ])
  func code(frame: String) throws {
    let inside = [
      "```optics", "f = 10", "```", "$$", "x", "$x$ \\(y\\)", "[^1] ^[n]", "::: note", "> [!NOTE]",
      "| a |", "|---|", "{#id}", "[x](gone.md)", "<b>", "!!! note", "@fig:x [@y]",
      "include: gone.md",
    ]
    let lines = frame.split(separator: "\n")
    let prefix =
      frame.hasPrefix("-") ? "  " : frame.hasPrefix(">") ? "> " : frame.hasPrefix(" ") ? "    " : ""
    let body = inside.map { prefix + $0 }.joined(separator: "\n")
    // A fence of backticks that is no longer than the one around it would end it.
    let isShort = frame.contains("```") && !frame.contains("````")
    let text = lines.map {
      $0.hasSuffix("%") ? (isShort ? body.replacing("```", with: "~~~") : body) : String($0)
    }
    .joined(separator: "\n")
    let prose = try FieldPage.prose(text + "\n\nafter $z$")
    #expect(prose.contains("| a |\n|---|\n{#id}\n[x](gone.md)\n&lt;b&gt;\n"))
    #expect(prose.contains("$x$ \\(y\\)") && prose.contains("::: note\n&gt; [!NOTE]"))
    #expect(prose.hasSuffix("after <math><mi>z</mi></math></p>"))
    #expect(!prose.contains("<figure"))
  }

  @Test(
    "B065: a note stands in the item of a nested list, in both spellings",
    arguments: ["    ::: note\n    text\n    :::\n", "    > [!NOTE]\n    > text\n"])
  func noteInNestedList(note: String) throws {
    let prose = try FieldPage.prose("- a\n  - b\n\n" + note + "  - c")
    let aside =
      "<aside class=\"admonition note\"><p class=\"admonition-title\">Note</p><p>text</p></aside>"
    #expect(
      Self.joined(prose)
        == "<ul><li>a<ul><li><p>b</p>\(aside)</li><li><p>c</p></li></ul></li></ul>")
  }

  @Test(
    "B065: a note in the spelling of other programs is told how it is written",
    arguments: [
      "1️⃣!!! note\n    text", "- a\n  - b\n\n    1️⃣!!! note\n        text", "1️⃣??? note \"T\"\n    x",
      "1️⃣.. note::\n\n   x",
    ])
  func foreignNotes(marked: String) throws {
    let text = MarkedText(marked)
    let place = try #require(text.places["1️⃣"])
    #expect(
      try FieldPage.faults(text.text) == [
        "markdown/foreign-container \(place.line):\(place.column)"
      ])
  }

  @Test(
    "B067: a note holds a note holds code, each with its own kind",
    arguments: [
      "::::: note\nA\n:::: warning\nB\n::: tip\n```\nc\n```\n:::\n::::\n:::::",
      "::: note\nA\n::: warning\nB\n::: tip\n```\nc\n```\n:::\n:::\n:::",
      "> [!NOTE]\n> A\n>\n> > [!WARNING]\n> > B\n> >\n> > > [!TIP]\n> > > ```\n> > > c\n> > > ```",
    ])
  func nestedNotes(text: String) throws {
    func note(_ kind: String, _ title: String, _ content: String) -> String {
      "<aside class=\"admonition \(kind)\"><p class=\"admonition-title\">\(title)</p>\(content)</aside>"
    }
    let tip = note("tip", "Tip", "<pre><code>c</code></pre>")
    let warning = note("warning", "Warning", "<p>B</p>" + tip)
    let expected = note("note", "Note", "<p>A</p>" + warning) + "<p>after</p>"
    #expect(try Self.joined(FieldPage.prose(text + "\n\nafter")) == expected)
  }

  @Test("B068: HTML ends at a blank line, as CommonMark says, and a fence in it is reported")
  func htmlAndFences() throws {
    let text = "<details>\n```\na\n\nb\n```\n</details>\nafter"
    #expect(
      try FieldPage.faults(text) == ["markdown/fence-in-html 2:1", "markdown/unclosed-fence 6:1"])
    #expect(
      try FieldPage.page(text).contains(
        "<p>b</p>\n<pre><code>&lt;/details&gt;\nafter\n</code></pre>"))
    let apart = try FieldPage.prose("<details>\n\n```\na\n\nb\n```\n\n</details>\n\nafter")
    #expect(apart == "<details>\n<pre><code>a\n\nb\n</code></pre>\n</details>\n<p>after</p>")
  }

  @Test("B070: what is in details in a list stays in it, in both spellings")
  func detailsInList() throws {
    let raw = try FieldPage.prose(
      "- a\n\n  <details><summary>s</summary>\n\n  x\n\n  </details>\n- b")
    let ours = try FieldPage.prose("- a\n\n  ::: details s\n  x\n  :::\n- b")
    for prose in [raw, ours] {
      #expect(
        Self.joined(prose)
          == "<ul><li><p>a</p><details><summary>s</summary><p>x</p></details></li><li><p>b</p></li></ul>"
      )
    }
  }

  @Test(
    "B076, B077: ids of headings are neither empty nor the same, and links are written as in the source"
  )
  func otherScripts() throws {
    let text = """
      # T

      ## 概要

      ## Линза

      ## !!!

      ## ???

      ## 😀

      ## Fooの始め方

      ## Fooのインストール

      ## section

      ## !!!

      [a](#概要) [b](#линза) [c](#section) [d](#fooの始め方) [e](#fooのインストール) [f](#section-3)
      """
    let prose = try FieldPage.prose(text)
    let ids = prose.matches(of: /<h2 id="([^"]*)">/).map { String($0.output.1) }
    #expect(
      ids == [
        "概要", "линза", "section", "section-1", "section-2", "fooの始め方", "fooのインストール", "section-3",
        "section-4",
      ])
  }

  @Test("B076: a heading that cannot be seen is reported and not in the contents")
  func emptyHeadings() throws {
    let text = "# T\n\n## A\n\n##\n\n## <b></b>\n\n## C\n"
    #expect(
      try FieldPage.faults(text) == ["markdown/empty-heading 5:1", "markdown/empty-heading 7:1"])
    let page = try FieldPage.page(text)
    let contents = page.firstMatch(of: /<nav class="contents.*?<\/nav>/.dotMatchesNewlines())
    #expect(contents?.output.matches(of: /<a\s/).count == 2)
  }

  @Test("B079: the author's id is the heading's everywhere")
  func ownIdentifiers() throws {
    let page = try FieldPage.page(
      "# T\n\n## 透镜 {#lens .wide}\n\n## Lens\n\nSetext {#set}\n---\n\n[x](#lens) [y](#set)")
    #expect(page.contains("<h2 id=\"lens\" class=\"wide\">透镜<a class=\"anchor\" href=\"#lens\""))
    #expect(
      page.contains("<li><a href=\"#lens\">透镜</a>") && page.contains("<h2 id=\"lens-1\">Lens"))
    #expect(try FieldPage.faults("## A {#a}\n\n## B {#a}") == ["markdown/duplicate-id 3:8"])
    #expect(try FieldPage.faults("## A {#a b}") == ["markdown/unread-attributes 1:6"])
  }

  @Test(
    "B080: a heading is escaped once, in the title, the contents, the navigation and attributes",
    arguments: [
      ("Q&A", "Q&amp;A"), ("A &lt;canvas&gt; &copy;", "A &lt;canvas&gt; ©"),
      ("`a<b>` & \"q\" 's'", "a&lt;b&gt; &amp; &quot;q&quot; 's'"), ("&amp;amp;", "&amp;amp;"),
      ("a*b*c [l](https://e.org) ~~s~~", "abc l s"), ("\\<b\\> \\& \\*", "&lt;b&gt; &amp; *"),
    ])
  func entities(heading: String, escaped: String) throws {
    let course = try TestCourse([
      "Content/a.md": "# \(heading)\n\n## \(heading)\n\n## Other\n", "Content/b.md": "# B",
    ])
    #expect(course.build(strict: true).diagnostics.isEmpty)
    let page = try #require(course.page("a.html"))
    #expect(page.contains("<title>\(escaped) · Course</title>"))
    #expect(page.contains("aria-label=\"Link to “\(escaped)”\""))
    #expect(
      page.matches(of: try Regex("<li><a href=\"#[^\"]*\">\(Self.literal(escaped))</a>")).count == 1
    )
    #expect(course.page("b.html")?.contains("<small>Previous</small>\(escaped)</a>") == true)
  }

  private static func literal(_ text: String) -> String {
    text.replacing("*", with: "\\*").replacing("&", with: "\\&")
  }

  @Test("B083: there are no shortcodes: colons are colons")
  func shortcodes() throws {
    let text = "open 12:00-14:00 *e* std::vector::size jdbc:x:// :smile: a:b:c"
    #expect(try FieldPage.prose(text) == "<p>\(text.replacing("*e*", with: "<em>e</em>"))</p>")
  }

  @Test("B085: braces of templates are text, in code, in text, in HTML and in front matter")
  func templateBraces() throws {
    let page = try FieldPage.page(
      "---\ntitle: \"{{page.content}}\"\nsummary: \"{{{x}}}\"\n---\n```yaml\n${{ secrets.X }}\n```\n\n`{{a}}` {{page.title}} {% if %} {{#a}}{{/a}} {{> heading}} <b title=\"{{x}}\">q</b>"
    )
    for text in [
      "${{ secrets.X }}",
      "<code>{{a}}</code> {{page.title}} {% if %} {{#a}}{{/a}} {{&gt; heading}}",
      "<b title=\"{{x}}\">q</b>", "<title>{{page.content}} · Course</title>", "{{{x}}}",
    ] { #expect(page.contains(text), "\(text)") }
  }

  @Test(
    "B089: what is half written is shown, at once",
    arguments: [
      "<p", "---\n\n", "- a\n  ", "---\n\n\n\n", "<p class=\"", "<!--", "<![CDATA[", "<?php", "</",
      "<",
      "&", "&#", "[", "![", "[^", "[@", "@", "$", "$$", "\\", "```", "~~~", "|", "> ", "#", "- ",
      "1.",
      "::", "::: ", "::: note", "[x]:", "[^1]:", ":", "{", "{#", "`", "**", "~~", "<a href=\"",
      "<svg><",
      "---\ntitle: \"", "---\n-", "```optics\n", "```optics\nlens: [", "```graph\nedges: [A-",
      "`= ", "`= a.",
      "- [", "> [!", "> [!NOTE", "$\\frac{", "\\(", "\\[", "x\n: ", "| a |\n|", "| a |\n|-", "\t",
      "\r",
    ])
  func halfWritten(text: String) throws {
    // The page may have faults, but it is read to its end.
    let faults = try FieldPage.faults("a\n\n" + text)
    #expect(faults.count <= 3, "\(faults)")
    _ = try FieldPage.faults(text)
    let course = try TestCourse([
      "Content/site.yml": "raw-html: escape", "Content/a.md": "a\n\n" + text,
    ])
    guard course.build().succeeded, let page = course.page("a.html") else { return }
    #expect(MarkupNesting(Array(page.utf8)).fault == nil)
  }

  /// HTML without the line ends between its elements.
  private static func joined(_ html: String) -> String { html.replacing("\n", with: "") }
}
