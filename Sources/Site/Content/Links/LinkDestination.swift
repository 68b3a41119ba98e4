/// What a link's destination asks for, before it is looked up.
public enum LinkDestination: Equatable, Sendable {
  /// Another site, a mail address, anything with a scheme: left as it is.
  case elsewhere(scheme: String?)
  /// A place in the same page; empty for its top.
  case fragment(String)
  /// A file of the course: its path below `Content/`, or a path that leaves it.
  case file(path: String, isFolder: Bool, query: String, fragment: String?)
  /// A path that leads out of `Content/`.
  case outside(path: String)
  /// No destination at all.
  case empty

  /// Reads a destination as it stands in a page.
  ///
  /// - Parameters:
  ///   - destination: the text between the parentheses, references and escapes resolved.
  ///   - folder: the page's folder below `Content/`, empty for the root.
  public init(_ destination: String, in folder: String) {
    let bytes = Array(destination.utf8)
    if bytes.isEmpty {
      self = .empty
      return
    }
    if let scheme = Self.scheme(of: bytes) {
      if scheme.utf8.count == 1, bytes.count > 2, "/\\".utf8.contains(bytes[2]) {
        self = .outside(path: destination)
        return
      }
      self = .elsewhere(scheme: scheme)
      return
    }
    if bytes.starts(with: [Self.slash, Self.slash]) {
      self = .elsewhere(scheme: nil)
      return
    }
    let (beforeFragment, fragment) = Self.split(bytes[...], at: UInt8(ascii: "#"))
    if beforeFragment.isEmpty {
      self = .fragment(Self.decoded(fragment ?? []))
      return
    }
    let (encodedPath, query) = Self.split(beforeFragment, at: UInt8(ascii: "?"))
    let path = Self.resolved(encodedPath)
    guard let whole = Self.whole(path, from: folder) else {
      self = .outside(path: String(decoding: path, as: UTF8.self))
      return
    }
    let last = path.suffix(from: (path.lastIndex(of: Self.slash) ?? path.startIndex - 1) + 1)
    self = .file(
      path: whole, isFolder: last.isEmpty || Self.isSame(last, ".") || Self.isSame(last, ".."),
      query: query.map { "?" + String(decoding: $0, as: UTF8.self) } ?? "",
      fragment: fragment.map(Self.decoded))
  }

  private static let slash = UInt8(ascii: "/")

  private static func isSame(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A path as it is seen from the root, without `.` and `..`; `nil` if it leads out of the root.
  private static func whole(_ path: ArraySlice<UInt8>, from folder: String) -> String? {
    var whole = path.first == slash ? [] : Array(folder.utf8)
    var start = path.startIndex
    while start < path.endIndex {
      let end = path[start...].firstIndex(of: slash) ?? path.endIndex
      let part = path[start..<end]
      start = end + 1
      if part.isEmpty || isSame(part, ".") { continue }
      if !isSame(part, "..") {
        if !whole.isEmpty { whole.append(slash) }
        whole += part
      } else if whole.isEmpty {
        return nil
      } else {
        whole.removeSubrange((whole.lastIndex(of: slash) ?? 0)...)
      }
    }
    return String(decoding: whole, as: UTF8.self)
  }

  private static func split(
    _ text: ArraySlice<UInt8>, at mark: UInt8
  ) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
    guard let index = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<index], text[(index + 1)...])
  }

  /// The scheme of an absolute URL: a letter, then letters, digits, `+`, `-`, `.`, then a colon. One letter and a slash behind
  /// the colon are a drive of some other system, and so no place in the course.
  private static func scheme(of text: [UInt8]) -> String? {
    guard let first = text.first, isLetter(first),
      let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text[..<colon].allSatisfy({
        isLetter($0) || (48...57).contains($0) || "+-.".utf8.contains($0)
      })
    else { return nil }
    return String(decoding: text[..<colon], as: UTF8.self).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: resolved(text), as: UTF8.self)
  }

  /// The text with percent escapes resolved; what is no escape, or no UTF-8 afterwards, stays.
  public static func resolved(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) == nil ? bytes : result[...]
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
