import Code
import Content
import Diagnostics
import Files
import Markdown

/// Checks the code of a page: what its info strings ask for, and the files that it includes.
struct ListingChecker {
  let links: LinkResolver
  /// Among the course's files.
  let file: Int
  /// The ids of the page.
  let ids: Set<String>

  /// The page's code, by the indices of its fenced blocks.
  ///
  /// - Parameter blocks: the fenced blocks that are no code.
  func listings(
    of document: Document, besides blocks: [Int: Int], _ diagnostics: inout [Diagnostic]
  ) -> [Int: Listing] {
    var listings: [Int: Listing] = [:]
    // Ids in info strings that are no attributes to Markdown.
    var own: Set<String> = []
    for (fence, block) in document.fencedBlocks.enumerated() where blocks[fence] == nil {
      let isRequest = IncludeRequest.isRequest(block.content[...])
      guard isRequest || !block.info.isEmpty, BlockKind.isListing(block) else { continue }
      let included = isRequest ? included(by: block, &diagnostics) : nil
      let shown = included?.bytes ?? block.content
      var options = CodeBlockOptions(
        parsing: block.info, at: block.infoRange,
        lineCount: shown.count { $0 == UInt8(ascii: "\n") })
      // The numbers of a part are those that its lines have in their file.
      if let included, options.lines.firstNumber == 1 {
        options.lines.firstNumber = included.firstLine
      }
      if !block.isForeign { diagnostics += Self.faults(of: options, block) }
      if let id = options.identifier, document.attributes(of: block.node)?.identifier != id,
        ids.contains(id) || !own.insert(id).inserted
      {
        diagnostics.append(Self.duplicate(id, block))
        options.identifier = nil
      }
      listings[fence] = Listing(options: options, included: included?.bytes)
    }
    return listings
  }

  private static func duplicate(_ id: String, _ block: FencedBlock) -> Diagnostic {
    Diagnostic(
      .error, "markdown/duplicate-id", at: block.infoRange,
      "`\(id)` is the id of something else on this page",
      solutions: [Solution("choose another id")])
  }

  /// What is wrong with an info string, as far as it is worth saying.
  private static func faults(of options: CodeBlockOptions, _ block: FencedBlock) -> [Diagnostic] {
    let faults = options.diagnostics.filter { !isNeedless($0, options) }
    guard block.info.hasPrefix("{"), !block.info.hasPrefix("{."),
      let unknown = faults.first(where: { $0.identifier == "code/unknown-language" }),
      unknown.solutions.isEmpty
    else { return faults }
    // A word in braces that is no language is a directive that we do not know.
    return [
      Diagnostic(
        .warning, "markdown/foreign-directive", at: unknown.range,
        "`{\(options.languageName)}` is a directive of another program, so it is shown as code here",
        solutions: [
          Solution("there is nothing like it here: write what it shows as text, or leave it out")
        ])
    ]
  }

  /// Many more languages are known than there are colours for.
  private static func isNeedless(_ fault: Diagnostic, _ options: CodeBlockOptions) -> Bool {
    fault.identifier == "code/unknown-language"
      && KnownLanguages.names.contains(options.languageName.lowercased())
  }

  private func included(
    by block: FencedBlock, _ diagnostics: inout [Diagnostic]
  ) -> IncludedText? {
    let sources = links.course.sources
    let folder =
      sources.folder(ofShown: block.origin.file) ?? links.course.files[file].source.folderPath
    guard let request = IncludeRequest(block, &diagnostics),
      let included = sources.file(for: request, from: folder, &diagnostics)
    else { return nil }
    return IncludedText(request, of: included.bytes, shown: included.shown, &diagnostics)
  }
}
