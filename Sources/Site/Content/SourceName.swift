/// The name of a file or folder as the author gave it: `02-thin lens.md`.
public struct SourceName: Hashable, Sendable {
  /// The number of the prefix `NN-` (two or three digits), which orders and is dropped.
  public let number: Int?
  /// What the address is made of: without prefix and, for a page, without `.md`, spaces become `-`, case is kept.
  public let slug: String

  public init(_ name: String) {
    let digits = name.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let rest = name.utf8[digits.endIndex...]
    if (2...3).contains(digits.count), rest.first == UInt8(ascii: "-"), rest.count > 1 {
      number = Int(Substring(digits))
      slug = Self.joined(Substring(rest.dropFirst()))
    } else {
      number = nil
      slug = Self.joined(name[...])
    }
  }

  /// True for the name of the page that opens its folder.
  static func isIndex(_ name: some StringProtocol) -> Bool { name.lowercased() == "index.md" }

  private static func joined(_ name: Substring) -> String {
    guard name.utf8.contains(UInt8(ascii: " ")) else { return String(name) }
    return String(name.map { $0 == " " ? "-" : $0 })
  }

  /// The slug as words, for a page that has no title: `Thin lens`.
  public var words: String {
    let words = String(slug.map { $0 == "-" || $0 == "_" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
