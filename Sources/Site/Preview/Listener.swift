import Glibc

/// A socket that listens at a port of this machine; nobody else can reach it.
struct Listener: ~Copyable {
  /// How many ports are tried when none was asked for.
  private static let triedPorts: UInt16 = 100
  private static let usualPort: UInt16 = 8080

  let port: UInt16
  private let descriptor: Int32

  /// Listens at a port, or at the first free one from 8080 on if none was asked for.
  init(_ port: UInt16?) throws(PreviewFault) {
    if let port {
      switch Self.listening(at: port) {
      case .success(let descriptor):
        self.port = port
        self.descriptor = descriptor
      case .failure(let refusal): throw PreviewFault(Self.words(refusal.code, port))
      }
      return
    }
    var refusal: Refusal?
    for port in Self.usualPort..<Self.usualPort + Self.triedPorts {
      switch Self.listening(at: port) {
      case .success(let descriptor):
        self.port = port
        self.descriptor = descriptor
        return
      case .failure(let latest): refusal = latest
      }
      if refusal?.code != EADDRINUSE { break }
    }
    throw PreviewFault(Self.words(refusal?.code ?? EADDRINUSE, Self.usualPort))
  }

  deinit { close(descriptor) }

  /// The socket, for whoever closes it from now on.
  consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  private struct Refusal: Error {
    let code: Int32
  }

  private static func words(_ code: Int32, _ port: UInt16) -> String {
    switch code {
    case EADDRINUSE:
      guard let holder = PortHolder(of: port) else {
        return "port \(port) is taken by another program: choose another with `--port`"
      }
      return "port \(port) is held by \(holder.description)"
    case EACCES: return "port \(port) is for the system: choose one above 1023 with `--port`"
    default: return "cannot listen at port \(port): \(String(cString: strerror(code)))"
    }
  }

  private static func listening(at port: UInt16) -> Result<Int32, Refusal> {
    // Browsers try the address of the newer protocol first: whoever is there would be seen in our place.
    if let code = refusalOfNewerProtocol(at: port) { return .failure(Refusal(code: code)) }
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return .failure(Refusal(code: errno)) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    guard bound(descriptor, to: &address) == 0, listen(descriptor, 128) == 0 else {
      let code = errno
      close(descriptor)
      return .failure(Refusal(code: code))
    }
    return .success(descriptor)
  }

  private static func refusalOfNewerProtocol(at port: UInt16) -> Int32? {
    let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    guard bound(descriptor, to: &address) != 0, errno == EADDRINUSE else { return nil }
    return EADDRINUSE
  }

  private static func bound<Address>(_ descriptor: Int32, to address: inout Address) -> Int32 {
    // A server that has just ended leaves the port unusable for a minute otherwise.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    return withUnsafePointer(to: &address) {
      bind(
        descriptor, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self),
        socklen_t(MemoryLayout<Address>.size))
    }
  }
}
