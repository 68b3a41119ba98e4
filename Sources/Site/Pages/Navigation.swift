import Content

/// The order of the course and the way through it.
struct Navigation: Sendable {
  /// A page of the site that stands in a section: an author's page, or the page that sitegen makes for a section without one.
  enum Stop: Hashable, Sendable {
    case file(Int)
    case section(Int)
  }

  let course: Course
  /// All pages in reading order.
  let order: [Stop]
  /// The section that each file stands in (for an index page, the section that it opens).
  let sectionOfFile: [Int]
  private let positions: [Stop: Int]

  init(_ course: Course) {
    self.course = course
    var order: [Stop] = []
    var sectionOfFile = [Int](repeating: 0, count: course.files.count)
    var pending: [Section.Entry] = [.section(0)]
    var enclosing = [Int](repeating: 0, count: course.files.count)
    while let entry = pending.popLast() {
      switch entry {
      case .page(let file):
        order.append(.file(file))
        sectionOfFile[file] = enclosing[file]
      case .section(let index):
        let section = course.sections[index]
        if let file = section.index {
          order.append(.file(file))
          sectionOfFile[file] = index
        } else {
          order.append(.section(index))
        }
        for case .page(let file) in section.entries { enclosing[file] = index }
        pending += section.entries.reversed()
      }
    }
    self.order = order
    self.sectionOfFile = sectionOfFile
    positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// The files in reading order.
  var fileOrder: [Int] {
    order.compactMap { if case .file(let file) = $0 { file } else { nil } }
  }

  func section(of stop: Stop) -> Int {
    switch stop {
    case .file(let file): sectionOfFile[file]
    case .section(let section): section
    }
  }

  func address(of stop: Stop) -> Address {
    switch stop {
    case .file(let file): course.files[file].address
    case .section(let section): course.sections[section].address
    }
  }

  func title(of stop: Stop) -> String {
    switch stop {
    case .file(let file): course.files[file].title
    case .section(let section): course.sections[section].title
    }
  }

  /// The stop that is a section's own page.
  func stop(ofSection section: Int) -> Stop {
    course.sections[section].index.map { .file($0) } ?? .section(section)
  }

  func summary(of stop: Stop) -> String {
    switch stop {
    case .file(let file): course.files[file].frontMatter.summary ?? ""
    case .section: ""
    }
  }

  /// The sections from the course itself down to one, that one included.
  func path(to section: Int) -> [Int] {
    var path = [section]
    while let parent = course.sections[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }

  /// True for pages of the help, which are read by topic and not in the order of the course.
  func isHelp(_ stop: Stop) -> Bool {
    let address = address(of: stop).path
    return address.hasPrefix("help/")
  }

  /// The page before or after in reading order; help pages and lessons do not lead to each other, so that help between two
  /// sections is passed over.
  func neighbor(of stop: Stop, by step: Int) -> Stop? {
    guard let position = positions[stop] else { return nil }
    let isHelp = isHelp(stop)
    var next = position + step
    while order.indices.contains(next), self.isHelp(order[next]) != isHelp { next += step }
    return order.indices.contains(next) ? order[next] : nil
  }
}
