import Markup

/// The table of labelled values beside a drawing: one group a thing, each with a badge in its colour.
public struct PropertiesTable: Sendable, Hashable {
  public var groups: [PropertyGroup]

  public init(_ groups: [PropertyGroup]) {
    self.groups = groups
  }

  /// The table as HTML; groups without rows are left out.
  public var markup: MarkupNode {
    .element(
      "table", [Attribute("class", "properties")],
      groups.filter { !$0.rows.isEmpty }.map(Self.body))
  }

  private static func body(of group: PropertyGroup) -> MarkupNode {
    let badge = MarkupNode.element(
      "span", [Attribute("class", "badge \(group.badge)"), Attribute("aria-hidden", "true")])
    let heading = MarkupNode.element(
      "tr", [],
      [
        .element(
          "th", [Attribute("colspan", "2"), Attribute("scope", "rowgroup")],
          [badge, .text(group.title)])
      ])
    let rows = group.rows.map { row in
      MarkupNode.element(
        "tr", [],
        [
          .element("th", [Attribute("scope", "row")], [.text(row.label)]),
          .element("td", [], [row.value]),
        ])
    }
    return .element("tbody", [Attribute("class", group.badge)], [heading] + rows)
  }
}
