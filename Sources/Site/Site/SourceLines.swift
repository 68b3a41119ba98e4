import Diagnostics
import Files

/// Looks up lines of the author's files, for the excerpts of a report.
struct SourceLines {
  /// Where the files of the ranges are found.
  let folder: String

  /// The first line of a range without its line end; `nil` if the range has no place or the file cannot be read.
  func line(of range: SourceRange?) -> String? {
    guard let range, !range.file.isEmpty else { return nil }
    let path = range.file.hasPrefix("/") || folder.isEmpty ? range.file : "\(folder)/\(range.file)"
    guard let bytes = try? File.read(path) else { return nil }
    var number = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 10 || byte == 13 else {
        index += 1
        continue
      }
      if number == range.start.line { break }
      index += byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
      number += 1
      start = index
    }
    guard number == range.start.line, start < bytes.count else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
