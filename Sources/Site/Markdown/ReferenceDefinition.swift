/// `[label]: destination "title"`: where its parts stand.
struct ReferenceDefinition {
  /// The label in the form in which labels are compared.
  let label: String
  /// The label as written.
  let name: String
  /// The offsets of the destination in the source, without `<` and `>`.
  let destination: Range<Int>
  /// The definition's own text, quote marks and indentation left out.
  let text: [UInt8]

  /// A label's form for comparison: case folded, white space collapsed, as CommonMark says.
  static func normalized(_ label: some Sequence<UInt8>) -> String {
    var words: [UInt8] = []
    var isInSpace = true
    for byte in label {
      let isSpace =
        byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
      if !isSpace {
        words.append(byte)
      } else if !isInSpace {
        words.append(UInt8(ascii: " "))
      }
      isInSpace = isSpace
    }
    if words.last == UInt8(ascii: " ") { words.removeLast() }
    return String(decoding: words, as: UTF8.self).lowercased().uppercased()
  }
}
