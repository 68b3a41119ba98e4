/// The words that a language knows, for look-up by bytes.
struct WordTable: Sendable {
  private struct Slot: Sendable {
    var start: UInt16 = 0
    /// 0 for an empty slot.
    var count: UInt8 = 0
    var meaning = WordMeaning.keyword
  }

  private var slots: [Slot]
  private var letters: [UInt8] = []
  /// For each first byte, a bit for each length that words with it have: most names need no search.
  private var lengths = [UInt32](repeating: 0, count: 256)
  private let foldsCase: Bool

  /// - Parameters:
  ///   - groups: words of one meaning, parted by white space; of a word that is in several groups the first counts.
  ///   - foldsCase: whether ASCII letters of both cases are alike.
  init(_ groups: [(meaning: WordMeaning, words: String)], foldsCase: Bool = false) {
    self.foldsCase = foldsCase
    let entries = groups.flatMap { group in
      group.words.split(whereSeparator: \.isWhitespace).map { (group.meaning, Array($0.utf8)) }
    }
    var size = 16
    while size < entries.count * 3 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    for (meaning, word) in entries { insert(word, meaning) }
  }

  private mutating func insert(_ word: [UInt8], _ meaning: WordMeaning) {
    let index = word.withUnsafeBufferPointer { slot(of: $0) }
    guard slots[index].count == 0, let count = UInt8(exactly: word.count),
      let start = UInt16(exactly: letters.count)
    else { return }
    slots[index] = Slot(start: start, count: count, meaning: meaning)
    letters += word.map { folded($0) }
    lengths[Int(folded(word[0]))] |= 1 << UInt32(min(31, word.count))
  }

  func meaning(of word: UnsafeBufferPointer<UInt8>) -> WordMeaning? {
    guard let first = word.first,
      lengths[Int(folded(first))] & (1 << UInt32(min(31, word.count))) != 0
    else { return nil }
    let slot = slots[slot(of: word)]
    return slot.count == 0 ? nil : slot.meaning
  }

  /// The place of a word: its own, or the empty slot where it would be.
  @inline(__always)
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(folded(byte))) &* 16_777_619 }
    var index = Int(hash ^ (hash >> 15)) & (slots.count - 1)
    while slots[index].count != 0, !holds(word, slots[index]) {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  @inline(__always)
  private func holds(_ word: UnsafeBufferPointer<UInt8>, _ slot: Slot) -> Bool {
    guard Int(slot.count) == word.count else { return false }
    for index in 0..<word.count where letters[Int(slot.start) + index] != folded(word[index]) {
      return false
    }
    return true
  }

  @inline(__always)
  private func folded(_ byte: UInt8) -> UInt8 {
    foldsCase && byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
