import Mustache

/// A page or section in the navigation at the side, as a template sees it; made once for all pages of a folder.
final class NavigationItem: Sendable {
  let stop: Navigation.Stop
  let title: String
  let href: String
  let summary: String
  /// What is listed below it; empty for a page and for a section that is closed.
  let items: [NavigationItem]
  /// The item on any page but its own and those below it.
  private let elsewhere: TemplateValue

  /// - Parameter prepared: what is done once with the record that pages elsewhere share.
  init(
    _ stop: Navigation.Stop, title: String, href: String, summary: String,
    items: [NavigationItem], prepared: (TemplateRecord) -> TemplateRecord
  ) {
    self.stop = stop
    self.title = title
    self.href = href
    self.summary = summary
    self.items = items
    elsewhere = .record(
      prepared(
        Self.record(
          title, href, summary, current: false, open: !items.isEmpty,
          items: items.map(\.elsewhere))))
  }

  /// The item on a page.
  func value(on page: Navigation.Stop) -> TemplateValue {
    guard stop == page || contains(page) else { return elsewhere }
    return .record(
      Self.record(
        title, href, summary, current: stop == page, open: !items.isEmpty,
        items: items.map { $0.value(on: page) }))
  }

  private func contains(_ page: Navigation.Stop) -> Bool {
    items.contains { $0.stop == page || $0.contains(page) }
  }

  private static func record(
    _ title: String, _ href: String, _ summary: String, current: Bool, open: Bool,
    items: [TemplateValue]
  ) -> TemplateRecord {
    TemplateRecord([
      .init("title", .text(title)), .init("href", .text(href)), .init("summary", .text(summary)),
      .init("current", .truth(current)), .init("open", .truth(open)), .init("pages", .list(items)),
    ])
  }
}
