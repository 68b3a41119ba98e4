/// A sentence with `{slots}`, in one form or in one form for each plural category.
public struct PhrasePattern: Sendable, Hashable {
  /// The forms by CLDR category; a phrase without plural forms has only `other`.
  public var forms: [PluralCategory: String]

  public init(_ text: String) {
    forms = [.other: text]
  }

  public init(forms: [PluralCategory: String]) {
    self.forms = forms
  }

  func filled(_ slots: [(name: String, text: String)], count: Double?, language: String) -> String {
    let category = count.map { PluralCategory(of: $0, language: language) } ?? .other
    let pattern = forms[category] ?? forms[.other] ?? ""
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      result += slots.first { $0.name == name }?.text ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
