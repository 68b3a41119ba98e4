extension String {
  /// The text with a point for each comma between digits, `-1.25` for `-1,25`; `nil` if there is none.
  var withDecimalPoints: String? {
    var scalars = Array(unicodeScalars)
    var isMended = false
    for index in scalars.indices.dropFirst().dropLast()
    where scalars[index] == "," && Self.isDigit(scalars[index - 1])
      && Self.isDigit(scalars[index + 1])
    {
      scalars[index] = "."
      isMended = true
    }
    guard isMended else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
