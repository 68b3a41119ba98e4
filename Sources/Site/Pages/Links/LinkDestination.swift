/// What a link's destination asks for, before it is looked up.
enum LinkDestination: Equatable {
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
  init(_ destination: String, in folder: String) {
    if destination.isEmpty {
      self = .empty
      return
    }
    if let scheme = Self.scheme(of: destination) {
      self = .elsewhere(scheme: scheme)
      return
    }
    if destination.hasPrefix("//") {
      self = .elsewhere(scheme: nil)
      return
    }
    let (beforeFragment, fragment) = Self.split(destination, at: UInt8(ascii: "#"))
    if beforeFragment.isEmpty {
      self = .fragment(Self.decoded(fragment ?? ""))
      return
    }
    let (encodedPath, query) = Self.split(beforeFragment, at: UInt8(ascii: "?"))
    let path = Self.decoded(encodedPath)
    guard let whole = Self.path(path, from: folder) else {
      self = .outside(path: path)
      return
    }
    self = .file(
      path: whole,
      isFolder: path.hasSuffix("/") || path.hasSuffix("/..") || path == ".." || path == ".",
      query: query.map { "?" + $0 } ?? "", fragment: fragment.map(Self.decoded))
  }

  /// A path as it is seen from the root, without `.` and `..`; `nil` if it leads out of the root.
  private static func path(_ path: String, from folder: String) -> String? {
    let slash = UInt8(ascii: "/")
    var whole = path.utf8.first == slash ? [] : Array(folder.utf8)
    for part in path.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if !part.elementsEqual("..".utf8) {
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

  private static func split(_ text: String, at mark: UInt8) -> (String, String?) {
    guard let index = text.utf8.firstIndex(of: mark) else { return (text, nil) }
    return (String(text[..<index]), String(text[text.utf8.index(after: index)...]))
  }

  /// The scheme of an absolute URL: a letter, then letters, digits, `+`, `-`, `.`, then a colon. One letter alone is a drive of
  /// some other system, not a scheme, but no file of the course either.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = text.utf8[..<colon]
    guard let first = name.first, isLetter(first),
      name.allSatisfy({ isLetter($0) || (48...57).contains($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return String(text[..<colon]).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// The text with percent escapes resolved; what is no escape, or no UTF-8 afterwards, stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? text
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
