import Testing

@testable import Preview

@Suite struct LoopbackHostTests {
  @Test(arguments: ["localhost:8080", "LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080"])
  func acceptsThisMachine(host: String) {
    #expect(LoopbackHost.accepts(host, port: 8080))
  }

  @Test(arguments: [
    nil, "", "localhost", "localhost:80", "localhost:80801", "example.org:8080", "example.org",
    "localhost.example.org:8080", "127.0.0.1.example.org:8080", "localhost:8080.example.org",
    "localhost:8080@example.org", "0.0.0.0:8080",
  ])
  func refusesEveryOtherName(host: String?) {
    #expect(!LoopbackHost.accepts(host, port: 8080))
  }

  @Test func needsNoPortWhereBrowsersLeaveItOut() {
    #expect(LoopbackHost.accepts("localhost", port: 80))
    #expect(!LoopbackHost.accepts("example.org", port: 80))
  }
}
