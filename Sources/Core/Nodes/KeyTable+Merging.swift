extension KeyTable {
  /// The tables of several lists, one for each mapping, with each key once, in the order in which it first stands; a key has the
  /// choices of all.
  public static func merged(_ lists: [KeyTable]...) -> [KeyTable] {
    var places: [(place: String, keys: [KeyDescription])] = []
    for list in lists {
      for table in list {
        guard let index = places.firstIndex(where: { $0.place == table.place }) else {
          places.append((table.place, table.keys))
          continue
        }
        for key in table.keys {
          if let known = places[index].keys.firstIndex(where: { $0.name == key.name }) {
            places[index].keys[known] = places[index].keys[known].joined(with: key)
          } else {
            places[index].keys.append(key)
          }
        }
      }
    }
    return places.map { KeyTable($0.place, $0.keys) }
  }
}

extension KeyDescription {
  /// The same key with the words that another table allows for it, too.
  fileprivate func joined(with other: KeyDescription) -> KeyDescription {
    func all(_ words: [String], _ others: [String]) -> [String] {
      words + others.filter { !words.contains($0) }
    }
    switch (takes, other.takes) {
    case (.choice(let words), .choice(let others)):
      return KeyDescription(name, .choice(all(words, others)), phrase: phrase)
    case (.choices(let words), .choices(let others)):
      return KeyDescription(name, .choices(all(words, others)), phrase: phrase)
    default: return self
    }
  }
}
