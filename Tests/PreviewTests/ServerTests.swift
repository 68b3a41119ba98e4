import Foundation
import Site
import TestSupport
import Testing

@testable import Preview

@Suite struct ServerTests {
  /// A server of an empty site on a free port.
  private func start() throws -> (server: Server, streams: EventStreams, port: UInt16) {
    let listener = try Listener(nil)
    let port = listener.port
    let streams = EventStreams(version: "1")
    let site = PreviewSite(standardTheme: [], origin: 1)
    return (try Server(site, streams: streams, at: listener), streams, port)
  }

  @Test func tellsEveryPageOfEveryVersion() throws {
    let (server, streams, port) = try start()
    let clients = try (0..<3).map { _ in try Client(port: port) }
    for client in clients {
      client.ask("/.sitegen/events", "Host: localhost:\(port)")
      #expect(client.hears("data: 1\n\n"))
    }
    #expect(streams.count == 3)
    streams.send(version: "2")
    streams.ping()
    streams.send(version: "3")
    for client in clients {
      #expect(client.hears("data: 3\n\n"))
      #expect(client.received.contains("data: 2\n\n"))
      #expect(client.received.contains(": ping\n\n"))
    }
    let late = try Client(port: port)
    late.ask("/.sitegen/events", "Host: localhost:\(port)")
    #expect(late.hears("data: 3\n\n"))
    #expect(!late.received.contains("data: 1"))
    server.stop()
    #expect((clients + [late]).allSatisfy { $0.hearsTheEnd() })
    #expect(streams.count == 0)
  }

  @Test func forgetsPagesThatHaveGone() throws {
    let (server, streams, port) = try start()
    var client: Client? = try Client(port: port)
    client?.ask("/.sitegen/events", "Host: localhost:\(port)")
    #expect(client?.hears("data: 1\n\n") == true)
    client = nil
    let end = ContinuousClock.now + .seconds(5)
    while streams.count > 0, ContinuousClock.now < end {
      streams.ping()
      usleep(20_000)
    }
    #expect(streams.count == 0)
    server.stop()
  }

  @Test func seesPathsAsTheyWereSent() throws {
    let (server, _, port) = try start()
    for (path, status) in [
      ("/index.html%00.txt", "400 Bad Request"), ("/%2e%2e/x", "400 Bad Request"),
      ("/.sitegen/reload.js", "200 OK"), ("/.sitegen/reload%2ejs?query", "200 OK"),
    ] {
      let client = try Client(port: port)
      client.ask(path, "Host: localhost:\(port)")
      #expect(client.hears("HTTP/1.1 \(status)\r\n"), "\(path)")
    }
    let stranger = try Client(port: port)
    stranger.ask("/.sitegen/events", "Host: example.org")
    #expect(stranger.hears("HTTP/1.1 403 Forbidden\r\n"))
    server.stop()
  }

  @Test func sendsFilesWholeAndInParts() throws {
    let theme = StandardTheme.files
    let folder = try TemporaryFolder([
      "Content/index.md": "# Start\n", "Content/film.mp4": "0123456789", "Content/empty.mp4": "",
    ])
    let listener = try Listener(nil)
    let port = listener.port
    let site = PreviewSite(standardTheme: theme, origin: 1)
    site.show(CheckedSite(BuildOptions(folder: folder.path), standardTheme: theme))
    let server = try Server(site, streams: EventStreams(version: "1"), at: listener)
    let client = try Client(port: port)
    for (path, header, answer) in [
      ("/film.mp4", "Accept: */*", "Content-Length: 10\r\n\r\n0123456789"),
      ("/film.mp4", "Range: bytes=2-4", "Content-Length: 3\r\n\r\n234"),
      ("/film.mp4", "Range: bytes=-1", "Content-Range: bytes 9-9/10\r\n"),
      ("/film.mp4", "Range: bytes=10-", "Content-Range: bytes */10\r\n"),
      ("/film.mp4", "Range: bytes=0-1\r\nIf-Range: \"x\"", "Content-Length: 10\r\n\r\n0123456789"),
      ("/empty.mp4", "Accept: */*", "Content-Length: 0\r\n\r\n"),
    ] {
      let client = try Client(port: port)
      client.ask(path, "Host: localhost:\(port)", header)
      #expect(client.hears(answer), "\(path) \(header): \(client.received)")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/Content/film.mp4")
    client.ask("/film.mp4", "Host: localhost:\(port)")
    #expect(client.hears("HTTP/1.1 404 Not Found\r\n"))
    server.stop()
  }
}
