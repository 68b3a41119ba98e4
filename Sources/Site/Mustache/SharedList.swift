/// A list that many pages show alike, except for one item that may be a page's own: in the navigation, the page itself.
public struct SharedList: Sendable {
  let shared: SharedItems
  let own: (place: Int, record: TemplateRecord)?

  public init(_ shared: SharedItems, own: (place: Int, record: TemplateRecord)? = nil) {
    self.shared = shared
    self.own = own
  }

  var items: [TemplateValue] {
    var items = shared.items
    if let own { items[own.place] = .record(own.record) }
    return items
  }
}
