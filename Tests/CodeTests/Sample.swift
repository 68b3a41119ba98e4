import Foundation
import TestSupport

@testable import Code

/// The realistic files that stand beside the tests, one a language: named after it.
enum Sample {
  static let folder = Repository.folder + "/Tests/CodeTests/Snapshots/Samples/"

  /// The names of the languages that have one.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .map { String($0.prefix { $0 != "." }) }.sorted()

  /// The bytes of a language's sample.
  static func bytes(_ name: String) throws -> [UInt8] {

    return [UInt8](try Data(contentsOf: URL(filePath: folder + name + ".txt")))
  }

  /// Code as HTML.
  static func html(_ code: [UInt8], in language: CodeLanguage?, lines: CodeLines = CodeLines())
    -> [UInt8]
  {
    var html: [UInt8] = []
    var writer = CodeWriter()
    writer.write(code, in: language, lines: lines, into: &html)
    return html
  }

  /// A line of code with what was found in brackets: `⟦keyword let⟧ x`.
  static func marked(_ code: String, in name: String) -> String {
    let bytes = Array(code.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      if let language = CodeLanguage(name) { lexer.lex(language.syntax) }
      var text = ""
      var position = 0
      for token in lexer.tokens {
        text += String(decoding: buffer[position..<Int(token.start)], as: UTF8.self)
        text += "⟦\(token.kind) \(String(decoding: buffer[token.range], as: UTF8.self))⟧"
        position = Int(token.end)
      }
      return text + String(decoding: buffer[position...], as: UTF8.self)
    }
  }
}
