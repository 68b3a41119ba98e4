import Foundation
import Markdown
import TestSupport
import Testing

/// The examples of other projects for what CommonMark does not know. Their HTML is their own, so the structure is compared: which
/// elements hold which text, without classes and ids. Where we differ on more than that, the list says why.
@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct ExtensionConformanceTests {
  /// A file of examples, how many of them pass, and which do not.
  struct Suite: Sendable, CustomTestStringConvertible {
    let file: String
    let passing: Int
    let exceptions: [Int: String]

    /// - Parameter exceptions: for a reason the numbers of the examples.
    init(_ file: String, passing: Int, except exceptions: KeyValuePairs<String, [Int]> = [:]) {
      self.file = file
      self.passing = passing
      var reasons: [Int: String] = [:]
      for (reason, numbers) in exceptions { for number in numbers { reasons[number] = reason } }
      self.exceptions = reasons
    }

    var testDescription: String { file }
  }

  /// An example of any of the projects; some count them, some give their line.
  private struct Example: Decodable {
    let markdown: String
    let html: String
    let example: Int?
    let line: Int?
    var number: Int { example ?? line ?? 0 }
  }

  @Test(arguments: ConformanceSuites.all)
  func theStructureIsThatOfOthers(_ suite: Suite) throws {
    let examples = try Conformance.decoded([Example].self, from: "conformance/\(suite.file)")
    var passed = 0
    for example in examples {
      let ours = Structure(of: Document(example.markdown).html())
      let theirs = Structure(of: example.html)
      if let reason = suite.exceptions[example.number] {
        #expect(ours != theirs, "\(suite.file) \(example.number) passes by now: \(reason)")
        continue
      }
      if ours == theirs {
        passed += 1
      } else {
        Issue.record(
          "\(suite.file) \(example.number):\n\(example.markdown)\nours:   \(ours.text)\ntheirs: \(theirs.text)"
        )
      }
    }
    #expect(passed == suite.passing)
  }
}
