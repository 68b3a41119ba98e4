/// Looks over a page of HTML that a program wrote: whether every element that begins also ends, in the right order, and may stand where it
/// does, and no id stands twice.
public struct MarkupNesting {
  /// What is wrong, the first thing only; `nil` if nothing is.
  public private(set) var fault: String?
  private let text: [UInt8]
  private var open: [String] = []
  private var ids: Set<String> = []

  public init(_ text: [UInt8]) {
    self.text = text
    check()
  }

  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  private mutating func check() {
    var index = 0
    while index < text.count, fault == nil {
      guard text[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      index = tag(at: index)
    }
    if fault == nil, let name = open.last { fault = "<\(name)> does not end" }
  }

  /// Takes a tag; returns where it ends.
  private mutating func tag(at start: Int) -> Int {
    let isEnd = start + 1 < text.count && text[start + 1] == UInt8(ascii: "/")
    var index = start + (isEnd ? 2 : 1)
    if index < text.count, text[index] == UInt8(ascii: "!") {
      return (text[index...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1
    }
    let nameStart = index
    while index < text.count, Self.isName(text[index]) { index += 1 }
    let name = String(decoding: text[nameStart..<index], as: UTF8.self)
    guard !name.isEmpty else {
      fault = "a `<` that begins no tag, at byte \(start)"
      return index
    }
    let (end, closesItself) = attributes(from: index, of: name)
    if isEnd {
      if open.popLast() != name { fault = "</\(name)> ends what is not open, at byte \(start)" }
    } else {
      begin(name, hasTabIndex: Self.hasTabIndex(text[index..<min(end, text.count)]), at: start)
      if closesItself || Self.voids.contains(name) { return end }
      open.append(name)
      if name == "script" || name == "style" { return endOfRawText(from: end, name) }
    }
    return end
  }

  private mutating func begin(_ name: String, hasTabIndex: Bool, at start: Int) {
    guard fault == nil,
      let reason = ContentModel.fault(of: name, hasTabIndex: hasTabIndex, in: open)
    else { return }
    fault = "\(reason), at byte \(start)"
  }

  private static func hasTabIndex(_ attributes: ArraySlice<UInt8>) -> Bool {
    let name = Array(" tabindex=".utf8)
    return attributes.indices.contains { index in
      attributes[index] == name[0] && attributes[index...].starts(with: name)
    }
  }

  /// Passes over attributes; returns where the tag ends, and whether by `/>`.
  private mutating func attributes(from start: Int, of name: String) -> (end: Int, Bool) {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: ">") {
      guard text[index] == UInt8(ascii: "\"") else {
        if text[index] == UInt8(ascii: "<") {
          fault = "a `<` inside <\(name)>, at byte \(index)"
          return (text.count, false)
        }
        index += 1
        continue
      }
      let end = text[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? text.count
      if text[..<index].suffix(4).elementsEqual(" id=".utf8) {
        let id = String(decoding: text[index + 1..<end], as: UTF8.self)
        if !ids.insert(id).inserted { fault = "the id `\(id)` stands twice" }
      }
      index = end + 1
    }
    guard index < text.count else {
      fault = "<\(name) has no end"
      return (text.count, false)
    }
    return (index + 1, text[index - 1] == UInt8(ascii: "/"))
  }

  private func endOfRawText(from start: Int, _ name: String) -> Int {
    let end = Array("</\(name)>".utf8)
    var index = start
    while index + end.count <= text.count {
      if text[index..<index + end.count].elementsEqual(end) { return index }
      index += 1
    }
    return text.count
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == UInt8(ascii: "-")
  }
}
