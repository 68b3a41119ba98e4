import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// What the system refuses to read or to write, and files that are not what their name says.
@Suite struct SystemRefusalTests {
  /// A file that may be opened and cannot be read, whoever asks.
  private static let unreadable = "/proc/self/mem"

  private func course(linking path: String, to target: String) throws -> TestCourse {
    let course = try TestCourse(["Content/index.md": "", "Templates/x.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: course.folder.path + "/" + path, withDestinationPath: target)
    return course
  }

  @Test func aLinkThatLeadsNowhereIsLeftOut() throws {
    let course = try course(linking: "Content/a.md", to: "nowhere.md")
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["site/passed-over"])
    #expect(report.diagnostics.first?.severity == .warning)
    #expect(report.diagnostics.first.map(course.place) == "Content/a.md:1:1")
    #expect(report.succeeded)
  }

  @Test func aPageThatCannotBeReadIsNamed() throws {
    let course = try course(linking: "Content/a.md", to: Self.unreadable)
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["site/unreadable"])
    #expect(report.diagnostics.first.map(course.place) == "Content/a.md:1:1")
  }

  @Test func aTemplateThatCannotBeReadIsNamed() throws {
    let course = try course(linking: "Templates/lesson.mustache", to: Self.unreadable)
    let report = course.build()
    #expect(report.diagnostics.map(\.identifier) == ["template/unreadable"])
    #expect(report.diagnostics.first.map(course.place) == "Templates/lesson.mustache:1:1")
  }

  @Test(arguments: [("loop/site", "output/unreachable"), ("/proc/site", "output/cannot-write")])
  func anOutputThatCannotBeIsRefused(output: String, identifier: String) throws {
    let course = try course(linking: "loop", to: "loop")
    let path = output.hasPrefix("/") ? output : course.folder.path + "/" + output
    let report = course.build(output: path)
    #expect(report.diagnostics.map(\.identifier) == [identifier])
    #expect(!report.succeeded)
  }

  @Test func aListIsNoPhrase() throws {
    let marked = MarkedText("site:\n  skip: 1️⃣[Skip, to the text]\n")
    let course = try TestCourse(["Content/index.md": "", "Templates/phrases/en.yml": marked.text])
    let fault = course.build().diagnostics.first { $0.identifier == "site/wrong-phrase" }
    #expect(fault?.range?.start == marked.places["1️⃣"])
  }
}
