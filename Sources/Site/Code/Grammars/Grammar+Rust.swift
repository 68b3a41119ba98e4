extension Grammar {
  static let rust = Grammar(
    words: [
      (.functionKeyword, "fn"),
      (.typeKeyword, "struct enum trait"),
      (
        .keyword,
        """
        as async await break const continue dyn else extern for if impl in let loop match mod move mut pub ref return static \
        super type unsafe use where while yield
        """
      ),
      (.contextualKeyword, "union"),
      (.literal, "true false"),
      (.variable, "self crate"),
      (
        .type,
        """
        Self bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64
        """
      ),
    ],
    traits: [.slashComments, .nestedComments, .capitalTypes, .calls, .macros],
    hash: .rust, apostrophe: .rust, prefixes: .rust,
    string: StringForm(quote: UInt8(ascii: "\""), spansLines: true))
}
