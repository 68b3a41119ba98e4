import Files

/// Puts the pages into their sections and the sections in order.
struct SectionTree {
  private let files: [ContentFile]
  private let courseTitle: String
  private var sections: [Section] = []

  /// The sections of a course; the first is the course itself.
  static func sections(of files: [ContentFile], courseTitle: String) -> [Section] {
    var tree = SectionTree(files: files, courseTitle: courseTitle)
    var pages: [String: [Int]] = [:]
    var folders: [String: Set<String>] = [:]
    for (index, file) in files.enumerated() {
      var folder = file.source.folderPath
      pages[folder, default: []].append(index)
      while !folder.isEmpty {
        let above = folder.folderPath
        folders[above, default: []].insert(folder)
        folder = above
      }
    }
    _ = tree.add("", parent: nil, pages, folders)
    return tree.sections
  }

  private init(files: [ContentFile], courseTitle: String) {
    self.files = files
    self.courseTitle = courseTitle
  }

  private mutating func add(
    _ folder: String, parent: Int?, _ pages: [String: [Int]], _ folders: [String: Set<String>]
  ) -> Int {
    let here = sections.count
    let own = pages[folder] ?? []
    let index = own.first { SourceName.isIndex(files[$0].source.fileName) }
    sections.append(section(folder, index: index, parent: parent, entries: []))
    var entries: [(key: SortKey, entry: Section.Entry)] = []
    for page in own where page != index {
      let name = files[page].source.fileName
      let number = files[page].frontMatter.order ?? SourceName(name).number
      entries.append((SortKey(number: number, name: name), .page(page)))
    }
    for child in (folders[folder] ?? []).sorted(by: NaturalOrder.precedes) {
      let section = add(child, parent: here, pages, folders)
      let order = sections[section].index.flatMap { files[$0].frontMatter.order }
      let name = child.fileName
      let key = SortKey(number: order ?? SourceName(name).number, name: name)
      entries.append((key, .section(section)))
    }
    entries.sort { $0.key < $1.key }
    sections[here] = section(folder, index: index, parent: parent, entries: entries.map(\.entry))
    return here
  }

  private func section(
    _ folder: String, index: Int?, parent: Int?, entries: [Section.Entry]
  ) -> Section {
    let address = AddressPlan.address(
      of: folder.isEmpty ? "index.md" : folder + "/index.md", isPage: true)
    let words = folder.isEmpty ? courseTitle : SourceName(folder.fileName).words
    return Section(
      folder: folder, address: address, title: index.map { files[$0].title } ?? words,
      index: index, parent: parent, entries: entries)
  }

  /// Numbered entries by their number, then the others by name.
  private struct SortKey: Comparable {
    let number: Int?
    let name: String

    static func < (left: SortKey, right: SortKey) -> Bool {
      if left.number != right.number {
        return (left.number ?? Int.max) < (right.number ?? Int.max)
      }
      return NaturalOrder.precedes(left.name, right.name)
    }
  }
}
