import Content
import Foundation
import Mustache
import TestSupport
import Testing

@testable import Pages

/// What templates are given is what is declared, for every kind of page.
@Suite struct TemplateNamesTests {
  private func course(_ theme: Theme) throws -> CheckedCourse {
    let folder = try TemporaryFolder([
      "Content/site.yml": "address: https://example.org/",
      "Content/index.md": "# A",
      "Content/s/t/b.md": "---\ntopics: [x, x > y]\naliases: old\n---\n## H",
      "Content/help/index.md": "# Help", "Content/s/a.md": "```graph\nedges: [A-B]\n```",
    ])
    let (course, faults) = ContentReader.read(folder.path, includingDrafts: false)
    #expect(faults.isEmpty)
    return CheckedCourse(try #require(course), theme: theme)
  }

  @Test func holdWhatIsDeclared() throws {
    let theme = Theme(
      standard: try Repository.files(below: "Templates").map {
        ThemeFile(path: $0.path, shown: $0.path, bytes: $0.bytes)
      })
    let course = try course(theme)
    #expect(course.diagnostics.isEmpty)
    let frame = PageFrame(course)
    let pages = PageContext(course, frame)
    let index = IndexContext(course, frame)
    let words = course.phrases.phrases(below: "site").map(\.name)
    let schema = TemplateNames.schema(words: words)
    var drawn = DrawnFigures()
    var contexts = course.navigation.order.map { pages.context(of: $0, drawing: &drawn) }
    contexts += [index.topicIndex(), index.missing(), index.alias(0)]
    contexts += course.topics.topics.indices.map { index.topic($0) }
    contexts += course.gallery.rooms.indices.map { index.gallery($0, showing: drawn) }
    for context in contexts { #expect(schema.differences(from: context) == []) }
    #expect(contexts.count == 12)
  }
}
