import Glibc

/// The two streams of the terminal.
enum Terminal {
  /// Writes to standard output. A reader that has gone away (`sitegen … | head`) is no fault.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes to standard error.
  static func complain(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// True if a person watches standard error.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  /// True if standard error shows colours: a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  static var showsColors: Bool { showsColors(STDERR_FILENO) }

  /// The same of standard output.
  static var outputShowsColors: Bool { showsColors(STDOUT_FILENO) }

  private static func showsColors(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.write(descriptor, base + written, bytes.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        written += count
      }
    }
  }
}
