import Content

/// Gives the terms of the list their ids: `term-vergence`.
struct TermAnchors {
  private var taken: Set<String>

  /// - Parameter taken: ids that the page of the list has already.
  init(besides taken: Set<String> = []) {
    self.taken = taken
  }

  mutating func anchor(_ name: String) -> String {
    anchor(ofStem: "term-" + TopicSlugs.stem(of: [name]))
  }

  /// A stem, with a number if it is taken.
  mutating func anchor(ofStem stem: String) -> String {
    var anchor = stem
    var number = 1
    while !taken.insert(anchor).inserted {
      number += 1
      anchor = "\(stem)-\(number)"
    }
    return anchor
  }
}
