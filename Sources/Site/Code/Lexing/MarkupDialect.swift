/// What tags may hold besides attributes.
enum MarkupDialect: Sendable {
  case xml
  /// With style sheets and scripts inside.
  case html
  /// HTML with `{{…}}`.
  case mustache
}
