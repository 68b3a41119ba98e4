/// What the server answers to a request.
enum Answer: Hashable {
  /// Bytes with the status of HTTP.
  case bytes([UInt8], MediaType, status: UInt32)
  /// A file of the author, sent from where it is; in parts if they are asked for.
  case file(path: String, MediaType)
  /// Another path of this server, as it is sent.
  case redirect(to: String)
  /// The stream of versions.
  case events

  /// A line of text that says why not.
  static func refusal(_ status: UInt32, _ text: String) -> Answer {
    .bytes(Array("\(text)\n".utf8), .plain, status: status)
  }
}
