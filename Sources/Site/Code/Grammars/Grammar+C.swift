extension Grammar {
  static let c = Grammar(
    words: cWords + [(.literal, "true false"), (.type, "bool")],
    traits: [.slashComments, .calls, .underscoreTypes, .digitApostrophes],
    hash: .directive, apostrophe: .character, prefixes: .c)

  static let cPlusPlus = Grammar(
    words: [
      (.typeKeyword, "class namespace typename concept"),
      (
        .keyword,
        """
        and and_eq bitand bitor catch co_await co_return co_yield compl const_cast consteval constinit decltype delete \
        dynamic_cast explicit export final friend import module mutable new noexcept not not_eq operator or or_eq override \
        private protected public reinterpret_cast requires static_cast template throw try typeid using virtual xor xor_eq
        """
      ),
      (.literal, "true false"),
      (.variable, "this"),
      (
        .type,
        "bool char8_t char16_t char32_t wchar_t string vector map set optional variant span string_view unique_ptr shared_ptr"
      ),
    ] + cWords,
    traits: [.slashComments, .calls, .underscoreTypes, .capitalTypes, .digitApostrophes],
    hash: .directive, apostrophe: .character, prefixes: .c)

  private static let cWords: [(meaning: WordMeaning, words: String)] = [
    (.typeKeyword, "struct enum union"),
    (
      .keyword,
      """
      alignas alignof auto break case const constexpr continue default do else extern for goto if inline register restrict \
      return sizeof static static_assert switch thread_local typedef typeof volatile while asm _Alignas _Alignof _Atomic \
      _Generic _Noreturn _Static_assert _Thread_local
      """
    ),
    (
      .type,
      "void char short int long float double signed unsigned _Bool _Complex FILE"
    ),
    (.literal, "nullptr NULL"),
  ]
}
