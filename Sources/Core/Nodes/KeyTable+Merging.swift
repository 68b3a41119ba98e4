extension KeyTable {
  /// The tables of several lists, one for each mapping, with each key once, in the order in which it first stands.
  public static func merged(_ lists: [KeyTable]...) -> [KeyTable] {
    var places: [(place: String, keys: [KeyDescription])] = []
    for list in lists {
      for table in list {
        guard let index = places.firstIndex(where: { $0.place == table.place }) else {
          places.append((table.place, table.keys))
          continue
        }
        for key in table.keys where !places[index].keys.contains(where: { $0.name == key.name }) {
          places[index].keys.append(key)
        }
      }
    }
    return places.map { KeyTable($0.place, $0.keys) }
  }
}
