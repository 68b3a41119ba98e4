/// The schemes of addresses that run a script or open what the author did not write, as libcmark's safe mode knows them.
enum UnsafeScheme {
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:"].map { Array($0.utf8) }
  private static let images = ["png", "gif", "jpeg", "webp"].map { Array("data:image/\($0)".utf8) }

  /// Whether an address begins with such a scheme; `data:` is harmless for an image.
  static func begins(_ address: some Collection<UInt8>) -> Bool {
    guard let first = address.first, "jJvVfFdD".utf8.contains(first) else { return false }
    return schemes.contains { has(address, $0) } && !images.contains { has(address, $0) }
  }

  private static func has(_ address: some Collection<UInt8>, _ beginning: [UInt8]) -> Bool {
    address.prefix(beginning.count).elementsEqual(beginning) { byte, expected in
      ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte) == expected
    }
  }
}
