import Diagnostics
import Nodes
import YAML

/// The works that a course can cite, from its bibliography files.
///
/// ```
/// var bibliography = Bibliography()
/// bibliography.add(bibTeX: bytes, file: "Content/references.bib", reporting: &diagnostics)
/// let hecht = bibliography.reference("hecht", reporting: &diagnostics)
/// ```
///
/// A file is read as a whole, so that every fault of its form is found; the fields of an entry are read when it is asked for, so that a
/// library of thousands costs little and is not criticised for what nobody cites.
public struct Bibliography: Sendable {
  private enum Source: Sendable {
    case bibTeX(file: Int, entry: Int)
    case item(NodeMapping)
  }

  /// The keys, in the order of the files.
  public private(set) var keys: [String] = []
  private var sources: [String: (source: Source, place: SourceRange)] = [:]
  private var files: [BibTeXReferences] = []

  public init() {}

  public var isEmpty: Bool { keys.isEmpty }

  public func contains(_ key: String) -> Bool { sources[key] != nil }

  /// The key that was probably meant by one that is not there.
  public func nearMiss(of key: String) -> String? { NearMiss.of(key, among: keys) }

  /// Adds the entries of a BibTeX file.
  ///
  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - file: the file as it is shown to the author.
  ///   - diagnostics: receives what is wrong with its form.
  public mutating func add(
    bibTeX bytes: [UInt8], file: String, reporting diagnostics: inout [Diagnostic]
  ) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = BibTeXText(hasMark ? Array(bytes.dropFirst(3)) : bytes, file: file)
    var reader = BibTeXReader(text)
    reader.read()
    diagnostics += reader.diagnostics
    for (index, entry) in reader.entries.enumerated() where !entry.key.isEmpty {
      add(
        entry.key, .bibTeX(file: files.count, entry: index), at: text.range(entry.keyPlace),
        &diagnostics)
    }
    files.append(BibTeXReferences(text, reader.entries))
  }

  /// Adds the items of a file of CSL-JSON, or of the same written as YAML.
  public mutating func add(
    csl bytes: [UInt8], file: String, reporting diagnostics: inout [Diagnostic]
  ) {
    let yaml = YAMLDocument(
      parsing: CSLJSON.withoutSurrogates(bytes), origin: TextOrigin(file: file),
      mostNodes: 1_000_000)
    diagnostics += yaml.diagnostics
    guard let root = yaml.root else { return }
    guard let items = Self.items(root) else {
      diagnostics.append(
        Diagnostic(
          .error, "citation/wrong-value", at: root.range,
          "a file of CSL-JSON is a list of items, `[{\"id\": \"hecht\", …}]`"))
      return
    }
    for item in items { add(item, &diagnostics) }
  }

  /// The items: the list itself, or what `references` or `items` hold.
  private static func items(_ root: Node) -> [Node]? {
    if let list = root.list { return list.items }
    guard let mapping = root.mapping else { return nil }
    for name in ["references", "items"] {
      if let list = mapping[name]?.value.list { return list.items }
    }
    return mapping["id"] == nil ? nil : [root]
  }

  private mutating func add(_ item: Node, _ diagnostics: inout [Diagnostic]) {
    guard let mapping = item.mapping else {
      diagnostics.append(
        Diagnostic(
          .error, "citation/wrong-value", at: item.range,
          "an item of CSL-JSON is a mapping, `{\"id\": \"hecht\", \"type\": \"book\", …}`"))
      return
    }
    guard let id = mapping["id"]?.value.scalar, !id.text.isEmpty else {
      var range = mapping.range
      range.end = range.start
      diagnostics.append(
        Diagnostic(
          .error, "citation/missing-key", at: range, "an item has an `id`, by which it is cited",
          solutions: [Solution("write `\"id\": \"name\"`")]))
      return
    }
    add(id.text, .item(mapping), at: id.range, &diagnostics)
  }

  private mutating func add(
    _ key: String, _ source: Source, at place: SourceRange, _ diagnostics: inout [Diagnostic]
  ) {
    if let first = sources[key] {
      diagnostics.append(
        Diagnostic(
          .error, "citation/duplicate-key", at: place, "`\(key)` is the key of another entry",
          notes: [DiagnosticNote(at: first.place, "the first is here")],
          solutions: [Solution("give one of the two another key, or take it away")]))
    } else {
      keys.append(key)
      sources[key] = (source, place)
    }
  }

  /// The work of a key; `nil` if there is none.
  ///
  /// - Parameter diagnostics: receives what is wrong with its fields.
  public func reference(_ key: String, reporting diagnostics: inout [Diagnostic]) -> Reference? {
    switch sources[key]?.source {
    case .bibTeX(let file, let entry):
      return files[file].reference(entry, reporting: &diagnostics)
    case .item(let mapping):
      guard let id = mapping["id"]?.value.scalar else { return nil }
      var reading = CSLReading(mapping, key: id)
      let reference = reading.reference()
      diagnostics += reading.diagnostics
      return reference
    case nil: return nil
    }
  }

  /// The family names of who wrote a work, or else its title; `nil` if there is no such work.
  public func familyNames(of key: String) -> String? {
    var faults: [Diagnostic] = []
    guard let reference = reference(key, reporting: &faults) else { return nil }
    let names = reference.names.names.map(\.short)
    return names.isEmpty ? reference[.title]?.plain ?? key : names.joined(separator: ", ")
  }
}
