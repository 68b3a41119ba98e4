/// What a file holds, as browsers are told.
struct MediaType: Hashable {
  let name: String

  static let html = MediaType(name: "text/html; charset=utf-8")
  static let plain = MediaType(name: "text/plain; charset=utf-8")
  static let script = MediaType(name: "text/javascript; charset=utf-8")
  static let events = MediaType(name: "text/event-stream")

  /// The type of a file by the end of its name; bytes of no known kind for any other.
  static func of(_ path: String) -> MediaType {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return unknown }
    return byExtension[path[path.index(after: dot)...].lowercased()] ?? unknown
  }

  private static let unknown = MediaType(name: "application/octet-stream")

  private static let byExtension: [String: MediaType] = [
    "html": html, "htm": html, "txt": plain, "md": plain, "js": script, "mjs": script,
    "css": MediaType(name: "text/css; charset=utf-8"),
    "csv": MediaType(name: "text/csv; charset=utf-8"),
    "ics": MediaType(name: "text/calendar; charset=utf-8"),
    "vtt": MediaType(name: "text/vtt; charset=utf-8"),
    "yml": MediaType(name: "application/yaml"), "yaml": MediaType(name: "application/yaml"),
    "xml": MediaType(name: "application/xml"), "json": MediaType(name: "application/json"),
    "webmanifest": MediaType(name: "application/manifest+json"),
    "svg": MediaType(name: "image/svg+xml"), "png": MediaType(name: "image/png"),
    "jpg": MediaType(name: "image/jpeg"), "jpeg": MediaType(name: "image/jpeg"),
    "gif": MediaType(name: "image/gif"), "webp": MediaType(name: "image/webp"),
    "avif": MediaType(name: "image/avif"), "ico": MediaType(name: "image/x-icon"),
    "mp4": MediaType(name: "video/mp4"), "m4v": MediaType(name: "video/mp4"),
    "webm": MediaType(name: "video/webm"), "ogv": MediaType(name: "video/ogg"),
    "mov": MediaType(name: "video/quicktime"),
    "mp3": MediaType(name: "audio/mpeg"), "m4a": MediaType(name: "audio/mp4"),
    "ogg": MediaType(name: "audio/ogg"), "oga": MediaType(name: "audio/ogg"),
    "opus": MediaType(name: "audio/ogg"), "wav": MediaType(name: "audio/wav"),
    "flac": MediaType(name: "audio/flac"),
    "woff": MediaType(name: "font/woff"), "woff2": MediaType(name: "font/woff2"),
    "ttf": MediaType(name: "font/ttf"), "otf": MediaType(name: "font/otf"),
    "wasm": MediaType(name: "application/wasm"), "pdf": MediaType(name: "application/pdf"),
    "zip": MediaType(name: "application/zip"), "gz": MediaType(name: "application/gzip"),
    "epub": MediaType(name: "application/epub+zip"),
  ]
}
