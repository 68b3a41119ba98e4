/// The names under which this machine reaches itself.
///
/// A page of a foreign site can have its own name lead to this machine (DNS rebinding) and would then be let read the answers; the
/// name that the browser sends gives it away.
enum LoopbackHost {
  private static let names = ["localhost", "127.0.0.1", "[::1]"]

  /// True if the `Host` of a request names this machine with the port of the server.
  static func accepts(_ host: String?, port: UInt16) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return names.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
  }
}
