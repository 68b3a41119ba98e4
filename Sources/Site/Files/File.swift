import Glibc

/// Reading and writing whole files, by POSIX calls. `Data.write` flushes every file to the disk, which is twenty times slower.
public enum File {
  /// The bytes of a file.
  public static func read(_ path: String) throws(FileFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFault("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFault("read", path, code: EISDIR) }
    // One byte more than expected, so that the end of the file is seen without a second call growing the buffer.
    var bytes = [UInt8]()
    var capacity = max(Int(status.st_size) + 1, 4096)
    while true {
      let filled = bytes.count
      var fault: Int32 = 0
      bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        bytes.withUnsafeBufferPointer { old in
          guard let target = buffer.baseAddress, let source = old.baseAddress else { return }
          target.update(from: source, count: filled)
        }
        (count, fault) = fill(buffer, from: filled, descriptor)
      }
      guard fault == 0 else { throw FileFault("read", path, code: fault) }
      if bytes.count < capacity { return bytes }
      capacity *= 2
    }
  }

  /// Writes a file, making or emptying it first.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFault("write", path) }
    let fault = bytes.withUnsafeBytes { write($0[...], to: descriptor) }
    guard close(descriptor) == 0, fault == 0 else {
      throw FileFault("write", path, code: fault == 0 ? errno : fault)
    }
  }

  /// Writes a file so that a reader, or a build that is killed, sees the old or the new bytes and nothing between: to a
  /// temporary file beside it, which is then renamed.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let name = path.fileName
    let temporary = "\(path.dropLast(name.count)).\(name).sitegen-new"
    do {
      try write(bytes, to: temporary)
      try move(temporary, to: path)
    } catch {
      unlink(temporary)
      throw FileFault("write", path, code: error.code)
    }
  }

  /// Renames a file or folder; a file that is there is replaced.
  public static func move(_ path: String, to target: String) throws(FileFault) {
    guard rename(path, target) == 0 else { throw FileFault("rename", path) }
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(FileFault) {
    guard unlink(path) == 0 else { throw FileFault("remove", path) }
  }

  /// True if the file has exactly these bytes. Any trouble in reading it counts as different.
  public static func hasBytes(_ bytes: [UInt8], at path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return bytes.withUnsafeBytes { expected in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { piece in
        var compared = 0
        while compared < expected.count {
          let (count, fault) = fill(piece, from: 0, descriptor)
          guard fault == 0, count > 0, compared + count <= expected.count,
            let start = expected.baseAddress, let base = piece.baseAddress,
            memcmp(start + compared, base, count) == 0
          else { return false }
          compared += count
        }
        return true
      }
    }
  }

  /// Reads into a buffer until it is full or the file ends.
  static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int, _ descriptor: Int32
  ) -> (count: Int, fault: Int32) {
    var filled = start
    while filled < buffer.count, let base = buffer.baseAddress {
      let count = Glibc.read(descriptor, base + filled, buffer.count - filled)
      if count < 0 {
        if errno == EINTR { continue }
        return (filled, errno)
      }
      if count == 0 { break }
      filled += count
    }
    return (filled, 0)
  }

  /// Writes all bytes.
  ///
  /// - Returns: the system's error number, 0 for none.
  static func write(_ bytes: Slice<UnsafeRawBufferPointer>, to descriptor: Int32) -> Int32 {
    let buffer = UnsafeRawBufferPointer(rebasing: bytes)
    var written = 0
    while written < buffer.count, let base = buffer.baseAddress {
      let count = Glibc.write(descriptor, base + written, buffer.count - written)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      written += count
    }
    return 0
  }
}
