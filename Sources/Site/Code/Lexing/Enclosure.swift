/// A string that goes on behind the interpolation that is being read.
struct Enclosure: Sendable {
  let form: StringForm
  /// Whether the interpolation stands in the format of another one: `f"{x:{width}}"`.
  var isInFormat = false
  /// How many brackets are open in the interpolation.
  var depth = 0
}
