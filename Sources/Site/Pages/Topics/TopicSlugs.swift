import Markdown

/// Gives topics the last parts of their addresses: distinct topics distinct slugs, also on disks that do not tell case apart.
struct TopicSlugs {
  private var taken: Set<String> = ["index"]

  /// The slug of a topic: `c`, `c-plus-plus`, `c-sharp`, `lenses-converging`.
  mutating func slug(for path: [String]) -> String {
    var spelled = ""
    for character in path.joined(separator: " ") {
      switch character {
      case "+": spelled += "-plus"
      case "#": spelled += "-sharp"
      default: spelled.append(character)
      }
    }
    let base = Slugger.slug(of: spelled)
    let stem = base.isEmpty ? "topic" : base
    var slug = stem
    var number = 1
    while !taken.insert(slug.lowercased()).inserted {
      number += 1
      slug = "\(stem)-\(number)"
    }
    return slug
  }
}
