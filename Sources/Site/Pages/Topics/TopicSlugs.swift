import Markdown

/// Gives topics the last parts of their addresses: distinct topics distinct slugs, also on disks that do not tell case apart.
struct TopicSlugs {
  private var taken: Set<String> = ["index"]
  /// How many bytes of UTF-8 a slug has at most, before its number: file systems allow names of 255.
  private static let longest = 120

  /// The slug of a topic: `c`, `c-plus-plus`, `c-sharp`, `lenses-converging`.
  mutating func slug(for path: [String]) -> String {
    let stem = Self.stem(of: path)
    var slug = stem
    var number = 1
    while !taken.insert(slug.lowercased()).inserted {
      number += 1
      slug = "\(stem)-\(number)"
    }
    return slug
  }

  /// The slug of a topic, whether taken or not.
  static func stem(of path: [String]) -> String {
    var spelled = ""
    for character in path.joined(separator: " ") {
      switch character {
      case "+": spelled += "-plus"
      case "#": spelled += "-sharp"
      default: spelled.append(character)
      }
    }
    return cut(Slugger.slug(of: spelled))
  }

  private static func cut(_ slug: String) -> String {
    guard slug.utf8.count > longest else { return slug }
    var stem = ""
    var length = 0
    for character in slug {
      length += String(character).utf8.count
      if length > longest { break }
      stem.append(character)
    }
    return stem.isEmpty ? "topic" : stem
  }
}
