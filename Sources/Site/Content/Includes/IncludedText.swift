import Diagnostics

/// A file of the course as a listing shows it: all of it, some lines, or a region, without marks and common indentation.
public struct IncludedText: Sendable {
  /// UTF-8, each line ended by LF.
  public let bytes: [UInt8]
  /// The number that its first line has in the file.
  public let firstLine: Int

  /// Takes the part that is asked for; `nil` if it is not there, with an error.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - shown: its path as it is shown to the author.
  public init?(
    _ request: IncludeRequest, of file: [UInt8], shown: String,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard
      let part = FilePart(
        request, of: file, shown: shown, marks: { RegionMark($0) }, &diagnostics)
    else { return nil }
    let lines = part.lines
    let chosen = part.chosen.flatMap { $0 }.filter { RegionMark(lines[$0]) == nil }
    firstLine = (chosen.first ?? 0) + 1
    let indentation = FilePart.commonIndentation(of: chosen.map { lines[$0] })
    var bytes: [UInt8] = []
    for line in chosen {
      bytes += lines[line].dropFirst(min(indentation, lines[line].count))
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }
}
