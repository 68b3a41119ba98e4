import Scenarios
import TestSupport
import Testing

@Suite(.enabled(if: Conformance.isPresent, "SITEGEN_CONFORMANCE is not set"))
struct OpticsVectorTests {
  private struct Vectors: Decodable {
    struct Group: Decodable {
      let kind: String
      let tolerance: Tolerance
      let cases: [Case]

      enum CodingKeys: String, CodingKey {
        case kind, cases
        case tolerance = "default_tolerance"
      }
    }

    struct Tolerance: Decodable {
      let rel: Double?
      let abs: Double?
    }

    struct Case: Decodable {
      let id: String
      let inputs: VectorValue
      let expected: VectorValue
      let tolerance: Tolerance?
    }

    let groups: [Group]
  }

  @Test func everyCaseComesOutAsExpected() throws {
    let vectors = try Conformance.decoded(Vectors.self, from: "vectors/optics.json")
    let file = try VectorTemplates("optics.yml")
    var count = 0
    for template in file.templates {
      let group = try #require(vectors.groups.first { $0.kind == template.kind })
      for vector in group.cases {
        let block = OpticsBlock(template.text(with: vector.inputs))
        #expect(
          block.whole != nil, "\(vector.id): \(block.diagnostics.map(\.summary))")
        let tolerance = vector.tolerance ?? group.tolerance
        for value in template.values {
          guard let expected = vector.expected.at(value.key[...]) else { continue }
          let isRight = Self.agrees(
            block.value(value.name), expected, factor: value.factor, words: file.words, tolerance)
          #expect(
            isRight,
            "\(vector.id): \(value.name) is \(String(describing: block.value(value.name))), not \(expected)"
          )
          count += 1
        }
      }
    }
    #expect(count > 1500)
  }

  private static func agrees(
    _ value: Value?, _ expected: VectorValue, factor: Double, words: [String: String],
    _ tolerance: Vectors.Tolerance
  ) -> Bool {
    switch (value, expected) {
    case (nil, .null): return true
    case (nil, .word(let word)): return words[word] == "absent"
    case (.name(let name), .word(let word)): return words[word] ?? word == name
    case (.truth(let truth), .truth(let wanted)): return truth == wanted
    case (.quantity, .mapping): return true
    case (.list(let items), .list(let wanted)):
      return items.count == wanted.count
        && zip(items, wanted).allSatisfy {
          agrees($0.0, $0.1, factor: factor, words: words, tolerance)
        }
    case (.quantity(let quantity), .number(let number)):
      let got = quantity.value * factor
      if got == number { return true }
      return (got - number).magnitude <= (tolerance.abs ?? 0) + (tolerance.rel ?? 0)
        * number.magnitude
    default: return false
    }
  }
}
