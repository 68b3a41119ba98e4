/// A name of a person or an organisation.
public struct PersonName: Sendable, Hashable {
  /// `Beethoven`; all of the name of an organisation.
  public var family: String
  /// `Ludwig`.
  public var given: String
  /// `van`, which stands before the family name wherever that stands.
  public var particle: String
  /// `Jr.`, `III`.
  public var suffix: String

  public init(family: String, given: String = "", particle: String = "", suffix: String = "") {
    self.family = family
    self.given = given
    self.particle = particle
    self.suffix = suffix
  }

  /// The name in a citation: `van Beethoven`.
  var short: String { Self.joined([particle, family]) }

  /// `Ludwig van Beethoven Jr.`, as it is spoken.
  var straight: String { Self.joined([given, particle, family, suffix]) }

  /// The given names as initials: `E. W.` of `Edsger W.`, `J.-L.` of `Jean-Luc`; names in scripts without capitals are kept whole.
  var initials: String {
    given.split(separator: " ").map { word in
      word.split(separator: "-").map(Self.initial).joined(separator: "-")
    }.joined(separator: " ")
  }

  private static func initial(_ part: Substring) -> String {
    guard let first = part.first, first.isCased else { return String(part) }
    return "\(first.uppercased())."
  }

  static func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts where !part.isEmpty {
      // `d'Alembert` is one word.
      let isApart = !result.isEmpty && result.last != "'" && result.last != "\u{2019}"
      result += (isApart ? " " : "") + part
    }
    return result
  }
}
