import Content

/// The pages that show all figures: one for each section that has any; the help, whose sections are short, has one in all.
struct Gallery: Sendable {
  /// A figure's place: the page among the course's files, and the block among the page's.
  struct Exhibit: Sendable, Hashable {
    let file: Int
    let block: Int
  }

  /// One page of the gallery.
  struct Room: Sendable {
    /// Among the course's sections.
    let section: Int
    /// The section below the course itself that it stands in, or the course.
    let top: Int
    let address: Address
    let exhibits: [Exhibit]
  }

  /// In reading order; empty if the course has no figures. The first is `figures/index.html`.
  let rooms: [Room]

  /// The rooms that one leads to: those of its own top section, and the first of every other, so that a course of many sections
  /// does not list them all on every page.
  func neighbors(of room: Int) -> [Int] {
    var tops: Set<Int> = []
    return rooms.indices.filter {
      rooms[$0].top == rooms[room].top || tops.insert(rooms[$0].top).inserted
    }
  }

  init(_ navigation: Navigation, _ outlines: [PageOutline]) {
    var exhibits: [Int: [Exhibit]] = [:]
    var order: [Int] = []
    for file in navigation.fileOrder {
      let own = navigation.sectionOfFile[file]
      let section = navigation.isHelp(.file(file)) ? navigation.path(to: own)[1] : own
      for (block, figure) in outlines[file].figures.enumerated() where figure != nil {
        if exhibits[section] == nil { order.append(section) }
        exhibits[section, default: []].append(Exhibit(file: file, block: block))
      }
    }
    var taken: Set<String> = ["index"]
    rooms = order.enumerated().map { position, section in
      let path = navigation.course.sections[section].address.path.dropLast("/index.html".count)
      // The course's own pages, which stand in no folder, may come after those of a section.
      var slug = path.isEmpty ? "course" : String(path.map { $0 == "/" ? "-" : $0 })
      while position > 0, !taken.insert(slug.lowercased()).inserted { slug += "-" }
      let name = position == 0 ? "index" : slug
      let above = navigation.path(to: section)
      return Room(
        section: section, top: above.count > 1 ? above[1] : above[0],
        address: Address("figures/\(name).html"),
        exhibits: exhibits[section] ?? [])
    }
  }
}
