import Mustache

/// A page or section in the navigation at the side, as a template sees it; made once for all pages of a folder.
final class NavigationItem: Sendable {
  let stop: Navigation.Stop
  let title: String
  let href: String
  let summary: String
  /// What is listed below it; empty for a page and for a section that is closed.
  let below: NavigationList
  /// The item on any page but its own and those below it.
  let elsewhere: TemplateRecord

  init(
    _ stop: Navigation.Stop, title: String, href: String, summary: String, below: NavigationList
  ) {
    self.stop = stop
    self.title = title
    self.href = href
    self.summary = summary
    self.below = below
    elsewhere = Self.record(
      title, href, summary, current: false, open: !below.items.isEmpty, items: below.elsewhere)
  }

  /// The item on a page to which it leads.
  func record(on page: Navigation.Stop) -> TemplateRecord {
    Self.record(
      title, href, summary, current: stop == page, open: !below.items.isEmpty,
      items: below.value(on: page))
  }

  /// True of its own page and of those below it.
  func leads(to page: Navigation.Stop) -> Bool { stop == page || below.leads(to: page) }

  private static func record(
    _ title: String, _ href: String, _ summary: String, current: Bool, open: Bool,
    items: TemplateValue
  ) -> TemplateRecord {
    TemplateRecord([
      .init("title", .text(title)), .init("href", .text(href)), .init("summary", .text(summary)),
      .init("current", .truth(current)), .init("open", .truth(open)), .init("pages", items),
    ])
  }
}
