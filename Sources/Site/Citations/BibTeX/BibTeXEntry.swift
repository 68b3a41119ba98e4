/// An entry as it stands in the file; nothing of its fields is understood yet.
struct BibTeXEntry: Sendable {
  struct Field: Sendable {
    /// In small letters.
    let name: String
    let place: Range<Int>
    let value: BibTeXValue
  }

  /// `article`, `book`, in small letters.
  let type: String
  var key: String
  /// Where the key stands; where it is missed, the place at which it would stand.
  var keyPlace: Range<Int>
  var fields: [Field] = []
  /// Whether all of it could be read.
  var isWhole = true

  func field(_ name: String) -> Field? { fields.first { $0.name == name } }
}
