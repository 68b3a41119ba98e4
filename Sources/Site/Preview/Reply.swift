import CMicroHTTPD
import Glibc

/// Sends an answer on a connection of the server.
struct Reply {
  let connection: OpaquePointer

  /// Hands an answer to the library.
  func send(_ answer: Answer, to request: Request, _ streams: EventStreams)
    -> MHD_Result
  {
    switch answer {
    case .bytes(let bytes, let type, let status): send(bytes, type, status: status)
    case .file(let path, let type): send(fileAt: path, type, request)
    case .redirect(let target): queue(Self.response(of: []), status: 302, [("Location", target)])
    case .events:
      if request.method == "GET", let response = streams.response(on: connection) {
        queue(response, status: 200, [("Content-Type", MediaType.events.name)])
      } else {
        send([], .events, status: request.method == "GET" ? 503 : 200)
      }
    }
  }

  private func send(_ bytes: [UInt8], _ type: MediaType, status: UInt32) -> MHD_Result {
    var headers = [("Content-Type", type.name)]
    if status == 405 { headers.append(("Allow", "GET, HEAD")) }
    return queue(Self.response(of: bytes), status: status, headers)
  }

  /// Sends a file, or the part of it that is wanted, without taking it into memory.
  private func send(fileAt path: String, _ type: MediaType, _ request: Request) -> MHD_Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else {
      if descriptor >= 0 { close(descriptor) }
      return send(Array("`\(path)` cannot be read any more\n".utf8), .plain, status: 404)
    }
    let size = UInt64(max(0, status.st_size))
    let headers = [("Content-Type", type.name), ("Accept-Ranges", "bytes")]
    switch ByteRange(request.hasRangeCondition ? nil : request.range, size: size) {
    case .whole: return send(descriptor, 0..<size, status: 200, headers)
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
      return send(descriptor, range, status: 206, headers + [("Content-Range", place)])
    case .outside:
      close(descriptor)
      return queue(Self.response(of: []), status: 416, [("Content-Range", "bytes */\(size)")])
    }
  }

  private func send(
    _ descriptor: Int32, _ range: Range<UInt64>, status: UInt32, _ headers: [(String, String)]
  ) -> MHD_Result {
    guard !range.isEmpty else {
      close(descriptor)
      return queue(Self.response(of: []), status: status, headers)
    }
    let response = MHD_create_response_from_fd_at_offset64(
      UInt64(range.count), descriptor, range.lowerBound)
    if response == nil { close(descriptor) }
    return queue(response, status: status, headers)
  }

  private static func response(of bytes: [UInt8]) -> OpaquePointer? {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes {
      MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
  }

  private func queue(
    _ response: OpaquePointer?, status: UInt32, _ headers: [(String, String)]
  ) -> MHD_Result {
    guard let response else { return .NO }
    // The connection keeps the response for as long as it needs it.
    defer { MHD_destroy_response(response) }
    // Whatever is shown may be different in a moment.
    let always = [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]
    for (name, value) in headers + always { MHD_add_response_header(response, name, value) }
    return MHD_queue_response(connection, status, response)
  }
}
