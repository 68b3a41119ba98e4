/// Addresses that a page may lead to.
enum WebAddress {
  /// Whether an address is one of the web, so that nothing is run by following it.
  static func isSafe(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    guard ["http://", "https://", "ftp://"].contains(where: { start.hasPrefix($0) }) else {
      return false
    }
    return !address.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
  }

  /// An address as it stands in a link: what no address may hold is encoded, all else stays.
  static func encoded(_ address: String) -> String {
    var result = ""
    for scalar in address.unicodeScalars {
      if "<>\"{}|\\^`".unicodeScalars.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A digital object identifier without the address before it; `nil` if it is none.
  static func doi(_ text: String) -> String? {
    var rest = text[...]
    for prefix in [
      "https://doi.org/", "http://doi.org/", "https://dx.doi.org/", "http://dx.doi.org/", "doi:",
    ] where rest.lowercased().hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    let trimmed = String(rest.drop { $0 == " " })
    let isOne =
      trimmed.hasPrefix("10.")
      && !trimmed.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x21 }
    return isOne ? trimmed : nil
  }
}
