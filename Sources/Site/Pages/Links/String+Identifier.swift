extension String {
  /// `thin-lens` as `Thin lens`.
  var wordsOfIdentifier: String {
    let spaced = split(separator: "-").joined(separator: " ")
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}
