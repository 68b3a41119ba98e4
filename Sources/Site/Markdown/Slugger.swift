/// Makes ids from texts, as GitHub does for headings: lower case, spaces to hyphens, punctuation dropped, and a number behind an id
/// that is taken.
///
/// ```swift
/// var slugger = Slugger()
/// slugger.slug(for: "Thin lenses")  // thin-lenses
/// slugger.slug(for: "Thin lenses")  // thin-lenses-1
/// ```
public struct Slugger: Sendable {
  /// For each id that is taken, the last number that was put behind it.
  private var numbers: [String: Int] = [:]

  /// Begins with some ids taken, to which every text yields.
  public init(reserving reserved: some Sequence<String> = EmptyCollection()) {
    for slug in reserved { numbers[slug] = 0 }
  }

  /// An id for a text that no other has had.
  public mutating func slug(for text: String) -> String {
    let base = Self.slug(of: text)
    var slug = base
    while numbers[slug] != nil {
      let number = numbers[base, default: 0] + 1
      numbers[base] = number
      slug = "\(base)-\(number)"
    }
    numbers[slug] = 0
    return slug
  }

  /// What a text of nothing but punctuation gets, so that an id is never empty.
  static let fallback = "section"

  /// Characters that came later are dropped, as GitHub does: an id shall not change with the tools that a site is built with.
  private static let unicodeVersion = 13

  /// The id of a text, whether taken or not.
  ///
  /// Kept are letters and what counts as one (Unicode's Alphabetic), marks, decimal and letter numbers, connectors such as `_`, and `-`.
  public static func slug(of text: String) -> String {
    if let slug = plainSlug(of: text) { return slug.isEmpty ? fallback : slug }
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if isKept(scalar) {
        slug.append(scalar)
      }
    }
    return slug.isEmpty ? fallback : String(slug)
  }

  /// The id of a text that is ASCII, as nearly all headings are; `nil` for any other.
  private static func plainSlug(of text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
      case 0x80...: return nil
      default: if isKept(Unicode.Scalar(byte)) { slug.append(byte) }
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "-" || scalar == "_" || ("a"..."z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    guard let age = scalar.properties.age, age.major <= unicodeVersion else { return false }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      return true
    default: return false
    }
  }
}
