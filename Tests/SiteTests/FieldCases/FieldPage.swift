import Foundation
import TestSupport
import Testing

/// A page by itself, built as a course: what becomes of a field case.
enum FieldPage {
  /// What stands in the page between its heading and its foot. The build is without a fault, warnings included.
  static func prose(
    _ text: String, configuration: String = "", beside files: [String: String] = [:]
  ) throws -> String {
    let course = try course(text, configuration, files)
    let report = course.build(strict: true)
    #expect(report.diagnostics.map(\.summary) == [])
    return try course.prose("a.html")
  }

  /// The page's whole HTML, whatever is reported.
  static func page(
    _ text: String, configuration: String = "", beside files: [String: String] = [:]
  ) throws -> String {
    let course = try course(text, configuration, files)
    #expect(course.build().succeeded)
    return try #require(course.page("a.html"))
  }

  /// What is reported, `identifier line:column`.
  static func faults(
    _ text: String, configuration: String = "", beside files: [String: String] = [:]
  ) throws -> [String] {
    try course(text, configuration, files).faults.map {
      $0.replacingOccurrences(of: "Content/a.md:", with: "")
    }
  }

  private static func course(
    _ text: String, _ configuration: String, _ files: [String: String]
  ) throws -> TestCourse {
    let page = ["Content/a.md": text, "Content/site.yml": configuration]
    return try TestCourse(page.merging(files) { first, _ in first })
  }
}

extension TestCourse {
  /// Builds, and says what is reported: `identifier Content/a.md:3:5`.
  var faults: [String] { build().diagnostics.map { "\($0.identifier) \(place($0))" } }

  /// What stands in a built page between its heading and its foot.
  func prose(_ path: String) throws -> String {
    let html = try #require(self.page(path))
    let match = html.firstMatch(
      of: /<div class="prose">\n(.*?)\n*<\/div>\n+<footer/.dotMatchesNewlines())
    return String(try #require(match).output.1)
  }

  /// Every element of a kind in a built page.
  func elements(_ name: String, in path: String) throws -> [String] {
    let pattern = try Regex<Substring>("<\(name)[ >].*?</\(name)>").dotMatchesNewlines()
    return try #require(self.page(path)).matches(of: pattern).map { String($0.output) }
  }

  /// Every address in the built pages that leads to no file of the site, or is not relative: `page: address`.
  var strayAddresses: [String] {
    let files = Set(folder.files.map { Data($0.utf8) })
    var stray: [String] = []
    for file in folder.files where file.hasPrefix("site/") && file.hasSuffix(".html") {
      for match in (folder.text(file) ?? "").matches(of: /\s(?:href|src)="([^"]*)"/) {
        let address = String(match.output.1)
        if address.hasPrefix("#") || address.hasPrefix("https://") { continue }
        let path = (address.prefix { $0 != "#" && $0 != "?" }).removingPercentEncoding ?? ""
        let base = URL(filePath: "/" + file).deletingLastPathComponent()
        let target = base.appending(path: path).standardized.path.dropFirst()
        // Where no page is, the address may be of any depth.
        if file == "site/404.html", address.hasPrefix("/") { continue }
        if address.hasPrefix("/") || !files.contains(Data(target.utf8)) {
          stray.append("\(file): \(address)")
        }
      }
    }
    return stray
  }
}
