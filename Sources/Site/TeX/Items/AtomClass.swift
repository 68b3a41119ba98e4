/// What a sign is to its neighbours, which decides the space between them (Knuth, The TeXbook, chapter 18).
enum AtomClass: Sendable {
  case ordinary
  /// A big operator or a function's name.
  case large
  case binary, relation
  case opening, closing
  case punctuation
  /// A fraction, or what stands between \left and \right.
  case inner
}
