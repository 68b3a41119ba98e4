import Testing

@testable import Code

@Suite struct CodeWriterTests {
  static func block(_ info: String, _ code: String) -> String {
    let bytes = Array(code.utf8)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).count - 1
    let options = CodeBlockOptions(parsing: info, at: nil, lineCount: lines)
    var html: [UInt8] = []
    var writer = CodeWriter()
    writer.writeBlock(bytes, options, into: &html)
    return String(decoding: html, as: UTF8.self)
  }

  @Test func `a block without language is as it always was`() {
    #expect(
      Self.block("", "a < b && \"c\"\n")
        == "<pre><code>a &lt; b &amp;&amp; &quot;c&quot;\n</code></pre>\n")
    #expect(Self.block("", "") == "<pre><code></code></pre>\n")
  }

  @Test func `a block with a language has tokens`() {
    #expect(
      Self.block("swift", "let x = 1 < 2\n")
        == "<pre><code class=\"language-swift\"><span class=\"tok-keyword\">let</span> x = "
        + "<span class=\"tok-number\">1</span> &lt; <span class=\"tok-number\">2</span>\n</code></pre>\n"
    )
  }

  @Test func `a language that is not known has no tokens`() {
    #expect(
      Self.block("klingon<", "let x\n")
        == "<pre><code class=\"language-klingon&lt;\">let x\n</code></pre>\n")
  }

  @Test func `a token of several lines is closed on each of them`() {
    #expect(
      Self.block("c", "/* a\n\nb */\n")
        == "<pre><code class=\"language-c\"><span class=\"tok-comment\">/* a</span>\n\n"
        + "<span class=\"tok-comment\">b */</span>\n</code></pre>\n")
  }

  @Test func `numbers and marks wrap the lines, and numbers are no text`() {
    #expect(
      Self.block("text start=9 mark=2", "a\n\nb")
        == "<pre class=\"lines\"><code class=\"language-text\"><span class=\"line\" data-line=\" 9\">a</span>\n"
        + "<span class=\"line marked\" data-line=\"10\"></span>\n"
        + "<span class=\"line\" data-line=\"11\">b</span></code></pre>\n")
  }

  @Test func `marks alone show no numbers`() {
    #expect(
      Self.block("text {1}", "a\nb\n")
        == "<pre class=\"lines\"><code class=\"language-text\"><span class=\"line marked\">a</span>\n"
        + "<span class=\"line\">b</span>\n</code></pre>\n")
  }

  @Test func `a title stands above in a figure, which has the id and the classes`() {
    #expect(
      Self.block("text {title=\"a < b\" #x .wide}", "a\n")
        == "<figure class=\"code wide\" id=\"x\"><figcaption>a &lt; b</figcaption>"
        + "<pre><code class=\"language-text\">a\n</code></pre></figure>\n")
    #expect(
      Self.block("{.text #x .wide}", "a\n")
        == "<pre class=\"wide\" id=\"x\"><code class=\"language-text\">a\n</code></pre>\n")
  }

  @Test func `a line in several ranges is marked once, and lines outside of all are not`() {
    let lines = CodeLines(marked: [2...3, 7...7])
    #expect((1...8).filter(lines.isMarked) == [2, 3, 7])
    #expect(!CodeLines().isMarked(1))
  }
}
