import Nodes

/// The entries of a mapping while it is read; finds duplicates.
struct MappingEntries {
  private(set) var list: [NodeMapping.Entry] = []
  /// The bytes of the last value.
  private(set) var lastValuePlace = 0..<0
  /// Where each key stands in the list, for mappings too long to search.
  private var indices: [String: Int] = [:]

  private static let searchable = 16

  /// Adds an entry.
  ///
  /// - Returns: the key that was there already, if there is one; the entry is then left out.
  mutating func add(_ entry: NodeMapping.Entry, valueAt place: Range<Int>) -> Scalar? {
    if let first = index(of: entry.key.text) { return list[first].key }
    if list.count == Self.searchable {
      for (index, entry) in list.enumerated() { indices[entry.key.text] = index }
    }
    if list.count >= Self.searchable { indices[entry.key.text] = list.count }
    list.append(entry)
    lastValuePlace = place
    return nil
  }

  /// Puts another value in the place of the last one.
  mutating func replaceLastValue(by value: Node, at place: Range<Int>) {
    guard !list.isEmpty else { return }
    list[list.count - 1].value = value
    lastValuePlace = place
  }

  private func index(of key: String) -> Int? {
    list.count <= Self.searchable ? list.firstIndex { $0.key.text == key } : indices[key]
  }
}
