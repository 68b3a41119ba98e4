/// How a family of languages chooses the plural form. Source: CLDR, plurals.xml.
enum PluralRule {
  /// One is 1 without a fraction: English, German, Dutch.
  case germanic
  /// One is 1, also where decimals are shown; a whole number of millions is many: Spanish.
  case spanish
  /// One is 1 without a fraction; a whole number of millions is many: Italian, European Portuguese.
  case italian
  /// One is below 2; a whole number of millions is many: French, Portuguese.
  case french
  case polish
  case russian
  case czech

  init(language: String) {
    let tag = language.lowercased()
    switch tag.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "es": self = .spanish
    case "it": self = .italian
    case "pt": self = tag.hasSuffix("-pt") || tag.hasSuffix("_pt") ? .italian : .french
    case "fr": self = .french
    case "pl": self = .polish
    case "ru": self = .russian
    case "cs": self = .czech
    default: self = .germanic
    }
  }

  var categories: [PluralCategory] {
    switch self {
    case .germanic: [.one, .other]
    case .spanish, .italian, .french: [.one, .many, .other]
    case .polish, .russian, .czech: [.one, .few, .many, .other]
    }
  }

  func category(of number: Double) -> PluralCategory {
    let magnitude = number.magnitude
    guard magnitude.isFinite else { return .other }
    let whole = magnitude.rounded(.down)
    let isWhole = whole == magnitude
    switch self {
    case .germanic: return magnitude == 1 ? .one : .other
    case .spanish, .italian:
      return magnitude == 1 ? .one : isWhole ? Self.millions(whole) : .other
    case .french: return whole < 2 ? .one : isWhole ? Self.millions(whole) : .other
    case .czech:
      return !isWhole ? .many : whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case .polish:
      return isWhole ? Self.slavic(whole, isOne: whole == 1) : .other
    case .russian:
      let isOne = Self.rest(whole, 10) == 1 && Self.rest(whole, 100) != 11
      return isWhole ? Self.slavic(whole, isOne: isOne) : .other
    }
  }

  private static func millions(_ whole: Double) -> PluralCategory {
    whole != 0 && rest(whole, 1_000_000) == 0 ? .many : .other
  }

  private static func slavic(_ whole: Double, isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    let isTeen = (12...14).contains(rest(whole, 100))
    return (2...4).contains(rest(whole, 10)) && !isTeen ? .few : .many
  }

  private static func rest(_ whole: Double, _ divisor: Double) -> Double {
    whole.truncatingRemainder(dividingBy: divisor)
  }
}
