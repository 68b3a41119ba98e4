import Testing

@testable import Code

/// 64 KB of what begins something and never ends: read in a time that grows with the length, without using up the stack.
@Suite struct HostileTests {
  static let pieces = [
    "\"", "'", "`", "\\", "/", "/*", "/*/", "*/", "//\n", "${", "`${", "\\(", "\"\\(", "f\"{",
    "f'{x:{", "{", "}", "(", ")",
    "[", "]", "([/", "( / ", "(/**/", "if (/**/", "<", "</", "<!--", "<![CDATA[", "<script>",
    "<style>", "<a b=\"", "<a b='>",
    "&", "&a", "{{", "{{!", "<<EOF\n", "<<a ", "$(", "\"$(", "${a", "$((", "case x in ", "`x ",
    "|\n", ">\n ", "- ", "- - ",
    "? ", "a: ", "a: |\n ", "[a: ", "{a: ", "'\\'", "'\\", "> ", ">", "* ", "**", "*a ", "_a_",
    "__", "[", "[a](", "[^", "```\n",
    "~~~", "```a\n", "` `` ", "#", "##\"", "r#\"", "r#", "#/", "R\"x(", "R\"(", "$$", "$a$", "$a$b",
    "a{", "a{b:", "a:url(;",
    "a:url(", "--a:{", ";", "@", "@a ", "::", "!", "-", "--", "---\n", "=", "#[", "#![", "'a", "b'",
    "\n", " ", "\t", " a=", "\u{0}",
    "é", "日", "1e", "1.", "1'", "0x", "a!", "match ", "class ", "func ", "return ", "x ", "a(", "+",
    "-", "\"\"\"", "'''", "\"a\" ",
    "\"a\":", "\"a\"  ", "{#", "<a", "<http", "--- a\n", "+", "@@", "$ a\n", "(a", "a@b$ ", "\tx\n",
    "\t$(", "a:=", "\\\n", "$ \\\n",
  ]

  @Test(arguments: CodeLanguage.all.map(\.name))
  func `time grows with the length`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    var writer = CodeWriter()
    let clock = ContinuousClock()
    for piece in Self.pieces {
      let unit = Array(piece.utf8)
      var code: [UInt8] = []
      while code.count < 1 << 16 { code += unit }
      var html: [UInt8] = []
      let time = clock.measure { writer.write(code, in: language, into: &html) }
      #expect(time < .seconds(1), "\(name): \(piece.debugDescription) takes \(time)")
      #expect(html.count >= code.count)
    }
  }
}
