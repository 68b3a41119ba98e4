import TestSupport

/// Makes new pages out of those of the repository, by chance: pieces are taken away, doubled, moved from page to page, and put in from a
/// list.
struct Mutation {
  private let pages: [[UInt8]]
  private let fragments = Fragments.all.map { Array($0.utf8) }
  private var chance: Chance
  /// A page is not let grow beyond twice this, so that a minute is many pages.
  private let mostBytes: Int
  private let mostChanges: Int

  init(seed: UInt64, mostBytes: Int, mostChanges: Int) throws {
    pages = try Repository.files(below: "Content").filter { $0.path.hasSuffix(".md") }.map(\.bytes)
    chance = Chance(seed)
    self.mostBytes = mostBytes
    self.mostChanges = mostChanges
  }

  mutating func page() -> [UInt8] {
    var page = pages[chance.number(in: 0...pages.count - 1)]
    if page.count > mostBytes {
      let start = chance.number(in: 0...page.count - mostBytes)
      page = Array(page[start..<start + mostBytes])
    }
    for _ in 0...chance.number(in: 0...mostChanges) { change(&page) }
    page = Array(page.prefix(2 * mostBytes))
    // What is cut within a character is no text, and refused; a few such pages are enough.
    if chance.number(in: 0...9) == 0 { return page }
    return Array(String(decoding: page, as: UTF8.self).utf8)
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
