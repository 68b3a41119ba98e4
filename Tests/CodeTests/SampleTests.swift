import TestSupport
import Testing

@testable import Code

@Suite struct SampleTests {
  @Test(arguments: Sample.names)
  func `a realistic file is coloured as it was when somebody last looked`(name: String) throws {
    let language = try #require(CodeLanguage(name))
    let html = Sample.html(try Sample.bytes(name), in: language)
    #expect(Snapshot.difference(html, from: "\(name).html") == nil)
  }

  @Test func `every language that colours anything has a sample`() {
    let coloured = CodeLanguage.all.dropLast().map(\.name).sorted()
    #expect(Sample.names == coloured)
  }
}
