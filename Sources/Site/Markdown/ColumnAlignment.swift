/// How the cells of a table's column are aligned.
public enum ColumnAlignment: UInt8, Sendable, Hashable {
  case none, left, center, right

  /// The word in `align="…"` and `class="align-…"`; empty for a column that says nothing.
  var name: StaticString {
    switch self {
    case .none: ""
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
