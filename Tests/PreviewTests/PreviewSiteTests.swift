import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Preview

@Suite struct PreviewSiteTests {
  private let site = PreviewSite(standardTheme: StandardTheme.files, origin: 7)

  private func show(_ folder: TemporaryFolder) {
    site.show(CheckedSite(BuildOptions(folder: folder.path), standardTheme: StandardTheme.files))
  }

  /// The text and status that a path is answered with.
  private func page(_ path: String) -> (text: String, status: UInt32)? {
    guard case .bytes(let bytes, _, let status) = site.answer(to: path) else { return nil }
    return (String(decoding: bytes, as: UTF8.self), status)
  }

  private func course() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/index.md": "# Start\n", "Content/a/index.md": "# Folder\n",
      "Content/a/film.mp4": "film", "Content/a/own.html": "<body>own</body>",
    ])
  }

  @Test func answersPagesFoldersCopiesAndWhatIsMissing() throws {
    let folder = try course()
    show(folder)
    #expect(page("/")?.text.contains("Start</h1>") == true)
    #expect(page("/")?.text == page("/index.html")?.text)
    #expect(site.answer(to: "/a") == .redirect(to: "/a/"))
    #expect(page("/a/")?.status == 200)
    let film = folder.path + "/Content/a/film.mp4"
    #expect(site.answer(to: "/a/film.mp4") == .file(path: film, .of(film)))
    #expect(page("/a/nothing.html")?.status == 404)
    #expect(page("/a/nothing.html")?.text.contains("<head><base href=\"/\">") == true)
    #expect(page("/../index.html")?.status == 400)
    #expect(site.answer(to: "/.sitegen/events") == .events)
    guard case .bytes(_, let type, 200) = site.answer(to: "/assets/style.css") else {
      Issue.record("no style sheet")
      return
    }
    #expect(type.name == "text/css; charset=utf-8")
  }

  @Test func bringsTheScriptIntoPagesAndIntoHTMLOfTheAuthor() throws {
    let folder = try course()
    show(folder)
    let script = "<script src=\"/.sitegen/reload.js\" data-version=\"7-1\"></script></body>"
    #expect(page("/")?.text.contains(script) == true)
    #expect(folder.files.contains("Content/a/own.html"))
    #expect(page("/a/own.html")?.text == "<body>own\(script)")
    #expect(page("/assets/style.css")?.text.contains("reload.js") == false)
  }

  @Test func keepsTheLastGoodSiteAndShowsTheErrorsUntilTheyAreMended() throws {
    let folder = try course()
    show(folder)
    let good = page("/a/")?.text
    try folder.write("# Start\n\n[x](<gone & away.md>)\n", to: "Content/index.md")
    try folder.write("# Changed\n", to: "Content/a/index.md")
    show(folder)
    #expect(site.version == "7-2")
    let faulty = try #require(page("/a/")?.text)
    #expect(page("/a/")?.status == 200)
    #expect(faulty.contains("Folder") && !faulty.contains("Changed"))
    #expect(faulty.contains("<div class=\"fault\" role=\"alert\" lang=\"en\">"))
    #expect(faulty.contains("<h2>1 error: the site stays as it was before</h2>"))
    #expect(faulty.contains("Content/index.md:3:"))
    #expect(faulty.contains("    3 | [x](&lt;gone &amp; away.md&gt;)\n"))
    try folder.write("# Start\n", to: "Content/index.md")
    show(folder)
    let mended = try #require(page("/a/")?.text)
    #expect(mended.contains("Changed") && !mended.contains("class=\"fault\""))
    #expect(good != nil && good != mended)
  }

  @Test func showsTheErrorsOfAFirstBuildAndThenTheSite() throws {
    let folder = try TemporaryFolder(["Content/index.md": "# Start\n\n[x](gone.md)\n"])
    #expect(page("/")?.status == 503)
    show(folder)
    #expect(page("/anything")?.status == 500)
    let text = try #require(page("/")?.text)
    #expect(text.contains("<h2>1 error: the site shows once it is mended</h2>"))
    #expect(text.contains("data-version=\"7-1\""))
    #expect(page("/assets/style.css")?.status == 200)
    #expect(page("/phrases/en.yml")?.status == 500)
    try folder.write("# Start\n", to: "Content/index.md")
    show(folder)
    #expect(page("/")?.status == 200)
    #expect(page("/")?.text.contains("class=\"fault\"") == false)
  }

  @Test func showsPagesWithWarningsAsUsual() throws {
    let folder = try TemporaryFolder([
      "Content/site.yml": "severity:\n  link/missing-page: warning\n",
      "Content/index.md": "# Start\n\n[x](gone.md)\n",
    ])
    show(folder)
    #expect(page("/")?.status == 200)
    #expect(page("/")?.text.contains("class=\"fault\"") == false)
  }

  @Test func showsAFewErrorsAndCountsTheRest() throws {
    let links = (1...14).map { "[x](gone\($0).md)\n" }.joined(separator: "\n")
    show(try TemporaryFolder(["Content/index.md": "# Start\n\n\(links)"]))
    let text = try #require(page("/")?.text)
    #expect(text.contains("<h2>14 errors: the site shows once they are mended</h2>"))
    #expect(text.contains("gone10.md") && !text.contains("gone11.md"))
    #expect(text.contains("<p>The terminal shows 4 more.</p>"))
  }

  @Test func answersOnlyGetAndHeadOfThisMachine() throws {
    show(try course())
    func status(_ method: String, _ host: String?) -> UInt32? {
      let request = Request(
        method: method, path: "/", host: host, range: nil, hasRangeCondition: false)
      guard case .bytes(_, _, let status) = request.answer(by: site, port: 8080) else { return nil }
      return status
    }
    #expect(status("GET", "localhost:8080") == 200)
    #expect(status("HEAD", "127.0.0.1:8080") == 200)
    #expect(status("POST", "localhost:8080") == 405)
    #expect(status("GET", "example.org:8080") == 403)
    #expect(status("GET", nil) == 403)
  }
}
