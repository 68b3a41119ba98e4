/// The name of a value, part by part: `image.distance`, `distance."New York"`.
public struct ValueName: Sendable, Hashable {
  public var parts: [String]

  public init(_ parts: [String]) {
    self.parts = parts
  }

  public init(_ parts: String...) {
    self.parts = parts
  }

  /// The name as it is written, parts in quotes where they need them.
  public var text: String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += "." }
      text += Self.isPlain(part) ? part : "\"" + part + "\""
    }
    return text
  }

  /// The name with a part put before it, as for a run that was given a name.
  public func prefixed(by part: String) -> ValueName { ValueName([part] + parts) }

  /// True if a part can be written without quotes: letters, digits, marks, `-`, `_` and `′`, and a letter or digit at both ends.
  static func isPlain(_ part: String) -> Bool {
    let scalars = Array(part.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    return first.properties.isAlphabetic && last != "-"
      && scalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
          || $0 == "′"
          || $0 == "'"
      }
  }
}
