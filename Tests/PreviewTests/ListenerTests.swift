import Foundation
import Testing

@testable import Preview

@Suite(.serialized) struct ListenerTests {
  @Test func takesTheNextPortIfNoneIsAskedFor() throws {
    let first = try Listener(nil)
    let second = try Listener(nil)
    #expect(first.port >= 8080)
    #expect(second.port > first.port)
  }

  @Test func namesThePortAndWhoHoldsIt() throws {
    let first = try Listener(nil)
    let port = first.port
    let fault = #expect(throws: PreviewFault.self) { _ = try Listener(port) }
    let text = try #require(fault?.text)
    #expect(text.hasPrefix("port \(port) is held by process \(getpid()) ("))
    #expect(text.hasSuffix("): end it, or choose another port with `--port`"))
    #expect(!text.contains("\n"))
    _ = consume first
    _ = try Listener(port)
  }

  @Test func keepsAwayFromAPortThatAnotherHasForTheNewerProtocol() throws {
    let other = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    try #require(other >= 0)
    defer { close(other) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(other, $0, size) == 0 && listen(other, 1) == 0 && getsockname(other, $0, &size) == 0
      }
    }
    guard isBound else { return }
    let port = UInt16(bigEndian: address.sin6_port)
    #expect(throws: PreviewFault.self) { _ = try Listener(port) }
  }
}
