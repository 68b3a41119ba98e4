/// A string, or markup, that goes on behind the interpolation that is being read.
struct Enclosure: Sendable {
  let form: StringForm
  /// Whether the interpolation stands in the format of another one: `f"{x:{width}}"`.
  var isInFormat = false
  /// Where in the markup it stands.
  var element = ElementState()
  /// How many brackets are open in the interpolation.
  var depth = 0
}
