import Testing

@testable import Preview

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("a/index.html", "text/html; charset=utf-8"), ("style.CSS", "text/css; charset=utf-8"),
    ("a.tar.gz", "application/gzip"), ("film.mp4", "video/mp4"), ("icon.svg", "image/svg+xml"),
    ("live.wasm", "application/wasm"), ("a.b/file", "application/octet-stream"),
    ("CNAME", "application/octet-stream"), ("x.unknown", "application/octet-stream"),
  ])
  func isToldByTheEndOfTheName(path: String, type: String) {
    #expect(MediaType.of(path).name == type)
  }
}
