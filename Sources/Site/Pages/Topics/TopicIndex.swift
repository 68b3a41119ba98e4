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
  ///   - marks: what each page marks in its text.
  ///   - order: the places of the pages in `files` in reading order.
  init(
    _ files: [ContentFile], _ outlines: [PageOutline], _ marks: [PageMarks?], order: [Int]
  ) {
    var mentions: [[String]: [Topic.Mention]] = [:]
    let spelling = MarkSpelling(files, marks)
    var references: [[String]: MarkReferences] = [:]
    for file in order {
      let tags = Self.marks(of: files[file], outlines[file])
      for (path, headings) in tags {
        mentions[path, default: []].append(Topic.Mention(file: file, headings: headings))
      }
      guard let entries = marks[file]?.entries, !entries.isEmpty else { continue }
      for (path, mention) in PageMentions(entries, of: file, outlines[file], spelling, tags: tags)
        .mentions
      {
        if mention.isTagged { mentions[path]?.removeLast() }
        mentions[path, default: []].append(mention)
      }
      for mark in entries where !mark.see.isEmpty || !mark.seeAlso.isEmpty {
        references[spelling.path(of: mark), default: MarkReferences()].add(mark)
      }
    }
    var children: [[String]: Set<[String]>] = [:]
    for path in references.isEmpty ? Set(mentions.keys) : Set(mentions.keys).union(references.keys)
    {
      for length in path.indices.reversed() {
        children[Array(path[..<length]), default: []].insert(Array(path[...length]))
      }
    }
    var slugs = TopicSlugs()
    roots = add(below: [], parent: nil, children, mentions, &slugs)
    if !references.isEmpty { resolve(references) }
  }

  /// The topic of that name.
  func topic(_ path: [String]) -> Int? { indices[path] }

  /// The topics grouped by their first letter, in alphabetical order.
  var letters: [(letter: String, topics: [Int])] {
    Alphabet.letters(roots) { topics[$0].title }.map { ($0.letter, $0.entries) }
  }

  /// Notes to which other topics each refers; those that are not there are told of elsewhere.
  private mutating func resolve(_ references: [[String]: MarkReferences]) {
    for index in topics.indices {
      guard let own = references[topics[index].path] else { continue }
      let see = own.see.compactMap { indices[$0] }
      let seeAlso = own.seeAlso.compactMap { indices[$0] }
      topics[index].see = topics[index].hasPage ? [] : see
      // Where there is more to see than the reference, it is one beside it.
      topics[index].seeAlso = (topics[index].hasPage ? see : []) + seeAlso
    }
  }

  private mutating func add(
    below path: [String], parent: Int?, _ children: [[String]: Set<[String]>],
    _ mentions: [[String]: [Topic.Mention]], _ slugs: inout TopicSlugs
  ) -> [Int] {
    let names = (children[path] ?? []).sorted { Alphabet.precedes($0.last ?? "", $1.last ?? "") }
    return names.map { name in
      let index = topics.count
      // An entry that only refers to another has no page.
      let hasPage = mentions[name] != nil || children[name] != nil
      let slug = hasPage ? slugs.slug(for: name) : ""
      let title = name.last ?? ""
      func topic(_ subtopics: [Int]) -> Topic {
        Topic(
          title: title, path: name,
          address: hasPage ? Address("topics/\(slug).html") : MadePages.topicIndex,
          id: hasPage ? "topic-\(slug)" : "", parent: parent, subtopics: subtopics,
          mentions: mentions[name] ?? [], hasPage: hasPage)
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
}
