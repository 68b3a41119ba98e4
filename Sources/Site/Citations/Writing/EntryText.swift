/// An entry of a list of references while it is put together from its parts.
struct EntryText {
  /// What stands between parts.
  enum Joint {
    /// Each part is a sentence.
    case sentences
    /// One sentence, with commas.
    case commas
  }

  private(set) var text = RichText()
  private let joint: Joint

  init(_ joint: Joint) { self.joint = joint }

  /// Adds a part; none if it is empty.
  mutating func add(_ part: RichText?) {
    guard let part, !part.isEmpty else { return }
    if !text.isEmpty {
      switch joint {
      case .sentences: text.endSentence()
      case .commas: if !text.endsWithMark { text.append(punctuation: ",") }
      }
      text.append(" ")
    }
    text.append(part)
  }

  mutating func add(_ part: String?) { add(part.map { RichText($0) }) }

  /// The whole, ended.
  var ended: RichText {
    var whole = text
    if !whole.isEmpty { whole.endSentence() }
    return whole
  }
}
