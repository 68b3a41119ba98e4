import Markup
import Testing

@Suite struct EscapingTests {
  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(escaping: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func fourCharactersBecomeReferencesAndNothingElseChanges() {
    #expect(escaped("&<>\"") == "&amp;&lt;&gt;&quot;")
    for scalar in (0x20..<0x7F).compactMap(Unicode.Scalar.init)
    where !"&<>\"".contains(Character(scalar)) {
      #expect(escaped(String(scalar)) == String(scalar))
    }
    #expect(escaped("Größe 😀 \u{2028}") == "Größe 😀 \u{2028}")
    #expect(escaped("") == "")
  }

  @Test(arguments: ["a&", "&a", "a&b", "&&", "<a href=\"x\">é</a>", "plain"])
  func readingTheReferencesBackGivesTheText(text: String) {
    let read = escaped(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    #expect(read == text)
  }

  @Test func bytesThatAreNotUTF8ArePassedOn() {
    var bytes: [UInt8] = []
    let odd: [UInt8] = [0xFF, UInt8(ascii: "<"), 0xC3]
    odd.withUnsafeBufferPointer { bytes.append(escaping: $0) }
    #expect(bytes == [0xFF] + Array("&lt;".utf8) + [0xC3])
  }
}
