/// A colour as an author wrote it.
struct TeXColor: Sendable, Equatable {
  /// The name of the usual table, which the style sheet adapts to dark pages; `nil` for a colour by numbers.
  var name: String?
  /// `#rrggbb`, or `#rgb`.
  var hex: String
}
