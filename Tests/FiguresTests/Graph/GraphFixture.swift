import Diagnostics
import Foundation
import Markup
import Nodes
import Phrases
import Scenarios
import TestSupport
import YAML

@testable import Figures

/// A graph block worked out, with the English words of the shipped phrasebook.
struct GraphFixture {
  let outcome: GraphOutcome
  let figure: GraphFigure
  private let id: String

  init?(_ text: String, id: String = "g") {
    let document = YAMLDocument(parsing: text.utf8, origin: TextOrigin(file: "block"))
    var diagnostics = document.diagnostics
    let start = SourcePosition(line: 1, column: 1)
    let place = SourceRange(file: "block", start: start, end: start)
    let body = document.root?.mapping ?? NodeMapping([], at: place)
    let settings = BlockSettings(reading: body, &diagnostics)
    let block = ScenarioBlock(kind: .graph, body: body, at: place)
    guard
      let outcome = GraphOutcome(
        reading: block, settings: settings, in: ScenarioContext(), &diagnostics)
    else { return nil }
    self.outcome = outcome
    self.id = id
    figure = GraphFigure(
      of: outcome, drawingID: "figure-" + id, phrases: Self.phrases, alternative: nil)
  }

  /// The whole figure as HTML.
  var html: String {
    Figure(of: outcome, id: id, phrases: Self.phrases).markup().text()
  }

  /// A graph of so many vertices and edges, connected, no two edges between the same vertices, with weights.
  static func random(order: Int, size: Int, directed: Bool = false, seed: UInt64) -> String {
    var chance = Chance(seed)
    var pairs: [[Int]] = []
    func add(_ one: Int, _ other: Int) {
      let pair = [min(one, other), max(one, other)]
      if one != other, !pairs.contains(pair) { pairs.append(pair) }
    }
    for vertex in 1..<order { add(chance.number(in: 0...(vertex - 1)), vertex) }
    while pairs.count < min(size, order * (order - 1) / 2) {
      add(chance.number(in: 0...(order - 1)), chance.number(in: 0...(order - 1)))
    }
    let joiner = directed ? "->" : "-"
    let edges = pairs.map { pair in
      "v\(pair[0])\(joiner)v\(pair[1]) \(chance.number(in: 1...19))"
    }
    return "edges: [\(edges.joined(separator: ", "))]"
  }

  /// `Templates/phrases/en.yml`.
  static let phrases: Phrases = {
    var folder = URL(filePath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let file = folder.deletingLastPathComponent().appending(path: "Templates/phrases/en.yml")
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    let document = YAMLDocument(parsing: bytes, origin: TextOrigin(file: "en.yml"))
    var patterns: [String: PhrasePattern] = [:]
    func add(_ mapping: NodeMapping, _ prefix: String) {
      for entry in mapping.entries {
        let key = prefix + entry.key.text
        guard let inner = entry.value.mapping else {
          patterns[key] = PhrasePattern(entry.value.scalar?.text ?? "")
          continue
        }
        var forms: [PluralCategory: String] = [:]
        for form in inner.entries {
          guard let category = PluralCategory(rawValue: form.key.text) else { continue }
          forms[category] = form.value.scalar?.text
        }
        if forms.count == inner.entries.count {
          patterns[key] = PhrasePattern(forms: forms)
        } else {
          add(inner, key + ".")
        }
      }
    }
    if let root = document.root?.mapping { add(root, "") }
    return Phrases(language: "en", numberStyle: .english, patterns: patterns)
  }()
}
