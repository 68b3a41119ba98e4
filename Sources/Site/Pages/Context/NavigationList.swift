import Mustache

/// The entries of a section in the navigation, made once for all pages of a folder.
struct NavigationList: Sendable {
  let items: [NavigationItem]
  private let shared: SharedItems

  /// - Parameter prepared: what is done once with the records that all pages but one share.
  init(_ items: [NavigationItem], prepared: ([TemplateRecord]) -> SharedItems) {
    self.items = items
    shared = prepared(items.map(\.elsewhere))
  }

  /// The list on any page that it does not lead to.
  var elsewhere: TemplateValue { .sharedList(SharedList(shared)) }

  /// The list on a page.
  func value(on page: Navigation.Stop) -> TemplateValue {
    let own = items.firstIndex { $0.leads(to: page) }.map { place in
      (place: place, record: items[place].record(on: page))
    }
    return .sharedList(SharedList(shared, own: own))
  }

  /// True if a page is among the entries or below them.
  func leads(to page: Navigation.Stop) -> Bool { items.contains { $0.leads(to: page) } }
}
