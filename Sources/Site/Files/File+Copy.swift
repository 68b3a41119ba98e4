import Glibc

/// Copying and comparing files piece by piece: a video of a course need not fit into memory.
extension File {
  private static let pieceSize = 1 << 18

  /// Copies the bytes of a file to another, making or emptying that first.
  public static func copy(_ source: String, to path: String) throws(FileFault) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw FileFault("read", source) }
    defer { close(input) }
    let output = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard output >= 0 else { throw FileFault("write", path) }
    var buffer = [UInt8](repeating: 0, count: pieceSize)
    var fault: FileFault?
    while fault == nil {
      let (count, code) = buffer.withUnsafeMutableBufferPointer { fill($0, from: 0, input) }
      if code != 0 { fault = FileFault("read", source, code: code) }
      if code != 0 || count == 0 { break }
      let written = buffer.withUnsafeBytes { write($0[..<count], to: output) }
      if written != 0 { fault = FileFault("write", path, code: written) }
    }
    let isClosed = close(output) == 0
    if let fault { throw fault }
    if !isClosed { throw FileFault("write", path) }
  }

  /// True if two files are there and have the same bytes; any trouble in reading them counts as different.
  public static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    var status = (stat(), stat())
    guard lstat(second, &status.1) == 0, status.1.st_mode & S_IFMT == S_IFREG,
      stat(first, &status.0) == 0, status.0.st_size == status.1.st_size
    else { return false }
    let inputs = (open(first, O_RDONLY | O_CLOEXEC), open(second, O_RDONLY | O_CLOEXEC))
    defer {
      close(inputs.0)
      close(inputs.1)
    }
    guard inputs.0 >= 0, inputs.1 >= 0 else { return false }
    var buffers = ([UInt8](repeating: 0, count: pieceSize), [UInt8](repeating: 0, count: pieceSize))
    while true {
      let one = buffers.0.withUnsafeMutableBufferPointer { fill($0, from: 0, inputs.0) }
      let other = buffers.1.withUnsafeMutableBufferPointer { fill($0, from: 0, inputs.1) }
      guard one.fault == 0, other.fault == 0, one.count == other.count else { return false }
      if one.count == 0 { return true }
      guard buffers.0[..<one.count] == buffers.1[..<one.count] else { return false }
    }
  }
}
