import Pages

extension CourseDifference {
  /// The differences for a program: one object a block.
  public var json: JSONValue { .array(blocks.map { Self.json(of: $0) }) }

  private static func json(of change: BlockChange) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    let block = change.new ?? change.old
    if let id = block?.id { members.append(("id", .string(id))) }
    if let block {
      members += [("kind", .string(block.kind)), ("page", .string(block.page))]
      if let figure = block.figure { members.append(("figure", .string(figure))) }
    }
    members.append(
      (
        "change",
        .string(change.old == nil ? "appeared" : change.new == nil ? "vanished" : "changed")
      ))
    if let used = block?.usedOn, !used.isEmpty {
      members.append(("usedOn", .array(used.map { .string($0) })))
    }
    if let page = change.movedFrom { members.append(("movedFrom", .string(page))) }
    guard change.old != nil, change.new != nil else { return .object(members) }
    members.append(("values", .array(change.values.map { json(of: $0) })))
    if let equations = change.equations {
      members.append(
        (
          "equations",
          pair(
            .array(equations.old.map { .string($0) }), .array(equations.new.map { .string($0) }))
        ))
    }
    members.append(("drawing", .truth(change.isDrawingChanged)))
    if let alternative = change.alternative {
      members.append(
        ("alternative", pair(.string(alternative.old), .string(alternative.new))))
    }
    return .object(members)
  }

  private static func json(of change: ValueChange) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("name", .string(change.name))]
    if let old = change.old { members.append(("old", json(of: old))) }
    if let new = change.new { members.append(("new", json(of: new))) }
    if case .number(_, let unit, _)? = change.new ?? change.old, !unit.isEmpty {
      members.append(("unit", .string(unit)))
    }
    if let difference = change.difference { members.append(("difference", .number(difference))) }
    if let share = change.share { members.append(("percent", .number(100 * share))) }
    return .object(members)
  }

  private static func json(of content: PublishedValue.Content) -> JSONValue {
    switch content {
    case .number(let number, _, _): .number(number)
    case .text(let text): .string(text)
    }
  }

  private static func pair(_ old: JSONValue, _ new: JSONValue) -> JSONValue {
    .object([("old", old), ("new", new)])
  }
}
