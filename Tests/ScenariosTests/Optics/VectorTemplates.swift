import Diagnostics
import Foundation
import Nodes
import YAML

/// The file that says how vectors are run as blocks: for each kind a block with inputs in braces, and value names.
struct VectorTemplates {
  struct Template {
    /// The kind of the vectors, without what tells several templates of a kind apart.
    let kind: String
    let defaults: [String: String]
    let block: String
    /// For each expected key the name of a value, and the factor from SI units.
    let values: [(key: String, name: String, factor: Double)]
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
      let mapping = entry.value.mapping
      let values = Self.texts(mapping?["values"]?.value).sorted { $0.key < $1.key }
      return Template(
        kind: String(entry.key.text.prefix { $0 != " " }),
        defaults: Self.texts(mapping?["defaults"]?.value),
        block: mapping?["block"]?.value.scalar?.text ?? "",
        values: values.map { key, text in
          let parts = text.split(separator: " ")
          return (key, String(parts[0]), parts.count > 1 ? Double(parts[1]) ?? 1 : 1)
        })
    }
  }

  private static func texts(_ node: Node?) -> [String: String] {
    var found: [String: String] = [:]
    for entry in node?.mapping?.entries ?? [] {
      found[entry.key.text] = entry.value.scalar?.text ?? ""
    }
    return found
  }
}
