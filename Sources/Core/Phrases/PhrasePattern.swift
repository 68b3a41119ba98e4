import Numbers

/// A sentence with `{slots}`, in one form or in one form for each plural category; cut into pieces once, when it is read.
public struct PhrasePattern: Sendable, Hashable {
  /// A piece of a form: words, or a slot to fill in.
  public enum Piece: Sendable, Hashable {
    case text(String)
    case slot(String)
  }

  /// A form and the category for which it is.
  private struct Form: Sendable, Hashable {
    var category: PluralCategory
    var pieces: [Piece]
  }

  private var forms: [Form]

  /// A phrase without plural forms.
  public init(_ text: String) {
    forms = [Form(category: .other, pieces: PhrasePattern.pieces(of: text))]
  }

  /// A phrase in its forms by CLDR category.
  public init(forms: [PluralCategory: String]) {
    self.forms = PluralCategory.allCases.compactMap { category in
      forms[category].map { Form(category: category, pieces: PhrasePattern.pieces(of: $0)) }
    }
  }

  /// The categories for which there is a form, in CLDR's order; only `other` for a phrase without plural forms.
  public var categories: [PluralCategory] { forms.map { $0.category } }

  /// The names of the slots, each once, in the order in which they first stand: a name that whoever fills the pattern
  /// does not know is a mistake in the phrasebook.
  public var slots: [String] {
    var names: [String] = []
    for form in forms {
      for case .slot(let name) in form.pieces where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The phrase with its slots filled in; a slot without a text stays as it is written.
  func filled(
    _ slots: [(name: String, text: String)], count: Double?, language: String
  ) -> String {
    var result = ""
    for piece in pieces(for: count, language) {
      switch piece {
      case .text(let text): result += text
      case .slot(let name):
        result += slots.first { $0.name == name }?.text ?? "{" + name + "}"
      }
    }
    return result
  }

  /// The pieces of the form for a number.
  func pieces(for count: Double?, _ language: String) -> [Piece] {
    if forms.count == 1 { return forms[0].pieces }
    let category = count.map { PluralCategory(of: $0, language: language) } ?? .other
    let form = forms.first { $0.category == category } ?? forms.last
    return form?.pieces ?? []
  }

  /// Cuts a form at its slots. A slot is a name of letters, digits and hyphens in braces; any other brace is text.
  private static func pieces(of form: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[rest.index(after: open)...]
      let name = inner.prefix(while: isNameCharacter)
      text += rest[..<open]
      if !name.isEmpty, name.endIndex < inner.endIndex, inner[name.endIndex] == "}" {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.slot(String(name)))
        rest = inner[inner.index(after: name.endIndex)...]
      } else {
        text += "{"
        rest = inner
      }
    }
    text += rest
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character == "-" || character.unicodeScalars.allSatisfy { $0.isLetter || $0.isDecimalDigit }
  }
}
