import Testing

@testable import Preview

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", "index.html"), ("/a.html", "a.html"), ("/a/b/", "a/b/index.html"), ("/a", "a"),
    ("/a%20b/%C3%A9.html", "a b/é.html"), ("/topics/c++.html", "topics/c++.html"),
    ("/50%25.html", "50%.html"), ("/..a/b..c", "..a/b..c"),
  ])
  func leadsToTheAddress(sent: String, address: String) {
    #expect(RequestPath(sent)?.address == address)
    #expect(RequestPath(sent)?.isFolder == sent.hasSuffix("/"))
  }

  @Test(arguments: [
    "", "a", "http://localhost/", "/..", "/../x", "/a/../b", "/./a", "/%2e%2e/x", "/%2E./x",
    "/a/..%2fb", "/a%2Fb", "/a%5cb", "/a\\b", "/index.html%00.txt", "//x", "/a//b", "/%", "/%4",
    "/%zz", "/%+1", "/%ff",
  ])
  func refusesWhatLeavesTheSiteOrIsNoPath(sent: String) {
    #expect(RequestPath(sent) == nil)
  }
}
