import CMicroHTTPD
import Synchronization

/// The open pages that wait for versions of the site (Server-Sent Events). The server's thread writes to them; between two
/// messages it leaves a connection alone (suspended), until a message takes it up again.
final class EventStreams: Sendable {
  /// A page that waits.
  private struct Stream {
    /// The connection, as the server knows it.
    let connection: OpaquePointer
    var unsent: [UInt8]
    var isSuspended = false
  }

  private struct State {
    /// What a page hears when it begins to listen.
    var version: String
    var streams: [Int: Stream] = [:]
    var nextNumber = 0
    var hasEnded = false
  }

  private let state: Mutex<State>

  /// - Parameter version: the version of the site as it is now.
  init(version: String) {
    state = Mutex(State(version: version))
  }

  /// How many pages wait.
  var count: Int { state.withLock { $0.streams.count } }

  /// Sends a version of the site to all pages.
  func send(version: String) {
    state.withLock { state in
      state.version = version
      Self.send("data: \(version)\n\n", to: &state)
    }
  }

  /// Sends a line that means nothing. It is how pages that have gone away are found out.
  func ping() {
    state.withLock { Self.send(": ping\n\n", to: &$0) }
  }

  /// Ends all streams; none can begin any more.
  func end() {
    state.withLock { state in
      state.hasEnded = true
      for number in state.streams.keys { Self.resume(&state.streams[number]) }
    }
  }

  private static func send(_ message: String, to state: inout State) {
    for number in state.streams.keys {
      state.streams[number]?.unsent += Array(message.utf8)
      resume(&state.streams[number])
    }
  }

  /// A response that tells the version as it is now, and each one to come; `nil` if the streams have ended.
  ///
  /// - Parameter connection: the connection of the page, which lives until the server has freed the response.
  func response(on connection: OpaquePointer) -> OpaquePointer? {
    let address = UInt(bitPattern: connection)
    let number = state.withLock { state -> Int? in
      guard !state.hasEnded, let connection = OpaquePointer(bitPattern: address) else { return nil }
      state.nextNumber += 1
      state.streams[state.nextNumber] = Stream(
        connection: connection, unsent: Array("retry: 500\ndata: \(state.version)\n\n".utf8))
      return state.nextNumber
    }
    guard let number else { return nil }
    let reader = Unmanaged.passRetained(Reader(streams: self, number: number)).toOpaque()
    let response = MHD_create_response_from_callback(
      UInt64.max, 1024,
      { context, _, buffer, capacity in
        guard let context, let buffer else { return -1 }
        let reader = Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
        return reader.streams.read(reader.number, into: buffer, capacity)
      }, reader,
      { context in
        guard let context else { return }
        let reader = Unmanaged<Reader>.fromOpaque(context).takeRetainedValue()
        reader.streams.remove(reader.number)
      })
    if response == nil {
      Unmanaged<Reader>.fromOpaque(reader).release()
      remove(number)
    }
    return response
  }

  /// What the server keeps to find a stream again.
  private final class Reader: Sendable {
    let streams: EventStreams
    let number: Int

    init(streams: EventStreams, number: Int) {
      self.streams = streams
      self.number = number
    }
  }

  /// Copies what is unsent into the server's buffer.
  ///
  /// - Returns: how many bytes; 0 if the connection was suspended since there are none; -1 at the end of the stream.
  private func read(_ number: Int, into buffer: UnsafeMutablePointer<CChar>, _ capacity: Int) -> Int
  {
    nonisolated(unsafe) let target = UnsafeMutableRawPointer(buffer)
    return state.withLock { state in
      guard !state.hasEnded, var stream = state.streams[number] else { return -1 }
      defer { state.streams[number] = stream }
      guard !stream.unsent.isEmpty else {
        stream.isSuspended = true
        MHD_suspend_connection(stream.connection)
        return 0
      }
      let count = min(capacity, stream.unsent.count)
      stream.unsent.withUnsafeBytes {
        target.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(target), byteCount: count)
      }
      stream.unsent.removeFirst(count)
      return count
    }
  }

  private static func resume(_ stream: inout Stream?) {
    guard let waiting = stream, waiting.isSuspended else { return }
    stream?.isSuspended = false
    MHD_resume_connection(waiting.connection)
  }

  private func remove(_ number: Int) {
    state.withLock { $0.streams[number] = nil }
  }
}
