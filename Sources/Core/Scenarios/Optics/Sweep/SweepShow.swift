import Diagnostics
import Formula
import Nodes

/// Reads what a sweep shows: its drawings, its table, and the values that are the table's columns.
struct SweepShow {
  private(set) var parts: [SweepPart] = []
  /// Empty for the usual ones.
  private(set) var columns: [ValueName] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ show: Node?, of steps: [SweepStep]) {
    guard let show else {
      parts = SweepPart.allCases
      return
    }
    var names: [String] = []
    for step in steps {
      let own = step.outcome.possibleNames + step.outcome.values.entries.map { $0.name }
      for name in own where !names.contains(name.text) { names.append(name.text) }
    }
    for item in show.list?.items ?? [show] {
      let word = item.scalar?.text ?? ""
      if let part = SweepPart(rawValue: word) {
        add(part)
      } else if names.contains(word) {
        let name = ValueName(word.split(separator: ".").map { String($0) })
        if !columns.contains(name) { columns.append(name) }
        add(.table)
      } else if !steps.isEmpty {
        report(item, word, among: names)
      }
    }
  }

  private mutating func add(_ part: SweepPart) {
    if !parts.contains(part) { parts.append(part) }
  }

  private mutating func report(_ item: Node, _ word: String, among names: [String]) {
    let words = SweepPart.allCases.map { $0.rawValue }
    let near = NearMiss.of(word, among: words + names)
    diagnostics.append(
      Diagnostic(
        .error, "scenario/unknown-choice", at: item.range, "`\(word)` is not a part of a sweep",
        explanation: "Possible are " + words.map { "`\($0)`" }.joined(separator: ", ")
          + ", and values of the block, which become columns of the table.",
        solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
  }
}
