import Diagnostics
import Files
import Markdown

/// Puts the files that a page includes in their places, and the files that those include in theirs.
struct PageComposer {
  /// A file whose text is being put in its place.
  struct Step {
    let source: String
    let shown: String
    /// Where it is asked for; `nil` for the page.
    let request: SourceRange?
  }

  let files: SourceFiles
  let includesDrafts: Bool
  var text = ComposedText()
  var diagnostics: [Diagnostic] = []
  /// The page, then the file that it includes, and so on to the one whose text is being put in its place.
  var path: [Step]
  /// The number of files that were put in their places.
  var count = 0
  /// After a fault of which there would be as many as there are copies.
  var isStopped = false
  private var read: [String: SourceFiles.File] = [:]

  /// How deep includes may be nested, how many a page may hold, and of how many bytes.
  static let deepest = 32
  static let most = 10_000
  static let largest = 1 << 23

  /// The text of a page with everything that it includes.
  ///
  /// - Parameters:
  ///   - document: the page as it is written.
  ///   - source: its path below `Content/`.
  ///   - blocks: its requests.
  static func text(
    of document: Document, source: String, _ blocks: [IncludeBlock], files: SourceFiles,
    includesDrafts: Bool
  ) -> (text: ComposedText, diagnostics: [Diagnostic]) {
    let shown = document.source.file
    var composer = PageComposer(
      files: files, includesDrafts: includesDrafts,
      path: [Step(source: source, shown: shown, request: nil)])
    let first = document.source.firstLine
    let page = composer.text.add(
      Inclusion(file: shown, lines: 1...max(first, first + document.source.lineCount)))
    var prefix = LinePrefix()
    composer.copy(document.source, blocks, as: page, behind: &prefix)
    return (composer.text, composer.text.noting(composer.diagnostics))
  }

  private init(files: SourceFiles, includesDrafts: Bool, path: [Step]) {
    self.files = files
    self.includesDrafts = includesDrafts
    self.path = path
  }

  /// Appends a text, what it includes in the places of the requests.
  mutating func copy(
    _ source: SourceText, _ blocks: [IncludeBlock], as inclusion: Int,
    behind prefix: inout LinePrefix,
    upTo end: Int? = nil, without marks: Set<Int> = []
  ) {
    var line = 0
    let end = end ?? source.lineCount
    // Where a block is not closed, libcmark may count the line behind it to it.
    for block in blocks {
      append(
        source, line..<max(line, block.lines.lowerBound), as: inclusion, behind: &prefix,
        without: marks)
      include(block, in: inclusion, behind: &prefix)
      line = block.lines.upperBound
      let next = line < end ? source.content(ofLine: line) : []
      let needsBlank = !next.allSatisfy(Self.isBlank) && !block.isBeforeItem
      if needsBlank, prefix.first == nil, !text.endsInBlankLine {
        text.appendBlank(behind: prefix.further + block.prefix)
      }
    }
    append(source, line..<max(line, end), as: inclusion, behind: &prefix, without: marks)
  }

  private mutating func append(
    _ source: SourceText, _ lines: Range<Int>, as inclusion: Int, behind prefix: inout LinePrefix,
    without marks: Set<Int>
  ) {
    for line in lines {
      let beginsItem = prefix.first != nil
      // An item that begins with an empty line holds nothing else.
      if beginsItem, marks.contains(line) || source.content(ofLine: line).allSatisfy(Self.isBlank) {
        continue
      }
      if marks.contains(line) {
        text.appendBlank(behind: prefix.further)
      } else {
        text.append(
          line: line, of: source, behind: prefix.next(), from: inclusion,
          omitting: beginsItem ? Self.indentation(of: source.content(ofLine: line)) : 0)
      }
    }
  }

  /// The spaces before a text that is no code: behind the marker of an item they would make code of it.
  private static func indentation(of line: ArraySlice<UInt8>) -> Int {
    let blanks = line.prefix(while: isBlank)
    return blanks.count < 4 && !blanks.contains(UInt8(ascii: "\t")) ? blanks.count : 0
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private mutating func include(
    _ block: IncludeBlock, in inclusion: Int, behind outer: inout LinePrefix
  ) {
    let first = outer.first
    var prefix = outer.inner(first: block.firstPrefix, further: block.prefix)
    for request in requests(of: block) where !isStopped {
      include(request, in: inclusion, behind: &prefix)
    }
    guard prefix.first != nil else { return }
    // Nothing was written. An item that the block begins is there even so.
    if block.beginsItem {
      text.appendBlank(behind: prefix.next())
    } else {
      outer.takeBack(first)
    }
  }

  /// What a block asks for: in its lines, and perhaps behind the word `include`.
  private mutating func requests(of block: IncludeBlock) -> [IncludeRequest] {
    let fence = block.block
    guard fence.isClosed else {
      if let fault = fence.unclosedFence(.error) { diagnostics.append(fault) }
      return []
    }
    var lines: [IncludeLine] = []
    let info = Array(fence.info.unicodeScalars)
    let word = info.prefix { $0 != " " && $0 != "\t" }.count
    let name = info[word...].prefix { $0 == " " || $0 == "\t" }.count + word
    if name < info.count {
      lines.append(
        IncludeLine(Array(info[name...]), at: fence.infoRange.part(offset: name, count: 0)))
    }
    let content = String(decoding: fence.content, as: UTF8.self).unicodeScalars
    for (index, line) in content.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !line.allSatisfy({ $0 == " " || $0 == "\t" })
    {
      let start = SourcePosition(line: index + 1, column: 1)
      lines.append(IncludeLine(Array(line), at: fence.origin.range(from: start, to: start)))
    }
    if lines.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, "code/malformed-include", at: fence.fenceRange, "an include names a file",
          solutions: [
            Solution("write the path of a file between the fences, `_notes.md` for example")
          ]))
    }
    return lines.compactMap { IncludeRequest($0, isMarkdown: true, &diagnostics) }
  }

  private mutating func include(
    _ request: IncludeRequest, in inclusion: Int, behind prefix: inout LinePrefix
  ) {
    guard let here = path.last, let file = file(for: request, from: here.source.folderPath),
      mayInclude(file, request, behind: prefix), let parts = parts(of: file, for: request)
    else { return }
    path.append(Step(source: file.source, shown: file.shown, request: request.pathRange))
    for part in parts where !isStopped {
      place(part, of: file, for: request, in: inclusion, behind: &prefix)
    }
    path.removeLast()
  }

  private mutating func file(
    for request: IncludeRequest, from folder: String
  ) -> SourceFiles.File? {
    guard let source = files.source(of: request, from: folder, &diagnostics) else { return nil }
    if let known = read[source] { return known }
    let file = files.file(at: source, for: request, &diagnostics)
    read[source] = file
    return file
  }

  /// Appends a part of a file, if what begins in it ends in it.
  private mutating func place(
    _ part: IncludedPart, of file: SourceFiles.File, for request: IncludeRequest, in parent: Int,
    behind prefix: inout LinePrefix
  ) {
    let shift = text.headingShift(of: parent) + request.headingShift
    let inclusion = text.add(
      Inclusion(
        file: file.shown, lines: part.lines, request: request.pathRange, parent: parent,
        headingShift: shift))
    if let fault = part.fault {
      diagnostics.append(fault)
      return
    }
    if prefix.first == nil, !text.endsInBlankLine { text.appendBlank(behind: prefix.further) }
    copy(
      part.document.source, part.document.includeBlocks, as: inclusion, behind: &prefix,
      upTo: part.lines.count, without: part.marks)
  }
}
