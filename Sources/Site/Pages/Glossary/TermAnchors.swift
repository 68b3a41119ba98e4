import Content

/// Gives the terms of the list their ids: `term-vergence`.
struct TermAnchors {
  private var taken: Set<String>

  /// - Parameter taken: ids that the page of the list has already.
  init(besides taken: Set<String> = []) {
    self.taken = taken
  }

  mutating func anchor(_ name: String) -> String {
    let stem = "term-" + TopicSlugs.stem(of: [name])
    var anchor = stem
    var number = 1
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(stem)-\(number)"
    }
    return anchor
  }
}
