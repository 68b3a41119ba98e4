import Foundation
import Mustache
import TestSupport
import Testing

/// The tests of the Mustache specification.
@Suite struct SpecificationTests {
  private struct Suite: Decodable {
    var tests: [Case]
  }

  private struct Case: Decodable {
    var name: String
    var data: JSON
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  /// A value of the specification's data.
  private enum JSON: Decodable {
    case value(TemplateValue)

    init(from decoder: any Decoder) throws {
      if let record = try? decoder.container(keyedBy: Key.self) {
        let entries = try record.allKeys.map {
          TemplateRecord.Entry($0.stringValue, try record.decode(JSON.self, forKey: $0).value)
        }
        self = .value(.record(entries))
      } else if var list = try? decoder.unkeyedContainer() {
        var items: [TemplateValue] = []
        while !list.isAtEnd { items.append(try list.decode(JSON.self).value) }
        self = .value(.list(items))
      } else {
        self = .value(try Self.scalar(decoder.singleValueContainer()))
      }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws
      -> TemplateValue
    {
      if container.decodeNil() { return .none }
      if let truth = try? container.decode(Bool.self) { return .truth(truth) }
      if let text = try? container.decode(String.self) { return .text(text) }
      if let whole = try? container.decode(Int.self) { return .text(String(whole)) }
      return .text(try container.decode(Double.self).description)
    }

    var value: TemplateValue {
      switch self {
      case .value(let value): value
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  static let suites = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
    ("sections", 34), ("~inheritance", 27), ("~dynamic-names", 21),
  ]

  @Test(
    .enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"), arguments: suites)
  func rendersAsSpecified(suite: String, count: Int) throws {
    let decoded = try Conformance.decoded(Suite.self, from: "conformance/mustache/\(suite).json")
    #expect(decoded.tests.count == count)
    for test in decoded.tests {
      var files = [
        TemplateFile(path: "test case.mustache", bytes: Array(test.template.utf8), file: "t")
      ]
      for (name, text) in test.partials ?? [:] {
        files.append(TemplateFile(path: name + ".mustache", bytes: Array(text.utf8), file: name))
      }
      let library = TemplateLibrary(layers: [files])
      #expect(library.diagnostics.isEmpty, "\(test.name)")
      var bytes: [UInt8] = []
      #expect(library.render("test case", with: test.data.value, into: &bytes) == nil)
      #expect(String(decoding: bytes, as: UTF8.self) == test.expected, "\(test.name)")
    }
  }
}
