import Diagnostics
import Glibc

/// Checks that a file is UTF-8, and says where it is not.
enum UTF8Check {
  /// The error for the first byte that is no UTF-8, or `nil`.
  static func fault(in bytes: [UInt8], file: String) -> Diagnostic? {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    let hasZeros =
      bytes.withUnsafeBytes { $0.baseAddress.flatMap { memchr($0, 0, bytes.count) } } != nil
    if isValid, !hasZeros { return nil }
    let place = firstFault(bytes)
    let value = bytes.indices.contains(place.offset) ? bytes[place.offset] : 0
    let byte = value == 0 ? "00" : String(value, radix: 16, uppercase: true)
    return Diagnostic(
      .error, "site/not-utf-8",
      at: SourceRange(file: file, start: place.position, end: place.position),
      "a source file is UTF-8, but the byte \(byte) here is not",
      explanation: hasZeros
        ? "A file with zero bytes in it is UTF-16, which some editors call Unicode, or no text at all."
        : nil,
      solutions: [Solution("save the file as UTF-8")])
  }

  private static func firstFault(_ bytes: [UInt8]) -> (offset: Int, position: SourcePosition) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    var position = SourcePosition(line: 1, column: 1)
    var lastWasReturn = false
    while case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value != 0 {
      offset += UTF8.width(scalar)
      if scalar == "\n", lastWasReturn {
        lastWasReturn = false
      } else if scalar == "\n" || scalar == "\r" {
        position = SourcePosition(line: position.line + 1, column: 1)
        lastWasReturn = scalar == "\r"
      } else {
        position.column += 1
        lastWasReturn = false
      }
    }
    return (offset, position)
  }
}
