import Files

/// Where a page or an asset stands in the built site: the path from the site's root, `optics/thin-lens.html`.
public struct Address: Hashable, Sendable, Comparable {
  /// The path of the file, as it is written to the disk.
  public let path: String
  /// The path as it stands in a link, percent-encoded.
  public let encoded: String
  /// How many folders the file is below the root.
  public let depth: Int

  public init(_ path: String) {
    self.path = path
    encoded = Self.percentEncoded(path)
    depth = path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
  }

  /// The way from this file up to the site's root: empty, `../`, `../../`, …
  public var root: String { String(repeating: "../", count: depth) }

  /// Whether file systems take each part as a name: at most 255 bytes.
  public var fitsOnDisk: Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { $0.count <= 255 }
  }

  /// The relative link from this file to another: works from any host, any sub-folder, and from disk.
  public func link(to other: Address) -> String {
    if self == other { return other.encoded.fileName }
    let slash = UInt8(ascii: "/")
    var from = encoded.utf8.makeIterator()
    var shared = 0
    var index = 0
    var up = depth
    for byte in other.encoded.utf8 {
      guard from.next() == byte else { break }
      index += 1
      if byte == slash {
        shared = index
        up -= 1
      }
    }
    let rest = other.encoded.utf8.dropFirst(shared)
    let tail = shared == 0 ? other.encoded : String(decoding: rest, as: UTF8.self)
    return up == 0 ? tail : String(repeating: "../", count: up) + tail
  }

  /// The bytes that a URL's path carries as they are; all others are percent-encoded, so that `#`, `?`, `%`, a space, quotes and
  /// letters beyond ASCII open the right file.
  static func percentEncoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isPlain) { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A fragment as it stands in a link; browsers compare the decoded form.
  ///
  /// - Note: a colon is plain in a fragment; in a path it could be taken for the end of a scheme.
  public static func encoded(fragment: String) -> String {
    let encoded = percentEncoded(fragment)
    guard fragment.utf8.contains(UInt8(ascii: ":")) else { return encoded }
    return encoded.split(separator: "%3A", omittingEmptySubsequences: false).joined(separator: ":")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "!"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  public static func < (left: Address, right: Address) -> Bool {
    left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}
