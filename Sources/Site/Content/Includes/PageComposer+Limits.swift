import Diagnostics
import Markdown

extension PageComposer {
  /// Whether a file can be put in its place: not in itself, and not without end.
  mutating func mayInclude(
    _ file: SourceFiles.File, _ request: IncludeRequest, behind prefix: LinePrefix
  ) -> Bool {
    count += 1
    if let first = path.firstIndex(where: { $0.source == file.source }) {
      reportCycle(path[first...], closedAt: request.pathRange)
      isStopped = true
    } else if path.count > Self.deepest {
      stop(request, "includes go \(Self.deepest) deep")
    } else if count > Self.most {
      stop(request, "a page holds at most \(Self.most) includes, those of included files counted")
    } else if text.size + Self.size(of: file, behind: prefix) > Self.largest {
      stop(request, "a page and what it includes have at most \(Self.largest >> 20) MB")
    }
    return !isStopped
  }

  /// How much a file adds at most, what is noted of each line included.
  private static func size(of file: SourceFiles.File, behind prefix: LinePrefix) -> Int {
    let lines = file.bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return file.bytes.count + lines * (16 + prefix.further.count)
  }

  private mutating func stop(_ request: IncludeRequest, _ summary: String) {
    isStopped = true
    diagnostics.append(
      Diagnostic(
        .error, "markdown/include-limit", at: request.pathRange, summary,
        explanation:
          "A file that is included twice by one that is included twice is there four times."))
  }

  /// Reports a chain of files that leads back to its beginning; the same for each of them, whichever comes first.
  private mutating func reportCycle(_ cycle: ArraySlice<Step>, closedAt closing: SourceRange) {
    // For each file the request in it for the next one.
    let requests = cycle.dropFirst().compactMap(\.request) + [closing]
    let names = cycle.map(\.source)
    guard
      let least = names.indices.min(by: { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
      )
    else { return }
    let order = Array(least..<names.count) + Array(0..<least)
    let chain = (order + [least]).map { "`\(names[$0])`" }.joined(separator: " → ")
    diagnostics.append(
      Diagnostic(
        .error, "markdown/include-cycle", at: requests[least],
        "a file cannot include itself: \(chain)",
        notes: order.dropFirst().map {
          DiagnosticNote(at: requests[$0], "`\(names[$0])` includes the next one here")
        }))
  }
}
