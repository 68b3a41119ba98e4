extension Grammar {
  static let javaScript = Grammar(
    words: scriptWords, traits: scriptTraits.union(.elements), hash: .name, backtick: template)

  static let typeScript = Grammar(
    words: typeWords + scriptWords, traits: scriptTraits, hash: .name, backtick: template)

  /// TypeScript with elements, where `<T>x` is none of its casts.
  static let typeScriptElements = Grammar(
    words: typeWords + scriptWords, traits: scriptTraits.union(.elements), hash: .name,
    backtick: template)

  private static let typeWords: [(meaning: WordMeaning, words: String)] =
    [
      (.typeKeyword, "interface namespace"),
      (
        .keyword,
        """
        abstract declare implements private protected public readonly override keyof infer satisfies asserts unique out
        """
      ),
      (.contextualKeyword, "type module is accessor"),
      (.typeKeyword, "enum"),
      (
        .type, "any bigint boolean never number object string symbol unknown void"
      ),
    ]

  private static let template = StringForm(
    quote: UInt8(ascii: "`"), spansLines: true, interpolation: .template)

  private static let scriptTraits: Traits = [
    .slashComments, .regularExpressions, .capitalTypes, .calls, .labels,
  ]

  private static let scriptWords: [(meaning: WordMeaning, words: String)] = [
    (.functionKeyword, "function"),
    (.typeKeyword, "class"),
    (.conditionKeyword, "if while for with"),
    (
      .keyword,
      """
      await break case catch const continue debugger default delete do else export extends finally import in instanceof \
      let new return static switch throw try typeof var void yield async enum
      """
    ),
    (.contextualKeyword, "as from get of set"),
    (.literal, "true false null undefined NaN Infinity"),
    (.variable, "this super arguments globalThis"),
  ]
}
