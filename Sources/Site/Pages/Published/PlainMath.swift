/// Writes MathML as a line of text: a fraction with a stroke, blanks around the signs between terms.
struct PlainMath {
  var bytes: [UInt8] = []
  /// The fractions that are open: at which depth, and where the part begins that is being read.
  private var fractions: [(depth: Int, start: Int)] = []
  private var depth = 0
  private var isSign = false

  /// Stands for a blank beside a sign between terms, until all is read.
  private static let blank = UInt8(1)

  init() {}

  mutating func take(tag: ArraySlice<UInt8>) {
    if tag.starts(with: "<mspace".utf8) { bytes.append(UInt8(ascii: " ")) }
    if tag.dropLast().last == UInt8(ascii: "/") { return }
    if tag.starts(with: "</".utf8) { return close() }
    isSign = tag.elementsEqual("<mo form=\"infix\">".utf8)
    if isSign { bytes.append(Self.blank) }
    if tag.starts(with: "<mfrac".utf8) { fractions.append((depth, bytes.count)) }
    depth += 1
  }

  private mutating func close() {
    depth -= 1
    if isSign { bytes.append(Self.blank) }
    isSign = false
    guard let fraction = fractions.last else { return }
    if depth == fraction.depth {
      fractions.removeLast()
      if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    } else if depth == fraction.depth + 1 {
      if bytes[fraction.start...].contains(Self.blank) {
        bytes.insert(UInt8(ascii: "("), at: fraction.start)
        bytes.append(UInt8(ascii: ")"))
      }
      bytes.append(UInt8(ascii: "/"))
      fractions[fractions.count - 1].start = bytes.count
    }
  }

  /// The line, with one blank where there are several.
  var text: String {
    let plain = bytes.map { $0 == Self.blank ? UInt8(ascii: " ") : $0 }
    let text = String(decoding: plain, as: UTF8.self)
    return text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
  }
}
