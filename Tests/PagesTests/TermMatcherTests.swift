import TestSupport
import Testing

@testable import Pages

/// Terms in running text are found as a reader would find them.
@Suite struct TermMatcherTests {
  /// The words of a text that are terms, by `TermMatcher`.
  private func found(_ forms: [String], in text: String) -> [String] {
    let matcher = TermMatcher(forms.enumerated().map { ($1, $0) })
    var found: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      matcher.matches(in: bytes) { term, place in
        found.append(String(decoding: bytes[place], as: UTF8.self))
        #expect(
          TermForm(forms[term]) == TermForm(found[found.count - 1]),
          "\(forms[term]) in \(text)")
      }
    }
    return found
  }

  /// The same, word by word.
  private func expected(_ forms: [String], in words: [String]) -> [String] {
    let known = Set(forms.map { TermForm($0) })
    var found: [String] = []
    var index = 0
    while index < words.count {
      let end = (index..<words.count).last {
        known.contains(TermForm(words[index...$0].joined(separator: " ")))
      }
      if let end { found.append(words[index...end].joined(separator: " ")) }
      index = (end ?? index) + 1
    }
    return found
  }

  @Test func theLongestOfWholeWordsIsFoundWhateverTheTextIs() {
    var chance = Chance(7)
    let alphabet = ["a", "b", "ab", "A", "Ab", "aba", "é", "Éa", "b-a"]
    for _ in 0..<400 {
      let forms = (0..<chance.number(in: 0...5)).map { _ in
        (0...chance.number(in: 0...2)).map { _ in
          alphabet[chance.number(in: 0...alphabet.count - 1)]
        }
        .joined(separator: " ")
      }
      let words = (0..<chance.number(in: 0...19)).map { _ in
        alphabet[chance.number(in: 0...alphabet.count - 1)]
      }
      #expect(
        found(forms, in: words.joined(separator: " ")) == expected(forms, in: words),
        "\(forms) in \(words)")
    }
  }

  @Test func signsEndWordsAndHyphensJoinThem() {
    #expect(found(["ray"], in: "ray, (ray) “ray” ray’s ray–ray ray… ray\u{A0}ray").count == 9)
    #expect(found(["ray"], in: "ray-like x-ray rays _ray_ rayé éray ray2") == [])
    #expect(found(["ray"], in: "- ray -").count == 1)
    #expect(found(["b-a"], in: "b-a b-a-b") == ["b-a"])
  }

  @Test func apostrophesAndSpacesAreAlike() {
    #expect(found(["Snell’s law"], in: "Snell's  law, snell’s\nlaw").count == 2)
  }

  @Test func anythingElseThanTheFirstLetterKeepsItsCase() {
    #expect(found(["BFS", "pH"], in: "BFS bFS bfs PH pH") == ["BFS", "bFS", "PH", "pH"])
  }

  @Test func noTextIsTooOdd() {
    for text in ["", "-", "\u{0}", "a\u{301}", "😀ray😀", "\u{E2}"] {
      _ = found(["ray", "é"], in: text)
    }
    let matcher = TermMatcher([("ray", 0)])
    [0xE2, 0x80, 0x72, 0x61, 0x79, 0xFF].withUnsafeBufferPointer { bytes in
      matcher.matches(in: bytes) { _, _ in }
    }
  }
}
