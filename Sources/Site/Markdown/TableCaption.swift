/// Which paragraph is the caption of which table.
struct TableCaption: Sendable, Hashable {
  var table: Int32
  var caption: Int32
}
