import Diagnostics
import Foundation
import Nodes
import YAML

/// The file that says how vectors are run as blocks: for each kind a block with inputs in braces, and value names.
struct VectorTemplates {
  struct Template {
    /// The kind of the vectors, without what tells several templates of a kind apart.
    let kind: String
    /// The kind of the block: `optics`, unless it is said.
    let scenario: String
    let defaults: [String: String]
    /// For a list among the inputs, what its items become: lines by the key that an item must have.
    let lists: [(input: String, lines: [(key: String, text: String)])]
    let block: String
    /// For each expected key the name of a value, and the factor from SI units.
    let values: [(key: String, name: String, factor: Double)]

    /// For each key the word behind the name of its value, if it is no factor.
    let rules: [String: String]

    /// The keys of which the sign does not count.
    private let sizes: [String]

    /// True if the sign of an expected value does not count.
    func isSize(_ key: String) -> Bool { sizes.contains(key) }

    init(_ kind: String, _ mapping: NodeMapping?) {
      self.kind = kind
      scenario = mapping?["kind"]?.value.scalar?.text ?? "optics"
      defaults = VectorTemplates.texts(mapping?["defaults"]?.value)
      lists = (mapping?["lists"]?.value.mapping?.entries ?? []).map { list in
        (
          list.key.text,
          (list.value.mapping?.entries ?? []).map { ($0.key.text, $0.value.scalar?.text ?? "") }
        )
      }
      block = mapping?["block"]?.value.scalar?.text ?? ""
      let texts = VectorTemplates.texts(mapping?["values"]?.value)
      sizes = texts.filter { $0.value.hasPrefix("size ") }.map { $0.key }
      rules = texts.compactMapValues { text in
        let parts = text.trimmingPrefix("size ").split(separator: " ")
        return parts.count > 1 && Double(parts[1]) == nil ? String(parts[1]) : nil
      }
      values = texts.sorted { $0.key < $1.key }
        .map { key, text in
          let parts = text.trimmingPrefix("size ").split(separator: " ")
          return (key, String(parts[0]), parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
        }
    }

    /// The block of a case: inputs in the place of their names in braces, lists item by item.
    func text(with inputs: VectorValue) -> String {
      var text = block
      for list in lists {
        var lines = ""
        if case .list(let items) = inputs.at(list.input[...]) {
          for item in items {
            for line in list.lines where item.has(line.key) {
              lines += filled(line.text, with: item) + "\n"
            }
          }
        }
        text = text.replacing("{\(list.input)}\n", with: lines)
      }
      return filled(text, with: inputs)
    }

    private func filled(_ text: String, with inputs: VectorValue) -> String {
      text.replacing(/\{([A-Za-z0-9_.]+)\}/) { match in
        let name = String(match.output.1)
        return inputs.has(name)
          ? inputs.at(name[...])?.text ?? "" : defaults[name] ?? String(match.output.0)
      }
    }
  }

  let templates: [Template]
  /// Words of the vectors and what they are called here.
  let words: [String: String]

  /// Reads `Tests/Vectors/NAME`.
  init(_ name: String, beside file: StaticString = #filePath) throws {
    var folder = URL(filePath: "\(file)")
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let data = try Data(contentsOf: folder.appending(path: "Vectors/\(name)"))
    let document = YAMLDocument(parsing: [UInt8](data), origin: TextOrigin(file: name))
    let entries = document.root?.mapping?.entries ?? []
    words = Self.texts(entries.first { $0.key.text == "words" }?.value)
    templates = entries.filter { $0.key.text != "words" }.map { entry in
      Template(String(entry.key.text.prefix { $0 != " " }), entry.value.mapping)
    }
  }

  fileprivate static func texts(_ node: Node?) -> [String: String] {
    var found: [String: String] = [:]
    for entry in node?.mapping?.entries ?? [] {
      found[entry.key.text] = entry.value.scalar?.text ?? ""
    }
    return found
  }
}
