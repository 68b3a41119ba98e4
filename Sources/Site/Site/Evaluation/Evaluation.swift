import Content
import Diagnostics
import Files
import Pages
import Scenarios

/// `sitegen eval`: the blocks of some files, worked out and printed.
public struct Evaluation: Sendable {
  /// How the results are printed.
  public enum Format: String, Sendable {
    case json, svg, text
  }

  private let evaluation: FileEvaluation
  private let look: FigureLook
  /// Everything that is wrong, in the order of files and places.
  public let diagnostics: [Diagnostic]

  /// Works out the blocks of files, given as what they are called and their bytes.
  ///
  /// - Parameter standardTheme: the default look, for its words.
  public init(_ files: [(shown: String, bytes: [UInt8])], standardTheme: [ThemeFile]) {
    evaluation = FileEvaluation(files)
    let (look, faults) = FigureLook.standard(Theme(standard: standardTheme))
    self.look = look
    diagnostics = (faults + evaluation.diagnostics + evaluation.blocks.flatMap(\.diagnostics))
      .sorted(by: Diagnostic.inOrder)
  }

  /// What is wrong outside the blocks that are listed, so that no block of the JSON says it.
  public var diagnosticsOutsideBlocks: [Diagnostic] { evaluation.diagnostics }

  /// True if an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The results as text, ending in a line break if there are any.
  public func text(as format: Format) -> String {
    switch format {
    case .json: JSONValue.array(evaluation.blocks.map { json(of: $0) }).text + "\n"
    case .svg: evaluation.blocks.indices.compactMap { svg(of: $0) }.joined()
    case .text: evaluation.blocks.map { reading(of: $0) }.joined(separator: "\n")
    }
  }

  private func json(of block: FileEvaluation.Block) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let id = block.scenario.settings.id { members.append(("id", .string(id.text))) }
    members += [
      ("kind", .string(block.scenario.block.kind.name)), ("file", .string(block.file)),
      ("line", .whole(block.scenario.block.range.start.line)),
      (
        "values",
        .object((block.outcome?.values.entries ?? []).map { ($0.name.text, $0.value.json) })
      ),
      ("diagnostics", .array(block.diagnostics.map(\.json))),
    ]
    return .object(members)
  }

  /// The drawing of a block; one without an id has its number among all blocks, so that two in one page do not share ids.
  private func svg(of index: Int) -> String? {
    let block = evaluation.blocks[index]
    guard let outcome = block.outcome,
      let drawing = look.standaloneDrawing(
        outcome, id: block.scenario.settings.id?.text ?? "\(index + 1)")
    else { return nil }
    return String(decoding: drawing, as: UTF8.self) + "\n"
  }

  private func reading(of block: FileEvaluation.Block) -> String {
    let id = block.scenario.settings.id.map { " \($0.text)" } ?? ""
    let line = block.scenario.block.range.start.line
    var text = "\(block.scenario.block.kind.name)\(id) (\(block.file):\(line))\n"
    guard let outcome = block.outcome else { return text + "  has errors\n" }
    text += "  \(look.description(of: outcome))\n"
    let width = outcome.values.entries.map(\.name.text.count).max() ?? 0
    for entry in outcome.values.entries {
      let padding = String(repeating: " ", count: width - entry.name.text.count)
      text += "  \(entry.name.text)\(padding)  \(entry.value.text(in: outcome.style))\n"
    }
    return text
  }
}
