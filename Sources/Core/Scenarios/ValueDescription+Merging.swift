extension ValueDescription {
  /// The descriptions of several lists, each name once, in the order in which it first stands.
  static func merged(_ lists: [ValueDescription]...) -> [ValueDescription] {
    var result: [ValueDescription] = []
    for list in lists {
      for value in list where !result.contains(where: { $0.name == value.name }) {
        result.append(value)
      }
    }
    return result
  }
}
