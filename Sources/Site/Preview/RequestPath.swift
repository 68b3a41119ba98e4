/// The path that a browser asks for, decoded and known to stay inside the site.
struct RequestPath: Hashable {
  /// The address of a file as a site has it: `optics/lenses.html`; of a folder's `index.html` if the path ended in a slash.
  let address: String
  /// True if the path ended in a slash.
  let isFolder: Bool

  /// Reads a path as it was sent, without its query. `nil` for one that leaves the site or is no path: with `.` or `..`, with a
  /// slash, backslash or zero byte that was encoded, with an empty part, or not of UTF-8.
  init?(_ sent: String) {
    guard sent.hasPrefix("/") else { return nil }
    var parts: [String] = []
    let pieces = sent.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    isFolder = pieces.last?.isEmpty ?? true
    for piece in isFolder ? pieces.dropLast() : pieces {
      guard let part = Self.decoded(piece), !part.isEmpty, part != ".", part != ".." else {
        return nil
      }
      parts.append(part)
    }
    if isFolder { parts.append("index.html") }
    address = parts.joined(separator: "/")
  }

  private static func decoded(_ piece: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = piece[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    let forbidden: [UInt8] = [0, UInt8(ascii: "/"), UInt8(ascii: "\\")]
    if bytes.contains(where: forbidden.contains) { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    return Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
