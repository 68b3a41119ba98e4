import Foundation

/// A connection to a server of a test, by which bytes are sent and received as they are.
final class Client {
  private let descriptor: Int32
  private(set) var received = ""

  /// Connects to a port of this machine; what does not come within three seconds does not come.
  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var limit = timeval(tv_sec: 3, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Asks for a path.
  func ask(_ path: String, _ headers: String...) {
    let head = (["GET \(path) HTTP/1.1"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    _ = head.withCString { write(descriptor, $0, strlen($0)) }
  }

  /// Reads until a text has come; false if it does not.
  func hears(_ text: String) -> Bool {
    while !received.contains(text) {
      guard receive() else { return false }
    }
    return true
  }

  /// Reads to the end of the connection; false if it does not end.
  func hearsTheEnd() -> Bool {
    while receive() {}
    return errno == 0
  }

  private func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    errno = 0
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}
