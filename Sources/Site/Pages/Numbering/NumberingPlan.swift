import Content

/// With what the numbers of each page begin, and which pages share their numbers.
struct NumberingPlan {
  /// A page's place in the plan.
  struct Place {
    /// What stands before the number of a figure: the chapter.
    var prefix: String?
    /// What the numbers of the page's headings begin with, and the number of the page.
    var chapter: String?
    /// Pages of one group share their numbers; `nil` stands by itself.
    var group: Int?
  }

  /// Parallel to the course's files.
  let places: [Place]

  init(_ navigation: Navigation, _ scope: NumberingRules.Scope) {
    var places = [Place](repeating: Place(), count: navigation.course.files.count)
    switch scope {
    case .none, .page: break
    case .chapter, .course:
      var count = 0
      for file in navigation.fileOrder where !navigation.isHelp(.file(file)) {
        if scope == .course { places[file].group = 0 }
        guard Self.isLesson(file, navigation) else { continue }
        count += 1
        places[file].chapter = String(count)
        if scope == .chapter { places[file].prefix = String(count) }
      }
    case .folder:
      var numberOfSection: [Int: Int] = [:]
      var lessons: [Int: Int] = [:]
      for file in navigation.fileOrder where !navigation.isHelp(.file(file)) {
        let path = navigation.path(to: navigation.sectionOfFile[file])
        guard path.count > 1 else { continue }
        let number = numberOfSection[path[1]] ?? numberOfSection.count + 1
        numberOfSection[path[1]] = number
        places[file].prefix = String(number)
        places[file].group = number
        guard Self.isLesson(file, navigation) else { continue }
        lessons[number, default: 0] += 1
        places[file].chapter = "\(number).\(lessons[number] ?? 0)"
      }
    }
    self.places = places
  }

  /// Whether a page is a lesson that counts, not the page of a folder.
  private static func isLesson(_ file: Int, _ navigation: Navigation) -> Bool {
    guard navigation.course.sections[navigation.sectionOfFile[file]].index != file else {
      return false
    }
    let document = navigation.course.files[file].document
    return document.titleHeading.map { !document.isUnnumbered($0) } ?? true
  }
}
