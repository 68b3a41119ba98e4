extension Grammar {
  static let java = Grammar(
    words: [
      (.typeKeyword, "class interface enum"),
      (
        .keyword,
        """
        abstract assert break case catch const continue default do else extends final finally for goto if implements import \
        instanceof native new package private protected public return static strictfp switch synchronized throw throws \
        transient try volatile while exports requires opens uses provides
        """
      ),
      (.contextualKeyword, "var record sealed permits yield when module"),
      (.literal, "true false null"),
      (.variable, "this super"),
      (.type, "boolean byte char double float int long short void"),
    ],
    traits: [.slashComments, .capitalTypes, .calls, .tripledQuotes],
    apostrophe: .character)
}
