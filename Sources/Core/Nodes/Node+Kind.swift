extension Node {
  /// What this is, for a sentence: `a list`.
  var kind: String {
    switch self {
    case .scalar: "a single value"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}
