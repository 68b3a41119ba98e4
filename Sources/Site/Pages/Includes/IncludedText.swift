import Diagnostics

/// A file of the course as a listing shows it: all of it, some lines, or a region, without marks and common indentation.
struct IncludedText: Sendable {
  /// UTF-8, each line ended by LF.
  let bytes: [UInt8]
  /// The number that its first line has in the file.
  let firstLine: Int

  /// Takes the part that is asked for; `nil` if it is not there, with an error.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - shown: its path as it is shown to the author.
  init?(
    _ request: IncludeRequest, of file: [UInt8], shown: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    let lines = Self.lines(of: file)
    var chosen: [Int]
    switch request.part {
    case .whole: chosen = Array(lines.indices)
    case .lines(let ranges):
      if let outside = ranges.first(where: { $0.lowerBound > lines.count }) {
        diagnostics.append(
          Diagnostic(
            .error, "code/missing-lines", at: request.partRange,
            "`\(request.path)` has no line \(outside.lowerBound): it has \(lines.count)"))
        return nil
      }
      chosen = ranges.flatMap { $0.lowerBound - 1..<min($0.upperBound, lines.count) }
    case .region(let name):
      guard let region = Self.region(name, request, in: lines, shown, &diagnostics) else {
        return nil
      }
      chosen = Array(region)
    }
    chosen.removeAll { RegionMark(lines[$0]) != nil }
    firstLine = (chosen.first ?? 0) + 1
    let indentation = Self.commonIndentation(of: chosen.map { lines[$0] })
    var bytes: [UInt8] = []
    for line in chosen {
      bytes += lines[line].dropFirst(min(indentation, lines[line].count))
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
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
    _ name: String, _ request: IncludeRequest, in lines: [ArraySlice<UInt8>], _ shown: String,
    _ diagnostics: inout [Diagnostic]
  ) -> Range<Int>? {
    let marks = lines.map { RegionMark($0) }
    guard let first = marks.firstIndex(where: { $0?.begun == name }) else {
      let names = marks.compactMap { $0?.begun }
      let near = NearMiss.of(name, among: names)
      diagnostics.append(
        Diagnostic(
          .error, "code/missing-region", at: request.partRange,
          "`\(request.path)` has no region `\(name)`",
          explanation: names.isEmpty
            ? "A region begins with a line that holds `#region NAME` and ends with `#endregion`."
            : "Its regions are " + names.map { "`\($0)`" }.joined(separator: ", ") + ".",
          solutions: near.map { [Solution("did you mean `\($0)`?", replacement: $0)] } ?? []))
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

  /// How many blanks all lines that have more than blanks begin with.
  private static func commonIndentation(of lines: [ArraySlice<UInt8>]) -> Int {
    var common: ArraySlice<UInt8>?
    for line in lines {
      let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if blanks.count == line.count { continue }
      guard let before = common else {
        common = blanks
        continue
      }
      var count = 0
      for (one, other) in zip(before, blanks) where one == other { count += 1 }
      let shared = zip(before, blanks).prefix { $0 == $1 }
      common = before.prefix(min(count, Array(shared).count))
    }
    return common?.count ?? 0
  }
}
