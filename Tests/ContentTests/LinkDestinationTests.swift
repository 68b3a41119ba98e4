import Testing

@testable import Content

@Suite struct LinkDestinationTests {
  private static let destinations: [(String, LinkDestination)] = [
    ("https://e.org/z.md", LinkDestination.elsewhere(scheme: "https")),
    ("mailto:a@b.c", .elsewhere(scheme: "mailto")), ("//e.org/x", .elsewhere(scheme: nil)),
    ("#top", .fragment("top")), ("#", .fragment("")), ("#%C3%A9", .fragment("é")), ("", .empty),
    ("b.md", file("notes/b.md")), ("./b.md", file("notes/b.md")),
    ("../b/other.md#x", file("b/other.md", fragment: "x")), ("/abs/q.md", file("abs/q.md")),
    ("ray%20tracing.md", file("notes/ray tracing.md")),
    ("ray tracing.md", file("notes/ray tracing.md")),
    ("C%23.md", file("notes/C#.md")),
    ("b.md?x=1#y", file("notes/b.md", query: "?x=1", fragment: "y")),
    ("../", file("", isFolder: true)), ("sub/", file("notes/sub", isFolder: true)),
    ("..", file("", isFolder: true)), ("../../x.md", .outside(path: "../../x.md")),
    ("100%.md", file("notes/100%.md")), ("%ff.md", file("notes/%ff.md")),
  ]

  @Test(arguments: destinations)
  func readsWhatALinkAsksFor(text: String, destination: LinkDestination) {
    #expect(LinkDestination(text, in: "notes") == destination)
  }

  private static func file(
    _ path: String, isFolder: Bool = false, query: String = "", fragment: String? = nil
  ) -> LinkDestination {
    .file(path: path, isFolder: isFolder, query: query, fragment: fragment)
  }
}
