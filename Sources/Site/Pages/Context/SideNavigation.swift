import Content
import Mustache

/// The navigation at the side of the pages of one section: the entries of its top section, opened on the way to it. Help is shown
/// whole, as a help window does.
struct SideNavigation: Sendable {
  /// The section whose entries are shown, among the course's sections.
  let top: Int
  let title: String
  /// From the pages of the section.
  let href: String
  let items: NavigationList

  /// - Parameters:
  ///   - section: the section whose pages show it, among the course's sections.
  ///   - prepared: what is done once with the records of items that many pages share.
  init(
    _ navigation: Navigation, section: Int, prepared: ([TemplateRecord]) -> SharedItems
  ) {
    let path = navigation.path(to: section)
    let here = navigation.course.sections[section].address
    top = path.count > 1 ? path[1] : path[0]
    title = navigation.course.sections[top].title
    href = here.link(to: navigation.course.sections[top].address)
    let isHelp = navigation.isHelp(navigation.stop(ofSection: section))
    items = Self.items(of: top, navigation, from: here, prepared: prepared) {
      isHelp || path.contains($0)
    }
  }

  /// The entries of a section.
  ///
  /// - Parameters:
  ///   - here: where the links stand.
  ///   - isOpen: whether the entries of a section among them are listed too.
  static func items(
    of section: Int, _ navigation: Navigation, from here: Address,
    prepared: ([TemplateRecord]) -> SharedItems, isOpen: (Int) -> Bool
  ) -> NavigationList {
    let list = navigation.course.sections[section].entries.map { entry -> NavigationItem in
      let stop: Navigation.Stop
      var below = NavigationList([], prepared: prepared)
      switch entry {
      case .page(let file): stop = .file(file)
      case .section(let inner):
        stop = navigation.stop(ofSection: inner)
        if isOpen(inner) {
          below = items(
            of: inner, navigation, from: here, prepared: prepared, isOpen: isOpen)
        }
      }
      return NavigationItem(
        stop, title: navigation.title(of: stop),
        href: here.link(to: navigation.address(of: stop)),
        summary: navigation.summary(of: stop), below: below)
    }
    return NavigationList(list, prepared: prepared)
  }
}
