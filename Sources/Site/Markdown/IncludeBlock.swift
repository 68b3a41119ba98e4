/// A fenced block that asks for files to stand in its place: its info string begins with `include`.
public struct IncludeBlock: Sendable {
  public let block: FencedBlock
  /// The lines of the text that it takes, fences included, counted from 0.
  public let lines: Range<Int>
  /// What stands before its first line: quote marks, indentation, the marker of a list's item that it begins.
  public let firstPrefix: [UInt8]
  /// What a further line begins with to stand in the same place.
  public let prefix: [UInt8]
  /// Whether the line behind it begins the next item of the list that it ends an item of.
  public let isBeforeItem: Bool

  /// Whether it begins an item, so that nothing stands before it there.
  public var beginsItem: Bool { firstPrefix != prefix }

  /// Whether an info string is that of such a block, also as MyST writes it: `include` or `{include}`.
  static func isNamed(by info: ArraySlice<UInt8>) -> Bool {
    let isBraced = info.first == UInt8(ascii: "{")
    guard isBraced || info.first == UInt8(ascii: "i") else { return false }
    let name = isBraced ? "{include}" : "include"
    guard info.starts(with: name.utf8) else { return false }
    let next = info.dropFirst(name.utf8.count).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\t")
  }

  /// The part of a line's beginning that its further lines share: list markers give way to spaces, the label of a footnote to the four
  /// by which its text is indented.
  static func furtherPrefix(_ first: [UInt8]) -> [UInt8] {
    var prefix: [UInt8] = []
    var rest = first[...]
    while let byte = rest.first {
      if rest.starts(with: "[^".utf8), let end = rest.firstIndex(of: UInt8(ascii: "]")) {
        rest = rest[end...].dropFirst(2).drop {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        prefix += [UInt8](repeating: UInt8(ascii: " "), count: 4)
        continue
      }
      rest.removeFirst()
      prefix.append(byte == UInt8(ascii: ">") ? byte : UInt8(ascii: " "))
    }
    return prefix
  }

  /// The beginning of a line with spaces for its tabs, which would reach to other columns elsewhere.
  static func withoutTabs(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var prefix: [UInt8] = []
    for byte in bytes {
      prefix.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
      while byte == UInt8(ascii: "\t"), !prefix.count.isMultiple(of: 4) {
        prefix.append(UInt8(ascii: " "))
      }
    }
    return prefix
  }
}
