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

  @Test("a long text is escaped as its bytes are, one by one, wherever they stand in it")
  func everyByteEverywhere() {
    for byte in UInt8.min...UInt8.max {
      for length in [1, 7, 8, 9, 16, 23] {
        for place in 0..<length {
          var text = [UInt8](repeating: 0xBB, count: length)
          text[place] = byte
          var whole: [UInt8] = []
          text.withUnsafeBufferPointer { whole.append(escaping: $0) }
          var single: [UInt8] = []
          for one in text {
            withUnsafeBytes(of: one) { single.append(escaping: $0.bindMemory(to: UInt8.self)) }
          }
          #expect(whole == single)
        }
      }
    }
  }

  @Test func bytesThatAreNotUTF8ArePassedOn() {
    var bytes: [UInt8] = []
    let odd: [UInt8] = [0xFF, UInt8(ascii: "<"), 0xC3]
    odd.withUnsafeBufferPointer { bytes.append(escaping: $0) }
    #expect(bytes == [0xFF] + Array("&lt;".utf8) + [0xC3])
  }
}
