extension Grammar {
  static let python = Grammar(
    words: [
      (.functionKeyword, "def"),
      (.typeKeyword, "class"),
      (
        .keyword,
        """
        and as assert async await break continue del elif else except finally for from global if import in is lambda \
        nonlocal not or pass raise return try while with yield
        """
      ),
      (.contextualKeyword, "match case type"),
      (.literal, "True False None NotImplemented Ellipsis"),
      (.variable, "self cls"),
      (
        .type,
        "int float str bool bytes list dict set tuple object complex frozenset bytearray memoryview range"
      ),
    ],
    traits: [.capitalTypes, .calls, .lineDecorators, .tripledQuotes],
    hash: .comment, prefixes: .python)
}
