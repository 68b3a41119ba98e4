/// Names and their values.
///
/// A record shares its storage when it is copied: one that many pages have in common is built once. Names are searched one
/// after the other, which is fastest for the dozen that a record has; short ones (up to 15 bytes) are compared
/// without a call. A name that a record does not hold is looked for in the records around it, so a record should hold each
/// of its names, `none` for an empty one.
public final class TemplateRecord: Sendable {
  public struct Entry: Sendable {
    public let name: String
    public let value: TemplateValue

    public init(_ name: String, _ value: TemplateValue) {
      self.name = name
      self.value = value
    }
  }

  public let entries: [Entry]

  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// A tree of records from names with dots: `next.label` becomes `label` in the record `next`.
  ///
  /// Where one name is the beginning of another (`next` and `next.label`) the record wins.
  public init(dotted entries: [Entry]) {
    var order: [String] = []
    var inside: [String: [Entry]] = [:]
    var values: [String: TemplateValue] = [:]
    for entry in entries {
      let parts = entry.name.split(separator: ".", maxSplits: 1)
      guard let first = parts.first.map(String.init) else { continue }
      if inside[first] == nil, values[first] == nil { order.append(first) }
      if parts.count == 2 {
        inside[first, default: []].append(Entry(String(parts[1]), entry.value))
      } else {
        values[first] = entry.value
      }
    }
    self.entries = order.map { name in
      Entry(name, inside[name].map { .record(TemplateRecord(dotted: $0)) } ?? values[name] ?? .none)
    }
  }

  /// The value of a name; `nil` if the record does not hold it.
  public subscript(name: String) -> TemplateValue? {
    // Through the buffer, because an iterator would copy each entry; lengths first, because most differ.
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices
      where entries[index].name.utf8.count == name.utf8.count && entries[index].name == name {
        return entries[index].value
      }
      return nil
    }
  }
}
