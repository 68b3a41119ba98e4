/// The words of a heading or of a topic, whatever their case and what stands between them; `+` and `#` are letters here, for `C++` and
/// `C#`.
struct TopicWords {
  /// The words in lower case, a space before and behind each; empty if there are none.
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Self.plain(text) ?? Self.any(text)
  }

  /// True if another's words stand in these, one after the other.
  func contains(_ wanted: TopicWords) -> Bool {
    let (words, part) = (bytes, wanted.bytes)
    guard !part.isEmpty, part.count <= words.count else { return false }
    return (0...words.count - part.count).contains { start in
      words[start] == UInt8(ascii: " ") && words[start...].starts(with: part)
    }
  }

  /// The words of ASCII; `nil` for any other text. Nearly all headings are ASCII, and asking Unicode about each letter of a large
  /// course takes a while.
  private static func plain(_ text: String) -> [UInt8]? {
    let space = UInt8(ascii: " ")
    var words: [UInt8] = [space]
    words.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): words.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "#"):
        words.append(byte)
      case 0x80...: return nil
      default: if words.last != space { words.append(space) }
      }
    }
    if words.last != space { words.append(space) }
    return words.count > 1 ? words : []
  }

  private static func any(_ text: String) -> [UInt8] {
    let words = text.lowercased().split {
      !$0.isLetter && !$0.isNumber && $0 != "+" && $0 != "#"
    }
    return words.isEmpty ? [] : Array(" \(words.joined(separator: " ")) ".utf8)
  }
}
