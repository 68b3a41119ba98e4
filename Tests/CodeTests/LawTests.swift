import Markup
import TestSupport
import Testing

@testable import Code

/// What holds for every language and every text, however wrong or truncated.
@Suite struct LawTests {
  /// The HTML without tags.
  static func untagged(_ html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var isInTag = false
    for byte in html {
      if byte == UInt8(ascii: "<") { isInTag = true }
      if !isInTag { text.append(byte) }
      if byte == UInt8(ascii: ">") { isInTag = false }
    }
    return text
  }

  static func escaped(_ code: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    code.withUnsafeBufferPointer { text.append(escaping: $0) }
    return text
  }

  /// Whether each line closes the spans that it opens, and none is empty or inside another but in a line's.
  static func isClosed(_ html: [UInt8], depth limit: Int) -> Bool {
    let opening = Array("<span".utf8)
    let closing = Array("</span>".utf8)
    for line in html.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var depth = 0
      for index in line.indices where line[index] == UInt8(ascii: "<") {
        if line[index...].starts(with: opening) { depth += 1 }
        if line[index...].starts(with: closing) { depth -= 1 }
        if depth < 0 || depth > limit { return false }
      }
      if depth != 0 { return false }
    }
    return true
  }

  static func check(_ code: [UInt8], in language: CodeLanguage, _ name: String) {
    let html = Sample.html(code, in: language)
    let text = escaped(code)
    #expect(
      untagged(html) == text, "\(name): \(String(decoding: code, as: UTF8.self).debugDescription)")
    #expect(isClosed(html, depth: 1), "\(name)")
    let lines = CodeLines(firstNumber: 9, marked: [2...3])
    let wrapped = Sample.html(code, in: language, lines: lines)
    #expect(untagged(wrapped) == text, "lines of \(name)")
    #expect(isClosed(wrapped, depth: 2), "lines of \(name)")
  }

  @Test(arguments: CodeLanguage.all.map(\.name))
  func `samples cut anywhere lose nothing`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    guard Sample.names.contains(name) else { return }
    let sample = try Sample.bytes(name)
    for end in stride(from: 0, through: sample.count, by: 5) {
      Self.check(Array(sample[..<end]), in: language, name)
    }
    for start in stride(from: 0, to: sample.count, by: 11) {
      Self.check(Array(sample[start...]), in: language, name)
    }
  }

  @Test(arguments: CodeLanguage.all.map(\.name))
  func `samples read as another language lose nothing`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    for other in Sample.names { Self.check(try Sample.bytes(other), in: language, name) }
  }

  @Test(arguments: CodeLanguage.all.map(\.name))
  func `bytes by chance lose nothing`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    var chance = Chance(UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    let pieces = [
      "\"", "'", "`", "\"\"\"", "'''", "/*", "*/", "//", "/", "\\", "\\(", "${", "{", "}", "(", ")",
      "[", "]",
      "#", "##", "#\"", "\"#", "$", "$$", "@", "<", ">", "</", "<!--", "-->", "<script>",
      "</script>", "<style>", "</style>",
      "<![CDATA[", "]]>", "```", "~~~", "```js", "<<EOF", "<<-'X'", "EOF", "\n", "\n\n", " ", "  ",
      "\t", "\r\n", "-", "--", "---",
      "- ", ": ", ":", "::", "!", "?", "|", "&", "*", "**", "_", "=", "+", "%", ".", "..", ",", ";",
      "0", "1", "0x", "1e", "e+",
      "a", "f", "r", "b", "R", "br", "u8", "if", "for", "func", "class", "fn", "def", "let",
      "match", "R\"x(", ")x\"", "é", "日本",
      "\u{0}", "\u{7F}", "f\"", "f'''", "{{", "}}", "{:", "!r", "'a", "'a'", "|\n  x", "key: ",
      "&amp;", "#include <",
    ].map { Array($0.utf8) }
    for _ in 0..<300 {
      var code: [UInt8] = []
      for _ in 0..<chance.number(in: 0...40) {
        code += pieces[chance.number(in: 0...pieces.count - 1)]
      }
      Self.check(code, in: language, name)
    }
    for _ in 0..<100 {
      let code = (0..<chance.number(in: 0...60)).map { _ in UInt8(chance.number(in: 0...255)) }
      Self.check(code, in: language, name)
    }
  }

  @Test(arguments: CodeLanguage.all.map(\.name))
  func `a change anywhere in a sample loses nothing`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    guard Sample.names.contains(name) else { return }
    let sample = try Sample.bytes(name)
    var chance = Chance(2)
    for _ in 0..<200 {
      var code = sample
      for _ in 0..<5 {
        let place = chance.number(in: 0...code.count - 1)
        switch chance.number(in: 0...2) {
        case 0: code.remove(at: place)
        case 1: code[place] = UInt8(chance.number(in: 0...255))
        default: code.insert(code[chance.number(in: 0...code.count - 1)], at: place)
        }
      }
      Self.check(code, in: language, name)
    }
  }

  @Test func `tokens are in order and apart`() throws {
    for language in CodeLanguage.all {
      for name in Sample.names {
        try Sample.bytes(name).withUnsafeBufferPointer { code in
          var lexer = Lexer(code)
          lexer.lex(language.syntax)
          var position = 0
          for token in lexer.tokens {
            #expect(Int(token.start) >= position && token.start < token.end)
            position = Int(token.end)
          }
          #expect(position <= code.count)
        }
      }
    }
  }
}
