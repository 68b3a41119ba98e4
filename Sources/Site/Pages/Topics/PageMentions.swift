import Content

/// The topics that a page marks in its text, each with its places.
struct PageMentions {
  /// In the order of the text.
  private(set) var mentions: [(path: [String], mention: Topic.Mention)] = []

  /// - Parameters:
  ///   - entries: the marks of the page.
  ///   - file: the page, among the course's files.
  ///   - outline: its headings.
  ///   - spelling: how marks are spelled.
  ///   - tags: the topics that the page has as a whole, with the headings that treat them.
  init(
    _ entries: [IndexMark], of file: Int, _ outline: PageOutline, _ spelling: MarkSpelling,
    tags: [(path: [String], headings: [Int])]
  ) {
    var order: [[String]] = []
    var places: [[String]: [IndexPlace]] = [:]
    for mark in entries where mark.isPlace {
      let path = spelling.path(of: mark)
      guard let anchor = mark.anchor ?? mark.heading.map({ outline.headings[$0].id }) else {
        continue
      }
      if places[path] == nil { order.append(path) }
      let place = IndexPlace(anchor: anchor, heading: mark.heading)
      // Two places under one heading look the same in the index, and the first leads to both.
      if places[path]?.contains(where: { $0.heading == place.heading }) != true {
        places[path, default: []].append(place)
      }
    }
    mentions = order.map { path in
      let tag = tags.first { $0.path == path }
      let headings = tag?.headings ?? []
      let own = (places[path] ?? []).filter { place in
        place.heading.map { !headings.contains($0) } ?? true
      }
      return (
        path, Topic.Mention(file: file, headings: headings, places: own, isTagged: tag != nil)
      )
    }
  }
}
