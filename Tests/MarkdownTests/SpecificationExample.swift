import Markdown
import TestSupport

/// An example of a specification of Markdown: a text and the HTML that it shall become.
struct SpecificationExample: Decodable {
  let markdown: String
  let html: String
  let example: Int

  /// The examples in a file of the conformance data; none where that is absent.
  static func all(_ path: String) -> [SpecificationExample] {
    guard Conformance.isPresent else { return [] }
    return (try? Conformance.decoded([SpecificationExample].self, from: "conformance/\(path)"))
      ?? []
  }
}

extension Document {
  /// A document made from a text, in a file named `page.md`.
  init(_ text: String) {
    self.init(parsing: Array(text.utf8), file: "page.md")
  }

  /// The HTML of the document as text.
  func html(_ style: HTMLStyle = HTMLStyle()) -> String {
    var html: [UInt8] = []
    writeHTML(into: &html, style: style)
    return String(decoding: html, as: UTF8.self)
  }
}
