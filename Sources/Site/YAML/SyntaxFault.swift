/// Why libyaml stopped, in its own words.
struct SyntaxFault {
  var problem: String
  /// Where it stopped, in code points; for a fault of the encoding, `nil`.
  var place: Int?
  /// The byte at which the text is not UTF-8 or has a control character.
  var byte: Int
  /// What it was reading, and where that began, in code points.
  var context: String
  var contextPlace: Int
}
