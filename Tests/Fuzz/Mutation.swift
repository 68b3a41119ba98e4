import TestSupport

/// Makes new pages out of others, by chance: pieces are taken away, doubled, moved from page to page, and put in from a list.
struct Mutation {
  private let pages: [[UInt8]]
  private let fragments = Fragments.all.map { Array($0.utf8) }
  private var chance: Chance

  /// A page is not let grow beyond this, so that a minute is many pages.
  private static let mostBytes = 6_000

  init(_ pages: [[UInt8]], seed: UInt64) {
    self.pages = pages
    chance = Chance(seed)
  }

  mutating func page() -> [UInt8] {
    var page = pages[chance.number(in: 0...pages.count - 1)]
    if page.count > Self.mostBytes {
      let start = chance.number(in: 0...page.count - Self.mostBytes)
      page = Array(page[start..<start + Self.mostBytes])
    }
    for _ in 0...chance.number(in: 0...12) { change(&page) }
    return Array(page.prefix(2 * Self.mostBytes))
  }

  private mutating func change(_ page: inout [UInt8]) {
    let place = chance.number(in: 0...page.count)
    let length = min(page.count - place, chance.number(in: 0...60))
    switch chance.number(in: 0...9) {
    case 0: page.removeSubrange(place..<place + length)
    case 1: page.insert(contentsOf: page[place..<place + length], at: place)
    case 2:
      let other = pages[chance.number(in: 0...pages.count - 1)]
      let start = chance.number(in: 0...other.count)
      let count = min(other.count - start, chance.number(in: 0...400))
      page.insert(contentsOf: other[start..<start + count], at: place)
    case 3 where place < page.count: page[place] = UInt8(chance.number(in: 0...127))
    case 4:
      let piece = fragments[chance.number(in: 0...fragments.count - 1)]
      for _ in 0...chance.number(in: 0...40) { page.insert(contentsOf: piece, at: place) }
    default:
      page.insert(contentsOf: fragments[chance.number(in: 0...fragments.count - 1)], at: place)
    }
  }
}
