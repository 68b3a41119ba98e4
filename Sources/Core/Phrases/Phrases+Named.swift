extension Phrases {
  /// The phrase of a key that is named in a table instead of an enumeration: the description of a key of the scenario language.
  /// `nil` if the phrasebook lacks it.
  public subscript(named key: String) -> String? {
    pattern(key)?.filled([], count: nil, language: language)
  }

  /// All phrases below a key, as `site` has the words of the templates, with the rest of their keys; sorted by key.
  public func phrases(below key: String) -> [(name: String, text: String)] {
    patterns.keys.filter { $0.hasPrefix(key + ".") }.sorted().map {
      (String($0.dropFirst(key.count + 1)), self[named: $0] ?? "")
    }
  }
}
