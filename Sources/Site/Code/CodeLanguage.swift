/// A programming or markup language that code can be coloured by.
public struct CodeLanguage: Sendable {
  /// The name that authors write, in small letters: `swift`.
  public let name: String
  /// The name as it is written in prose: `Swift`.
  public let title: String
  /// Other names that authors write.
  public let aliases: [String]
  let syntax: CodeSyntax

  /// The language of a name or an alias, in whatever case; `nil` if it is not known.
  public init?(_ name: some StringProtocol) {
    guard let index = Self.places[name.lowercased()] else { return nil }
    self = Self.all[index]
  }

  init(_ name: String, _ title: String, _ aliases: [String], _ syntax: CodeSyntax) {
    self.name = name
    self.title = title
    self.aliases = aliases
    self.syntax = syntax
  }

  /// Names and aliases in the order of the languages: what a misspelt name is compared with.
  public static let names: [String] = all.flatMap { [$0.name] + $0.aliases }

  private static let places: [String: Int] = {
    var places: [String: Int] = [:]
    for (index, language) in all.enumerated() {
      for name in [language.name] + language.aliases { places[name] = index }
    }
    return places
  }()
}
