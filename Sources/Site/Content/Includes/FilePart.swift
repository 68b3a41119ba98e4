import Diagnostics

/// The lines of a file that an include asks for.
struct FilePart {
  /// All lines of the file, without their ends.
  let lines: [ArraySlice<UInt8>]
  /// Those that are asked for, by their indices, in the order in which they are.
  let chosen: [Range<Int>]

  /// Finds the part; `nil` if it is not there, with an error.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - shown: its path as it is shown to the author.
  ///   - marks: what a line begins or ends, for finding regions.
  init?(
    _ request: IncludeRequest, of file: [UInt8], shown: String,
    marks: (ArraySlice<UInt8>) -> RegionMark?, _ diagnostics: inout [Diagnostic]
  ) {
    lines = Self.lines(of: file)
    let count = lines.count
    switch request.part {
    case .whole: chosen = [0..<count]
    case .lines(let ranges):
      if let outside = ranges.first(where: { $0.lowerBound > count }) {
        diagnostics.append(
          Diagnostic(
            .error, "code/missing-lines", at: request.partRange,
            "`\(request.path)` has no line \(outside.lowerBound): it has \(count)"))
        return nil
      }
      chosen = ranges.map { $0.lowerBound - 1..<min($0.upperBound, count) }
    case .region(let name):
      guard
        let region = Self.region(
          name, request, among: lines.map(marks), in: lines, shown, &diagnostics)
      else { return nil }
      chosen = [region]
    }
  }

  private static func lines(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      lines.append(text[start..<(end ?? text.endIndex)])
      guard let end else { break }
      let isPair =
        text[end] == UInt8(ascii: "\r") && end + 1 < text.endIndex
        && text[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }

  /// The lines between the mark that begins a region and the one that ends it.
  private static func region(
    _ name: String, _ request: IncludeRequest, among marks: [RegionMark?],
    in lines: [ArraySlice<UInt8>], _ shown: String, _ diagnostics: inout [Diagnostic]
  ) -> Range<Int>? {
    guard let first = marks.firstIndex(where: { $0?.begun == name }) else {
      diagnostics.append(missing(name, request, among: marks.compactMap { $0?.begun }))
      return nil
    }
    var depth = 0
    for index in first + 1..<lines.count {
      switch marks[index] {
      case .begin: depth += 1
      case .end(let ended) where ended == name || (ended.isEmpty && depth == 0):
        return first + 1..<index
      case .end: depth = max(0, depth - 1)
      case .anchor, nil: break
      }
    }
    let start = SourcePosition(line: first + 1, column: 1)
    let width = String(decoding: lines[first], as: UTF8.self).unicodeScalars.count
    diagnostics.append(
      Diagnostic(
        .error, "code/unclosed-region",
        at: SourceRange(
          file: shown, start: start, end: SourcePosition(line: first + 1, column: width + 1)),
        "the region `\(name)` that begins here does not end",
        notes: [DiagnosticNote(at: request.partRange, "it is asked for here")],
        solutions: [Solution("write a line with `#endregion` behind it")]))
    return nil
  }

  private static func missing(
    _ name: String, _ request: IncludeRequest, among names: [String]
  ) -> Diagnostic {
    let near = NearMiss.of(name, among: names)
    return Diagnostic(
      .error, "code/missing-region", at: request.partRange,
      "`\(request.path)` has no region `\(name)`",
      explanation: names.isEmpty
        ? "A region begins with a line that holds `#region NAME` and ends with `#endregion`."
        : "Its regions are " + names.map { "`\($0)`" }.joined(separator: ", ") + ".",
      solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? [])
  }

  /// How many blanks all of some lines that have more than blanks begin with.
  static func commonIndentation(of lines: some Sequence<ArraySlice<UInt8>>) -> Int {
    var common: ArraySlice<UInt8>?
    for line in lines {
      let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if blanks.count == line.count { continue }
      guard let before = common else {
        common = blanks
        continue
      }
      var count = 0
      for (one, other) in zip(before, blanks) {
        guard one == other else { break }
        count += 1
      }
      common = before.prefix(count)
    }
    return common?.count ?? 0
  }
}
