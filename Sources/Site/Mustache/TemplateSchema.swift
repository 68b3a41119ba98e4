/// The names that templates may use, declared.
///
/// A template that is checked against a schema can use no other name; the help page on templates is generated from the same
/// value. Records have names of their own, so that a record can hold others of its kind (a page its sub-pages).
public struct TemplateSchema: Sendable {
  /// What a name stands for.
  public indirect enum Kind: Sendable, Hashable {
    /// Text, for `{{name}}`.
    case text
    /// Markup, for `{{{name}}}`.
    case markup
    /// A truth value, for sections only.
    case truth
    /// A record, by the name of its kind.
    case record(String)
    case list(of: Kind)
  }

  /// A declared name.
  public struct Name: Sendable, Hashable {
    public let name: String
    public let kind: Kind
    /// The key of the phrase that describes it.
    public let phrase: String

    public init(_ name: String, _ kind: Kind, phrase: String) {
      self.name = name
      self.kind = kind
      self.phrase = phrase
    }
  }

  /// A kind of record and the names in it.
  public struct Record: Sendable, Hashable {
    public let kind: String
    public let names: [Name]

    public init(_ kind: String, _ names: [Name]) {
      self.kind = kind
      self.names = names
    }
  }

  /// The record against which a template is rendered.
  public let root: Record
  /// Every kind of record that `root` leads to, in the order declared.
  public let records: [Record]
  private let namesByKind: [String: [Name]]

  public init(root: Record, records: [Record]) {
    self.root = root
    self.records = records
    namesByKind = Dictionary(
      (records + [root]).map { ($0.kind, $0.names) }, uniquingKeysWith: { first, _ in first })
  }

  /// Records for names with dots, for values made by `TemplateRecord(dotted:)`: `site.next` becomes `next` in the record
  /// `KIND.site`.
  public static func records(
    _ kind: String, dotted names: [String], phrase: (String) -> String
  ) -> [Record] {
    var order: [String] = []
    var inside: [String: [String]] = [:]
    for name in names {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first else { continue }
      if inside[first] == nil { order.append(first) }
      inside[first, default: []] += parts.dropFirst()
    }
    let declared = order.map { name in
      Name(
        name, inside[name]?.isEmpty == false ? .record(kind + "." + name) : .text,
        phrase: phrase(name))
    }
    let inner = order.flatMap { name -> [Record] in
      guard let parts = inside[name], !parts.isEmpty else { return [] }
      return records(kind + "." + name, dotted: parts) { phrase(name + "." + $0) }
    }
    return [Record(kind, declared)] + inner
  }

  /// The names in a kind of record; none for a kind that is not declared.
  public func names(in kind: String) -> [Name] { namesByKind[kind] ?? [] }

  /// Where a value does not hold what is declared, as dotted names: a name that is missing from a record would be
  /// looked for in the records around it. For the tests of whoever makes the values.
  public func differences(from value: TemplateValue) -> [String] {
    differences(from: value, .record(root.kind), at: "")
  }

  private func differences(from value: TemplateValue, _ kind: Kind, at path: String) -> [String] {
    switch (value, kind) {
    case (.none, _), (.text, .text), (.markup, .markup), (.truth, .truth): return []
    case (.list(let items), .list(let item)):
      return items.flatMap { differences(from: $0, item, at: path + "[]") }
    case (.sharedList(let list), .list):
      return differences(from: .list(list.items), kind, at: path)
    case (.record(let record), .record(let name)):
      let names = names(in: name)
      let prefix = path.isEmpty ? "" : path + "."
      let undeclared = record.entries.map(\.name).filter { entry in
        !names.contains { $0.name == entry }
      }
      return undeclared.map { prefix + $0 }
        + names.flatMap { declared -> [String] in
          guard let inner = record[declared.name] else { return [prefix + declared.name] }
          return differences(from: inner, declared.kind, at: prefix + declared.name)
        }
    default: return [path]
    }
  }
}
