/// A block of a site with its named values, and where it stands.
public struct PublishedBlock: Sendable, Hashable {
  /// The author's; `nil` for a block without one.
  public let id: String?
  public let kind: String
  /// The address of its page from the root of the site.
  public let page: String
  /// What follows `figure-` in the anchor of its figure; `nil` if it shows none.
  public let figure: String?
  public let values: [PublishedValue]
  /// The addresses of the other pages whose text shows a value of it, in reading order.
  public let usedOn: [String]

  public init(
    id: String?, kind: String, page: String, figure: String?, values: [PublishedValue],
    usedOn: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.page = page
    self.figure = figure
    self.values = values
    self.usedOn = usedOn
  }

  var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    if let id { members.append(("id", .string(id))) }
    members += [("kind", .string(kind)), ("page", .string(page))]
    if let figure { members.append(("figure", .string(figure))) }
    if !usedOn.isEmpty { members.append(("usedOn", .array(usedOn.map { .string($0) }))) }
    members.append(("values", .object(values.map { ($0.name, $0.json) })))
    return .object(members)
  }
}
