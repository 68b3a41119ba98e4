import Content
import Diagnostics
import Markdown

/// Every topic of the course, alphabetical, with its subtopics and the pages and headings that treat it.
struct TopicIndex: Sendable {
  /// All topics; a topic stands before its subtopics.
  private(set) var topics: [Topic] = []
  /// The topics that are no subtopics, in alphabetical order.
  private(set) var roots: [Int] = []
  private var indices: [[String]: Int] = [:]

  /// - Parameters:
  ///   - files: the pages of the course.
  ///   - outlines: the headings of each page.
  ///   - order: the places of the pages in `files` in reading order.
  init(_ files: [ContentFile], _ outlines: [PageOutline], order: [Int]) {
    var mentions: [[String]: [Topic.Mention]] = [:]
    for file in order {
      for (path, headings) in Self.marks(of: files[file], outlines[file]) {
        mentions[path, default: []].append(Topic.Mention(file: file, headings: headings))
      }
    }
    var children: [[String]: Set<[String]>] = [:]
    for path in mentions.keys {
      for length in path.indices.reversed() {
        children[Array(path[..<length]), default: []].insert(Array(path[...length]))
      }
    }
    var slugs = TopicSlugs()
    roots = add(below: [], parent: nil, children, mentions, &slugs)
  }

  /// The topic of that name.
  func topic(_ path: [String]) -> Int? { indices[path] }

  /// The topics grouped by their first letter, in alphabetical order.
  var letters: [(letter: String, topics: [Int])] {
    var groups: [(letter: String, topics: [Int])] = []
    // Signs stand on both sides of the letters: `1`, `a`, `∞`.
    var places: [String: Int] = [:]
    for root in roots {
      let letter = Self.letter(of: topics[root].title)
      if let place = places[letter] {
        groups[place].topics.append(root)
      } else {
        places[letter] = groups.count
        groups.append((letter, [root]))
      }
    }
    return groups
  }

  private mutating func add(
    below path: [String], parent: Int?, _ children: [[String]: Set<[String]>],
    _ mentions: [[String]: [Topic.Mention]], _ slugs: inout TopicSlugs
  ) -> [Int] {
    let names = (children[path] ?? []).sorted { Self.precedes($0.last ?? "", $1.last ?? "") }
    return names.map { name in
      let index = topics.count
      let slug = slugs.slug(for: name)
      let title = name.last ?? ""
      func topic(_ subtopics: [Int]) -> Topic {
        Topic(
          title: title, address: Address("topics/\(slug).html"), id: "topic-\(slug)",
          parent: parent, subtopics: subtopics, mentions: mentions[name] ?? [])
      }
      topics.append(topic([]))
      indices[name] = index
      let subtopics = add(below: name, parent: index, children, mentions, &slugs)
      topics[index] = topic(subtopics)
      return index
    }
  }

  /// A page's topics, each once, with the headings that treat it: those that the author points to, else those whose words
  /// contain the topic's name.
  private static func marks(
    of file: ContentFile, _ outline: PageOutline
  ) -> [(path: [String], headings: [Int])] {
    var marks: [(path: [String], headings: [Int])] = []
    for mark in file.frontMatter.topics {
      let pointed = mark.heading.flatMap { id in
        outline.headings.firstIndex { $0.id == id }
      }
      if let place = marks.firstIndex(where: { $0.path == mark.path }) {
        if let pointed { marks[place].headings.append(pointed) }
      } else {
        marks.append((mark.path, pointed.map { [$0] } ?? []))
      }
    }
    if marks.allSatisfy({ !$0.headings.isEmpty }) { return marks }
    let headings = outline.headings.map { $0.level > 1 ? TopicWords($0.text) : TopicWords("") }
    for place in marks.indices where marks[place].headings.isEmpty {
      let wanted = TopicWords(marks[place].path.last ?? "")
      marks[place].headings = headings.indices.filter { headings[$0].contains(wanted) }
    }
    return marks
  }

  /// Alphabetical whatever the case; among equals by the bytes.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let first = left.lowercased()
    let second = right.lowercased()
    return first != second
      ? NaturalOrder.precedes(first, second) : NaturalOrder.precedes(left, right)
  }

  /// The letter under which a topic is listed; `#` for digits and signs.
  private static func letter(of title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return first.uppercased()
  }
}
