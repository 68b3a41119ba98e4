extension Grammar {
  /// JSON, with the comments that its dialects allow.
  static let json = Grammar(
    words: [(.literal, "true false null NaN Infinity")], traits: [.slashComments, .stringKeys])
}
