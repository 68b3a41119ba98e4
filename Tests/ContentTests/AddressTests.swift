import Content
import Testing

@Suite struct AddressTests {
  private static let links: [(String, String, String)] = [
    ("a.html", "b.html", "b.html"),
    ("x/a.html", "x/b.html", "b.html"),
    ("x/a.html", "b.html", "../b.html"),
    ("a.html", "x/y/b.html", "x/y/b.html"),
    ("x/y/a.html", "x/z/b.html", "../z/b.html"),
    ("xy/a.html", "xz/b.html", "../xz/b.html"),
    ("x/a.html", "x/a.html", "a.html"),
    ("a.html", "C# notes.md", "C%23%20notes.md"),
    ("a.html", "Why light?.html", "Why%20light%3F.html"),
    ("ä/a.html", "ä/ö.html", "%C3%B6.html"),
    ("a.html", "a:b.html", "a%3Ab.html"),
  ]

  @Test(arguments: links)
  func linksRelatively(from: String, to: String, link: String) {
    #expect(Address(from).link(to: Address(to)) == link)
  }

  @Test func knowsTheWayToTheRoot() {
    #expect(Address("a.html").root == "")
    #expect(Address("x/y/a.html").root == "../../")
  }
}
