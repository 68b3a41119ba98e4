/// How words in a formula look.
struct TextStyle: Sendable, Equatable {
  enum Family: Sendable { case roman, sans, mono }

  var family = Family.roman
  var isBold = false
  var isItalic = false
}
