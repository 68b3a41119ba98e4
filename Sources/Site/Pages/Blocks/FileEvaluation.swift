import Content
import Diagnostics
import Markdown
import Scenarios
import YAML

/// Blocks of Markdown files worked out outside a page: what `sitegen eval` prints.
public struct FileEvaluation: Sendable {
  /// One block.
  public struct Block: Sendable {
    public let scenario: Scenario
    /// The file as it is shown.
    public let file: String
    /// What came out; `nil` if it could not be worked out.
    public let outcome: Outcome?
    /// What is wrong inside the block.
    public let diagnostics: [Diagnostic]
  }

  /// All blocks in the order of the files and of their places.
  public let blocks: [Block]
  /// What is wrong outside the blocks that are listed: in the text, or in a block that cannot be read.
  public let diagnostics: [Diagnostic]

  /// Reads and works out.
  ///
  /// - Parameters:
  ///   - given: what they are called, and their bytes; one called `formulas.yml` defines formulas for the others, one in a
  ///     folder `graphs` a graph.
  ///   - defaults: what the course says for all blocks.
  public init(
    _ given: [(shown: String, bytes: [UInt8])], defaults: ScenarioDefaults = ScenarioDefaults()
  ) {
    var all: [Diagnostic] = []
    var defaults = defaults
    for file in given where Self.definesFormulas(file.shown) {
      let yaml = YAMLDocument(parsing: file.bytes, origin: TextOrigin(file: file.shown))
      all += yaml.diagnostics
      let definitions = FormulaDefinition.definitions(reading: yaml.root, &all)
      for definition in definitions { defaults.formulas.add(definition) }
    }
    let graphs = given.compactMap { Self.graph($0.shown, $0.bytes, defaults, &all) }
    defaults.namedGraphs = GraphLibrary(defaults.namedGraphs.documents + graphs)
    let files = given.filter {
      !Self.definesFormulas($0.shown) && GraphFile.name(ofPath: $0.shown) == nil
    }
    var documents: [Document] = []
    for file in files {
      let (document, faults) = PageText.document(file.bytes, shown: file.shown)
      all += faults
      documents.append(document)
    }
    let pages = documents.map { PageBlock.blocks(of: $0, &all) }
    let evaluation = CourseEvaluation(pages, defaults: defaults)
    all += evaluation.faults.flatMap(\.diagnostics)
    var blocks: [Block] = []
    for (page, document) in documents.enumerated() {
      for (index, block) in pages[page].enumerated() {
        guard case .scenario(let scenario) = block.body else { continue }
        let lines = Self.lines(of: document.fencedBlocks[block.fence])
        let isInside = { (diagnostic: Diagnostic) in
          diagnostic.range.map { $0.file == files[page].shown && lines.contains($0.start.line) }
            ?? false
        }
        blocks.append(
          Block(
            scenario: scenario, file: files[page].shown,
            outcome: evaluation.outcomes[page][index], diagnostics: all.filter(isInside)))
        all.removeAll(where: isInside)
      }
    }
    self.blocks = blocks
    diagnostics = all
  }

  /// The graph of a file; `nil` for a file of another kind.
  private static func graph(
    _ path: String, _ bytes: [UInt8], _ defaults: ScenarioDefaults, _ all: inout [Diagnostic]
  ) -> GraphDocument? {
    guard let name = GraphFile.name(ofPath: path) else { return nil }
    var isFaulty = false
    if let fault = GraphFile.fault(ofPath: path, shown: path) {
      all.append(fault)
      isFaulty = true
    }
    let yaml = YAMLDocument(parsing: bytes, origin: TextOrigin(file: path))
    all += yaml.diagnostics
    isFaulty = isFaulty || yaml.diagnostics.contains { $0.severity == .error }
    return GraphDocument(
      reading: GraphFile(name: name, shown: path, root: yaml.root, isFaulty: isFaulty),
      defaults: defaults.graphs, &all)
  }

  private static func definesFormulas(_ path: String) -> Bool {
    path.split(separator: "/").last == "formulas.yml"
  }

  /// The lines from the opening fence to the last line of the content.
  private static func lines(of fence: FencedBlock) -> ClosedRange<Int> {
    let count = fence.content.reduce(0) { $1 == 10 ? $0 + 1 : $0 }
    return fence.fenceRange.start.line...(fence.origin.firstLine + count)
  }
}
