import CMicroHTTPD
import Glibc

/// Answers requests on a socket, on a thread of its own, until it is stopped.
final class Server: Sendable {
  /// What every request needs.
  fileprivate final class Desk: Sendable {
    let site: PreviewSite
    let streams: EventStreams
    let port: UInt16

    init(site: PreviewSite, streams: EventStreams, port: UInt16) {
      self.site = site
      self.streams = streams
      self.port = port
    }
  }

  private let desk: Desk
  /// The server of the library; only `stop()` uses it once it runs.
  nonisolated(unsafe) private let daemon: OpaquePointer

  /// Begins to serve.
  init(_ site: PreviewSite, streams: EventStreams, at listener: consuming Listener)
    throws(PreviewFault)
  {
    let port = listener.port
    desk = Desk(site: site, streams: streams, port: port)
    let context = Unmanaged.passUnretained(desk).toOpaque()
    let descriptor = listener.release()
    guard let daemon = sitegen_start_server(descriptor, answerRequest, context) else {
      let code = errno
      close(descriptor)
      throw PreviewFault("cannot serve on port \(port): \(String(cString: strerror(code)))")
    }
    self.daemon = daemon
  }

  /// Ends all connections. The streams of open pages have to be ended before: the library cannot stop while one is suspended.
  func stop() {
    desk.streams.end()
    MHD_stop_daemon(daemon)
  }
}

/// Called by the library for every request, first when its head is known and again when it is complete. Not a closure of the main
/// program, where it would be taken to belong to the main thread.
private func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, body: UnsafePointer<CChar>?,
  bodyCount: UnsafeMutablePointer<Int>?, stage: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let path, let method, let stage, let bodyCount else {
    return .NO
  }
  guard stage.pointee != nil else {
    stage.pointee = context
    return .YES
  }
  // What a request brings along is read and forgotten.
  if bodyCount.pointee > 0 {
    bodyCount.pointee = 0
    return .YES
  }
  let desk = Unmanaged<Server.Desk>.fromOpaque(context).takeUnretainedValue()
  let request = Request(
    method: String(cString: method), path: String(cString: path),
    host: header("Host", of: connection), range: header("Range", of: connection),
    hasRangeCondition: header("If-Range", of: connection) != nil)
  return Reply(connection: connection).send(
    request.answer(by: desk.site, port: desk.port), to: request, desk.streams)
}

private func header(_ name: String, of connection: OpaquePointer) -> String? {
  MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}
